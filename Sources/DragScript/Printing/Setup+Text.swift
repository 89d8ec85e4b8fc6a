import DragGeometry
import DragSessions
import Machines

extension SetupLine.Statement {
  /// The statement as a script writes it.
  var text: String {
    switch self {
    case .meta(let meta): "meta \(meta.key) \(Quotation.quoted(meta.text))"
    case .set(let setting): "set \(setting.text)"
    case .require(let words): "require" + words.map(\.text).trailing
    case .hosted(let application): "hosted \(Quotation.quoted(application.name))"
    case .include(let path, _): "include \(Quotation.quoted(path))"
    case .tag(let tags): "tag" + tags.trailing
    case .skip(let reason): "skip \(Quotation.quoted(reason.text))"
    case .xfail(let reason): "xfail \(Quotation.quoted(reason.text))"
    case .scene(let statement): statement.text
    case .policy(let policy): policy.text
    case .reaction(let reaction): reaction.text
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

extension [Condition] {
  /// The conditions in script form, each with a leading space.
  fileprivate var text: String {
    isEmpty ? "" : " when " + map(\.text).joined(separator: " and ")
  }
}

extension Condition {
  /// The condition as a script writes it.
  package var text: String {
    switch self {
    case .item(let comparison, let id): "item \(comparison.rawValue) \(id)"
    case .over(let comparison, let over): "over \(comparison.rawValue) \(over.text)"
    case .count(let comparison, let count): "count \(comparison.rawValue) \(count)"
    case .nth(let comparison, let count): "nth \(comparison.rawValue) \(count)"
    case .time(let comparison, let time): "t \(comparison.rawValue) \(time.text)"
    case .pointer(let comparison, let name): "pointer \(comparison.rawValue) \(name.text)"
    case .local(let comparison, let isLocal): "local \(comparison.rawValue) \(isLocal)"
    case .carried(let comparison, let isCarried): "carried \(comparison.rawValue) \(isCarried)"
    case .activeDrag(let comparison, let isActive):
      "active-drag \(comparison.rawValue) \(isActive)"
    case .type(let comparison, let type): "type \(comparison.rawValue) \(type)"
    case .allTypes(let comparison, let type): "all-types \(comparison.rawValue) \(type)"
    case .canLoad(let comparison, let name): "can-load \(comparison.rawValue) \(name.text)"
    case .allCanLoad(let comparison, let name):
      "all-can-load \(comparison.rawValue) \(name.text)"
    }
  }
}

extension Condition.Over {
  /// The position in script form.
  var text: String {
    switch self {
    case .item(let id): id
    case .end: "end"
    case .none: "none"
    }
  }
}

extension Answer {
  /// The answer as a script writes it.
  var text: String {
    switch self {
    case .accept, .refuse, .none, .itemsSelf, .itemsLoad: form.rawValue
    case .items(let refs): "items" + refs.map(\.text).trailing
    case .value(let value): "value \(value)"
    case .session(let number): "session \(number)"
    case .fail(let reason): "fail \(Quotation.quoted(reason))"
    case .proposal(let proposal):
      "proposal \(proposal.operation.rawValue)"
        + (proposal.intent == .unspecified ? "" : " \(proposal.intent.rawValue)")
        + (proposal.isPrecise ? " precise" : "") + (proposal.prefersFullSize ? " full-size" : "")
    case .preview(.standard): "preview default"
    case .preview(.at(let point)): "preview at \(point.text)"
    case .preview(.invisible): "none"
    }
  }
}
