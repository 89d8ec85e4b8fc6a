package import DragGeometry
import Machines

/// JSON as bytes, the same on every machine; all that is obeyed and not shown is escaped.
package struct JSONBytes: Sendable {
  /// What the JSON is written for.
  package enum Form: Hashable, Sendable {
    /// An element of a page: without spaces, and nothing in it can end the element: `<`, `>` and `&` are escapes as well.
    case page
    /// A line that programs read, without spaces.
    case line
    /// A file that people read as well, with spaces behind commas and colons.
    case report
  }

  private let form: Form
  package private(set) var bytes: [UInt8] = []

  /// Makes JSON without content.
  package init(_ form: Form = .page) { self.form = form }

  /// Appends text that is JSON already.
  package mutating func raw(_ text: String) { bytes += text.utf8 }

  /// Appends other JSON.
  package mutating func raw(_ json: JSONBytes) { bytes += json.bytes }

  /// Appends what stands between two values, or ahead of the first one.
  ///
  /// - Parameters:
  ///   - isFirst: True ahead of the first value.
  ///   - indent: The number of spaces ahead of a value on a line of its own; nil where they share one.
  package mutating func comma(unless isFirst: Bool, indent: Int? = nil) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if let indent {
      newLine(indent)
    } else if !isFirst, form == .report {
      bytes.append(UInt8(ascii: " "))
    }
  }

  /// Appends what stands between a key and its value.
  mutating func colon() { raw(form == .report ? ": " : ":") }

  mutating func newLine(_ indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  package mutating func integer(_ number: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    DurationText.append(digits: number.magnitude, to: &bytes)
  }

  package mutating func integer(_ number: Int) { integer(Int64(number)) }

  /// Appends integers with commas between them.
  package mutating func integers(_ numbers: Int...) {
    for (index, number) in numbers.enumerated() {
      comma(unless: index == 0)
      integer(number)
    }
  }

  /// Appends a number rounded to 1/100, without zeros at its end; what is not finite is 0.
  package mutating func number(_ value: Double) {
    guard value.isFinite, value.magnitude < 1e15 else { return integer(0) }
    let hundredths = Int64((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    DurationText.append(digits: whole, to: &bytes)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    if rest < 10 { bytes.append(UInt8(ascii: "0")) }
    DurationText.append(digits: rest % 10 == 0 ? rest / 10 : rest, to: &bytes)
  }

  /// A number as ``number(_:)`` writes it.
  package static func text(of value: Double) -> String {
    var json = JSONBytes()
    json.number(value)
    return json.string
  }

  package mutating func numbers(_ values: [Double]) {
    raw("[")
    for (index, value) in values.enumerated() {
      comma(unless: index == 0)
      number(value)
    }
    raw("]")
  }

  package mutating func point(_ point: Point) { numbers([point.x, point.y]) }

  package mutating func rect(_ rect: Rect) {
    numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// Appends a list, each element on a line of its own where an indentation is given.
  package mutating func list<Element>(
    _ elements: some Sequence<Element>, indent: Int? = nil,
    _ write: (inout JSONBytes, Element) -> Void
  ) {
    raw("[")
    var isFirst = true
    for element in elements {
      comma(unless: isFirst, indent: indent)
      isFirst = false
      write(&self, element)
    }
    if let indent, !isFirst { newLine(indent - 2) }
    raw("]")
  }

  /// Appends an object, of which a closure adds the members, each on a line of its own where an indentation is given.
  package mutating func object(indent: Int? = nil, _ members: (inout JSONObject) -> Void) {
    // The bytes go into the object and come back, so that nothing is copied.
    var json = JSONBytes(form)
    swap(&json, &self)
    var object = JSONObject(after: json, indent: indent)
    members(&object)
    self = object.closed
  }

  /// Appends a text between quotation marks.
  package mutating func text(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    // Most texts are names and lines of the trace, which are written as they are.
    if Self.isPlain(text.utf8.span) {
      bytes += text.utf8
      return
    }
    for scalar in text.unicodeScalars {
      if let byte = UInt8(exactly: scalar.value), Self.isPlain(byte) {
        bytes.append(byte)
        continue
      }
      switch scalar {
      case "\"": raw("\\\"")
      case "\\": raw("\\\\")
      case "\n": raw("\\n")
      case "\r" where form != .page: raw("\\r")
      case "\t": raw("\\t")
      case "<", ">", "&": if form == .page { escape(scalar) } else { raw(String(scalar)) }
      case _ where scalar.isObeyed: escape(scalar)
      case _: bytes += String(scalar).utf8
      }
    }
  }

  private static func isPlain(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where !isPlain(text[index]) { return false }
    return true
  }

  /// True for the bytes of ASCII that no escape is written for.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"):
      false
    case _: (0x20..<0x7F).contains(byte)
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
  }

  /// A text between quotation marks, which is a scalar of YAML as well.
  package static func quoted(_ text: String) -> String {
    var json = JSONBytes(.line)
    json.text(text)
    return json.string
  }

  /// The JSON as text.
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}
