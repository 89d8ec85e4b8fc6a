import DragGeometry
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

extension CallPattern {
  /// The pattern as a script writes it.
  package var text: String { text(with: "") }

  /// The pattern with its quantifier, which precedes the keys.
  func text(with quantifier: String) -> String {
    "\(name ?? "*").\(word ?? "*")\(quantifier)" + keys.map { "\($0.key)=\($0.value)" }.trailing
  }
}
