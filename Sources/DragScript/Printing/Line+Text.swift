import DragGeometry
import DragSessions
import Machines

extension TimedLine {
  /// The line as a script writes it, without its comments.
  package var text: String {
    var words: [String] = []
    switch stamp {
    case .none: break
    case .absolute(let time): words.append("@\(time.text)")
    case .relative(let span): words.append("+\(span.text)")
    }
    if let pointer { words.append("\(pointer.text):") }
    switch content {
    case .action(let action): words.append(action.text)
    case .expectation(let expectation):
      words.append("\(expectation.severity.rawValue) \(expectation.predicate.text)")
    }
    return words.joined(separator: " ")
  }
}

extension RawSample {
  /// The line as a script writes it; the default pointer is not named.
  package func text(pointer: String) -> String {
    var text = "@\(time.text) "
    if pointer != TimedLine.defaultPointer { text += "\(pointer): " }
    text += verb.rawValue
    if let point { text += " \(point.text)" }
    return text
  }
}

extension Target {
  /// The target as a script writes it.
  package var text: String {
    var text =
      switch base {
      case .point(let point): point.text
      case .ref(let ref): ref.text
      }
    if let anchor { text += "@\(anchor.text)" }
    if offset != .zero { text += offset.offsetText }
    return text
  }
}

extension Action {
  /// The action as a script writes it.
  package var text: String {
    switch self {
    case .down(let target, let button):
      "down \(target.text)" + (button.map { " button \($0)" } ?? "")
    case .move(let target): "move \(target.text)"
    case .glide(let glide): glide.text
    case .up(let target, let moves):
      "up" + (target.map { (moves ? " " : " at ") + $0.text } ?? "")
    case .cancel(let target): "cancel" + (target.map { " \($0.text)" } ?? "")
    case .wait(let span): "wait \(span.text)"
    case .settle(let limit): "settle" + (limit.map { " max \($0.text)" } ?? "")
    case .key(let phase, let key): "key \(phase.rawValue) \(key.rawValue)"
    case .scroll(let name, let step, let span):
      "scroll \(name.text) by \(step.text)" + (span == .zero ? "" : " over \(span.text)")
    case .resize(let name, let frame):
      "resize \(name.text) \(frame.text)"
    case .resizeItems(let refs, let size): "resize" + refs.map(\.text).trailing + " to \(size.text)"
    case .switchOption(let name, let option, let isOn):
      "switch \(name.text) \(option.rawValue) \(isOn.toggleText)"
    case .app(let phase, let name): "app \(phase.rawValue)" + (name.map { " \($0.text)" } ?? "")
    case .resolve(let ref, let type): "resolve \(ref.text)" + (type.map { " " + $0 } ?? "")
    case .reject(let ref, let type, let reason):
      "reject \(ref.text)" + (type.map { " " + $0 } ?? "") + " " + Quotation.quoted(reason)
    case .insert(let gap, let ids): "insert \(gap.text)" + ids.map(\.text).trailing
    case .delete(let ref): "delete \(ref.text)"
    case .batch(let batch): "batch \(batch.text)"
    case .select(let runs): "select" + runs.map(\.text).trailing
    case .load(let items, let type, let form):
      "load" + items.map(\.text).trailing + (type.map { " \(TypeText.written($0))" } ?? "")
        + form.text
    case .loadAll(let name): "load-all \(name.text)"
    case .progress(let ref, let units): "progress \(ref.text) \(units)"
    case .cancelLoads: "cancel loads"
    case .context(let text): "context \(text.map { Quotation.quoted($0) } ?? "none")"
    case .takeFile(let path): "take-file \(Quotation.quoted(path))"
    case .endFileUse(let path): "end-file-use \(Quotation.quoted(path))"
    case .reorder(let items, let gap): "reorder" + items.map(\.text).trailing + " to \(gap.text)"
    case .reload(let name, let sections):
      "reload \(name.text)" + (sections.map { " with" + $0.trailing } ?? "")
    case .remove(let name): "remove \(name.text)"
    case .drop(let items, let location): "drop" + items.map(\.text).trailing + " \(location.text)"
    case .commit(let ref, let name):
      "commit \(ref.text)" + (name.map { " as \($0.text)" } ?? "")
    case .discard(let ref): "discard \(ref.text)"
    case .reopen(let name): "reopen \(name.text)"
    case .failSave(let name, let reason): "fail save \(name.text) \(Quotation.quoted(reason))"
    case .externalMove(let store, let item, let gap):
      "external-move \(store.text) \(item.text) to \(gap.text)"
    case .host(let step): "host \(step.text)"
    case .call(let hook, let argument):
      "call \(hook.text)" + (argument.map { " \(Quotation.quoted($0))" } ?? "")
    }
  }
}

