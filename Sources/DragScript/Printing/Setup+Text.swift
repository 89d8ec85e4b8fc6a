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

extension Setting {
  /// The key, by its name in a script.
  package var key: String {
    switch self {
    case .viewport: SettingKey.viewport.rawValue
    case .rate: SettingKey.rate.rawValue
    case .liftDelay: SettingKey.liftDelay.rawValue
    case .liftSlop: SettingKey.liftSlop.rawValue
    case .liftDuration: SettingKey.liftDuration.rawValue
    case .liftBehavior: SettingKey.liftBehavior.rawValue
    case .pointerDragBeforeLift: SettingKey.pointerDragBeforeLift.rawValue
    case .resolver: SettingKey.resolver.rawValue
    case .resolverRadius: SettingKey.resolverRadius.rawValue
    case .resolverHysteresis: SettingKey.resolverHysteresis.rawValue
    case .cadence: SettingKey.cadence.rawValue
    case .springDelay: SettingKey.springDelay.rawValue
    case .springFlash: SettingKey.springFlash.rawValue
    case .springBeginSpeed: SettingKey.springBeginSpeed.rawValue
    case .springCancelSpeed: SettingKey.springCancelSpeed.rawValue
    case .preciseOffset: SettingKey.preciseOffset.rawValue
    case .autoscroll: SettingKey.autoscroll.rawValue
    case .feedback: SettingKey.feedback.rawValue
    case .loadDeadline: SettingKey.loadDeadline.rawValue
    case .animationBulk: SettingKey.animationBulk.rawValue
    case .animation: SettingKey.animation.rawValue
    case .settleMax: SettingKey.settleMax.rawValue
    case .strict: SettingKey.strict.rawValue
    case .performsWithoutDestination: SettingKey.performsWithoutDestination.rawValue
    case .itemsArePromises: SettingKey.itemsArePromises.rawValue
    case .seed: SettingKey.seed.rawValue
    case .custom(let key, _): key
    }
  }

  /// The value, as a script has it.
  package var value: String {
    switch self {
    case .viewport(let size): size.text
    case .rate(let rate): rate.text
    case .liftDelay(let span), .liftDuration(let span), .springDelay(let span),
      .springFlash(let span), .animation(let span), .settleMax(let span):
      span.text
    case .liftSlop(let length), .resolverHysteresis(let length): length.decimalText
    case .preciseOffset(let offset): offset.decimalText
    case .springBeginSpeed(let speed), .springCancelSpeed(let speed):
      speed?.decimalText ?? "none"
    case .liftBehavior(let behavior): behavior.rawValue
    case .pointerDragBeforeLift(let isOn), .autoscroll(let isOn), .feedback(let isOn),
      .strict(let isOn), .performsWithoutDestination(let isOn), .itemsArePromises(let isOn):
      isOn.toggleText
    case .loadDeadline(let deadline): deadline?.text ?? "none"
    case .resolver(let resolver): resolver.rawValue
    case .resolverRadius(let radius): radius?.decimalText ?? "none"
    case .cadence(let cadence): cadence.word
    case .animationBulk(let most): most.map { String($0) } ?? "none"
    case .seed(let seed): String(seed)
    case .custom(_, let value): value
    }
  }

  /// The key and the value as a script writes them.
  var text: String { "\(key) \(value)" }
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
