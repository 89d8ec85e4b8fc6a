import DragScript
import DragSessions
import DragStage
import Machines

/// What the closures of a view have answered in a test, so that a script can answer the same.
///
/// An answer is kept where it differs from the one before to the same question, so a closure that always answers the same
/// has one line.
final class RecordedAnswers {
  /// The name of the view.
  let name: String
  /// The questions that were asked, in the order of their first times.
  private var questions: [Question] = []
  private var indices: [Key: Int] = [:]

  /// A callback, and the item that it is about if it is asked for each of several.
  private struct Key: Hashable {
    let callback: Callback
    let item: String?
  }

  /// An answer, and how long it took.
  private struct Reply: Hashable {
    let answer: PolicyAnswer
    let delay: Microseconds?
  }

  /// The answers to one question, each with the time from which on it was given.
  private struct Question {
    let key: Key
    var replies: [(time: Microseconds, reply: Reply)]

    /// The answer that was given at all times, or nil.
    var constant: Reply? { replies.count == 1 ? replies[0].reply : nil }
  }

  init(of name: String) { self.name = name }

  /// Notes an answer.
  func note(
    _ answer: PolicyAnswer, after delay: Microseconds? = nil, to callback: Callback,
    item: String? = nil, at time: Microseconds
  ) {
    let key = Key(callback: callback, item: item)
    let reply = Reply(answer: answer, delay: delay)
    guard let index = indices[key] else {
      indices[key] = questions.count
      questions.append(Question(key: key, replies: [(time, reply)]))
      return
    }
    guard questions[index].replies.last?.reply != reply else { return }
    questions[index].replies.append((time, reply))
  }

  /// The policies that answer the same at the same times; of those that fit, the first one answers.
  var policies: [Policy] {
    var callbacks: [Callback] = []
    for question in questions where !callbacks.contains(question.key.callback) {
      callbacks.append(question.key.callback)
    }
    return callbacks.flatMap(policies)
  }

  private func policies(about callback: Callback) -> [Policy] {
    let asked = questions.filter { $0.key.callback == callback }
    guard asked.count > 1 else { return asked.flatMap { policies(for: $0, ofItem: nil) } }
    // What most items are answered holds for all that are not named.
    var counts: [Reply: Int] = [:]
    for reply in asked.compactMap(\.constant) { counts[reply, default: 0] += 1 }
    let most = counts.values.max()
    let usual = asked.first { $0.constant.map { counts[$0] == most } ?? false }
    let others = asked.filter { $0.constant == nil || $0.constant != usual?.constant }
    return others.flatMap { policies(for: $0, ofItem: $0.key.item) }
      + (usual.map { policies(for: $0, ofItem: nil) } ?? [])
  }

  /// The policies for one question, the latest answer first: each holds from its time on.
  private func policies(for question: Question, ofItem item: String?) -> [Policy] {
    question.replies.indices.reversed().map { index in
      let (time, reply) = question.replies[index]
      var conditions: [Condition] = item.map { [.item(.equal, $0)] } ?? []
      if index > 0 { conditions.append(.time(.atLeast, time)) }
      return Policy(
        name: Name(name, at: .unwritten), callback: question.key.callback, conditions: conditions,
        delay: reply.delay, answer: reply.answer, location: .unwritten)
    }
  }
}
