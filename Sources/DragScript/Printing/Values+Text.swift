import DragGeometry
import Machines

extension Microseconds {
  /// The duration in script form: in the largest unit that gives a whole number, and from 1 ms on in
  /// milliseconds with a fraction.
  package var text: String {
    if count == 0 { return "0ms" }
    if count.isMultiple(of: 1_000_000) { return "\(count / 1_000_000)s" }
    if count.isMultiple(of: 1_000) { return "\(count / 1_000)ms" }
    guard count >= 1_000 else { return "\(count)us" }
    var fraction = String(count % 1_000)
    fraction = String(repeating: "0", count: 3 - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(count / 1_000).\(fraction)ms"
  }
}

extension Timestamp {
  /// The time in script form, after `@`.
  package var text: String { Microseconds(microseconds).text }
}

extension Point {
  /// The point as a script writes it.
  var text: String { "\(x.decimalText),\(y.decimalText)" }

  /// The point as an offset, with a sign before both numbers.
  var offsetText: String { "(\(Self.signed(x)),\(Self.signed(y)))" }

  private static func signed(_ number: Double) -> String {
    (number < 0 ? "" : "+") + number.decimalText
  }
}

extension Size {
  /// The size as a script writes it.
  var text: String { "\(width.decimalText)x\(height.decimalText)" }
}

extension Rect {
  /// The rectangle as the `at` and `size` of a declaration.
  var text: String { "at \(origin.text) size \(size.text)" }
}

extension Rate {
  /// The rate as a script writes it.
  var text: String { "\(hertz.decimalText)hz" }
}

extension Bool {
  /// The switch position.
  var toggleText: String { self ? Toggle.on.rawValue : Toggle.off.rawValue }
}

extension [String] {
  /// Words after a first one, each with a leading space.
  var trailing: String { map { " " + $0 }.joined() }
}
