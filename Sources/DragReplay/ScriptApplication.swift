import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

/// The application that a script's policies describe: it answers for every view.
final class ScriptApplication {
  private var policies: [Place: [Policy]] = [:]
  private var counts: [Count: Int] = [:]
  unowned let stage: Stage

  private struct Place: Hashable {
    let name: String
    let callback: Callback
  }

  private struct Count: Hashable {
    let place: Place
    let session: SessionID
  }

  init(stage: Stage) {
    self.stage = stage
  }

  /// Adds a policy behind the ones that are there: the first that fits answers.
  func add(_ policy: Policy) {
    let place = Place(name: policy.name.text, callback: policy.callback)
    policies[place, default: []].append(policy)
  }

  /// The first policy that fits a call, or nil.
  func policy(for callback: Callback, of name: String, _ call: DragCall) -> Policy? {
    let place = Place(name: name, callback: callback)
    guard let candidates = policies[place] else { return nil }
    // Only where a policy asks how often is it counted.
    let counts = candidates.contains { $0.conditions.contains(where: \.isCount) }
    let nth = counts ? count(place, call.session) : 0
    return candidates.first { policy in
      policy.conditions.allSatisfy { holds($0, call, nth: nth) }
    }
  }

  private func count(_ place: Place, _ session: SessionID) -> Int {
    let count = Count(place: place, session: session)
    counts[count, default: 0] += 1
    return counts[count] ?? 1
  }

  private func holds(_ condition: Condition, _ call: DragCall, nth: Int) -> Bool {
    switch condition {
    case .item(let comparison, let id):
      comparison.holds(call.item.map { stage.name(of: $0) } ?? "", id)
    case .over(let comparison, let over): comparison.holds(text(of: call.over), text(of: over))
    case .count(let comparison, let count): comparison.holds(call.items.count, count)
    case .nth(let comparison, let number): comparison.holds(nth, number)
    case .time(let comparison, let time):
      comparison.holds(call.time.microseconds, time.count)
    case .pointer(let comparison, let name):
      comparison.holds(stage.name(of: call.pointer), name.text)
    case .local(let comparison, let isLocal):
      comparison.holds(call.isLocal ? 1 : 0, isLocal ? 1 : 0)
    case .type(let comparison, let type):
      comparison.holds(hasItem(call, conformingTo: type) ? 1 : 0, 1)
    }
  }

  // An item may be called `end`; the blank keeps the two apart, because no id holds one.
  private func text(of over: DragCall.Over) -> String {
    switch over {
    case .none: " none"
    case .end: " end"
    case .item(let item): stage.name(of: item)
    }
  }

  private func text(of over: Condition.Over) -> String {
    switch over {
    case .none: " none"
    case .end: " end"
    case .item(let id): id
    }
  }

  private func hasItem(_ call: DragCall, conformingTo text: String) -> Bool {
    guard let type = try? TypeIdentifier(text) else { return false }
    return call.items.contains { item in
      stage.provider(of: item.reference).hasItem(
        conformingTo: type, in: .declared, forSameApplication: call.isLocal)
    }
  }
}

extension Condition {
  /// Whether the condition is about how often a callback was asked.
  fileprivate var isCount: Bool {
    if case .nth = self { true } else { false }
  }
}
