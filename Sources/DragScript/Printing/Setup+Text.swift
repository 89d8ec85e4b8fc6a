import DragSessions
import Machines

extension SetupLine.Statement {
  /// The statement as a script writes it.
  var text: String {
    switch self {
    case .meta(let meta): "meta \(meta.key) \(Quotation.quoted(meta.text))"
    case .set(let setting): "set \(setting.text)"
    case .require(let words): "require" + words.map { $0.text }.trailing
    case .hosted(let application): "hosted \(Quotation.quoted(application.name))"
    case .include(let path, _): "include \(Quotation.quoted(path))"
    case .tag(let tags): "tag" + tags.trailing
    case .skip(let reason): "skip \(Quotation.quoted(reason.text))"
    case .xfail(let reason): "xfail \(Quotation.quoted(reason.text))"
    case .scene(let statement): statement.text
    case .policy(let policy): policy.text
    case .reaction(let reaction): reaction.text
    case .property(let property): property.text
    case .may(let action): "may \(action.text)"
    }
  }
}

extension Policy {
  /// The policy as a script writes it.
  package var text: String {
    "on \(name.text) \(callback.rawValue)" + conditions.text
      + (delay.map { " after \($0.text)" } ?? "") + " => \(answer.text)"
  }
}

extension Reaction {
  /// The reaction as a script writes it.
  var text: String {
    "on \(name.text) \(callback.rawValue)" + conditions.text
      + (delay.map { " after \($0.text)" } ?? "") + " do \(action.text)"
  }
}

extension Property {
  /// The property as a script writes it.
  package var text: String { "\(moment.rawValue) expect \(predicate.text)" }
}

extension [Condition] {
  /// The conditions in script form, each with a leading space.
  fileprivate var text: String {
    isEmpty ? "" : " when " + map { $0.text }.joined(separator: " and ")
  }
}
