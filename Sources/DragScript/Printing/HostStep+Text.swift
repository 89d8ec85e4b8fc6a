import DragSessions
import Machines

extension HostStep {
  /// The step in script form, after its first word.
  var text: String {
    switch self {
    case .prepare(let target): Self.text(.prepare, target.text)
    case .begin: Self.text(.begin)
    case .enter(let entry): Self.text(.enter) + entry.text
    case .identify(let origin): Self.text(.identify, origin.rawValue)
    case .unpack(let items): Self.text(.unpack, items.text)
    case .over(let target): Self.text(.over, target.text)
    case .offer(let mask): Self.text(.offer, mask.text)
    case .leave: Self.text(.leave)
    case .drop(let target): Self.text(.drop, target?.text)
    case .end(let operation): Self.text(.end, operation.rawValue)
    case .data(let item, let type, let text):
      "\(HostKeyword.Answer.data.rawValue) \(item.text)" + (type.map { " \($0)" } ?? "")
        + " \(Quotation.quoted(text))"
    case .fail(let item, let reason):
      "\(HostKeyword.Answer.fail.rawValue) \(item.text) \(Quotation.quoted(reason))"
    }
  }

  private static func text(_ word: TraceWord, _ rest: String? = nil) -> String {
    word.rawValue + (rest.map { " \($0)" } ?? "")
  }
}

extension [HostEntry.Item] {
  /// The items in script form, as one word.
  fileprivate var text: String {
    map { $0.formats.isEmpty ? $0.id : "\($0.id)=\($0.formats.joined(separator: "|"))" }
      .joined(separator: ",")
  }
}

extension HostEntry {
  /// The options in script form, each with a leading space.
  fileprivate var text: String {
    (target.map { " at \($0.text)" } ?? "")
      + (formats.isEmpty ? "" : " formats \(formats.joined(separator: ","))")
      + (operations == .copy ? "" : " ops \(operations.text)")
      + (items.isEmpty ? "" : " items \(items.text)")
      + (dialect.map { " dialect \($0.rawValue)" } ?? "")
      + (origin.map { " \($0.rawValue)" } ?? "")
  }
}