extension LoadForm {
  /// The form in script syntax with a leading space; empty for data, the default.
  fileprivate var text: String {
    switch self {
    case .data: ""
    case .file: " as file"
    case .inPlace: " as in-place"
    case .object(let name): " as object \(name.text)"
    }
  }
}

extension DropLocation {
  /// The location as a script writes it.
  fileprivate var text: String {
    switch self {
    case .onto(let ref): "onto \(ref.text)"
    case .into(let ref, let rect): "into \(ref.text)" + (rect.map { " \($0.text)" } ?? "")
    case .at(let point, let scale):
      "at \(point.text)" + (scale.map { " scale \($0.decimalText)" } ?? "")
    case .adopted(let ref): "as \(ref.text)"
    case .placeholder(let gap): "as placeholder" + (gap.map { " \($0.text)" } ?? "")
    }
  }
}

extension Glide {
  /// The glide as a script writes it.
  fileprivate var text: String {
    "glide \(target.text) over \(duration.text)"
      + (ease == .linear ? "" : " ease \(ease.rawValue)")
      + (rate.map { " rate \($0.text)" } ?? "")
      + (isLive ? " live" : "")
  }
}

extension Predicate {
  /// The predicate as a script writes it.
  package var text: String {
    switch self {
    case .state(let state): "state = \(state.rawValue)"
    case .order(let name, let sections): "order \(name.text) =" + sections.trailing
    case .items(let ids): "items =" + ids.trailing
    case .operation(let operation): "op = \(operation.rawValue)"
    case .proposal(let operation, let intent, let ref):
      "proposal = \(operation.rawValue)" + (intent.map { " \($0.rawValue)" } ?? "")
        + (ref.map { " \($0.text)" } ?? "")
    case .calls(let pattern, let comparison, let count):
      "calls \(pattern.text) \(comparison.rawValue) \(count)"
    case .once(let pattern): "once \(pattern.text)"
    case .never(let pattern): "never \(pattern.text)"
    case .sequence(let steps):
      "seq" + steps.map { $0.pattern.text(with: $0.quantifier.rawValue) }.trailing
    case .within(let span, let first, let second):
      "within \(span.text) of \(first.text) \(second.text)"
    case .data(let ref, let type, let text):
      "data \(ref.text) \(type) = \(Quotation.quoted(text))"
    case .frame(let ref, let frame):
      "frame \(ref.text) = \(frame.origin.text) \(frame.size.text)"
    case .badge(let badge, let count):
      "badge = \(badge.rawValue)" + (count.map { " \($0)" } ?? "")
    case .gap(let ref, let items):
      "gap = \(ref?.text ?? "none")" + (items.map { " \($0)" } ?? "")
    case .stored(let name, let sections): "stored \(name.text) =" + sections.trailing
    case .writes(let name, let comparison, let count):
      "writes \(name.text) \(comparison.rawValue) \(count)"
    case .progress(let fraction): "progress = \(fraction?.decimalText ?? "none")"
    case .context(let name, let text): "context \(name.text) = \(text.orNone)"
    case .object(let name, let item, let text): "object \(name.text) \(item) = \(text.orNone)"
    case .teamData(let name, let item, let text):
      "team-data \(name.text) \(item) = \(text.orNone)"
    case .files(let count): "files = \(count)"
    case .file(let path, let text): "file \(Quotation.quoted(path)) = \(text.orNone)"
    case .misuse(let rules):
      "misuse =" + (rules.isEmpty ? " none" : rules.map { "\($0)" }.trailing)
    case .activity(let activity, let name, let isOn):
      "\(activity.rawValue) \(name.text) = \(isOn)"
    case .menu(let ref): "menu = \(ref?.text ?? "none")"
    case .preview(let point): "preview = \(point?.text ?? "none")"
    case .refused(let reason): "refused" + (reason.map { " \(Quotation.quoted($0))" } ?? "")
    case .noSession: "no-session"
    }
  }
}

extension String? {
  /// A quoted string, or the word `none`.
  fileprivate var orNone: String { map { Quotation.quoted($0) } ?? "none" }
}

extension CallPattern {
  /// The pattern as a script writes it.
  package var text: String { text(with: "") }

  /// The pattern with its quantifier, which precedes the keys.
  func text(with quantifier: String) -> String {
    "\(name ?? "*").\(word ?? "*")\(quantifier)" + keys.map { "\($0.key)=\($0.value)" }.trailing
  }
}
