import DragGeometry
import Machines

/// JSON as bytes: compact, and the same on every machine.
///
/// Nothing in it can end an HTML element: `<`, `>`, `&` and all that is obeyed and not shown are escapes.
struct JSONBytes: Sendable {
  private(set) var bytes: [UInt8] = []

  init() {}

  fileprivate init(bytes: consuming [UInt8]) { self.bytes = bytes }

  /// Appends text that is JSON already.
  mutating func raw(_ text: String) { bytes += text.utf8 }

  mutating func raw(_ json: JSONBytes) { bytes += json.bytes }

  mutating func comma(unless isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
  }

  mutating func integer(_ number: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    DurationText.append(digits: number.magnitude, to: &bytes)
  }

  mutating func integer(_ number: Int) { integer(Int64(number)) }

  /// Appends integers with commas between them.
  mutating func integers(_ numbers: Int...) {
    for (index, number) in numbers.enumerated() {
      comma(unless: index == 0)
      integer(number)
    }
  }

  /// Appends a number rounded to 1/100, without zeros at its end; what is not finite is 0.
  mutating func number(_ value: Double) {
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
  static func text(of value: Double) -> String {
    var json = JSONBytes()
    json.number(value)
    return json.string
  }

  mutating func numbers(_ values: [Double]) {
    raw("[")
    for (index, value) in values.enumerated() {
      comma(unless: index == 0)
      number(value)
    }
    raw("]")
  }

  mutating func point(_ point: Point) { numbers([point.x, point.y]) }

  mutating func rect(_ rect: Rect) { numbers([rect.minX, rect.minY, rect.width, rect.height]) }

  mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONBytes, Element) -> Void
  ) {
    raw("[")
    var isFirst = true
    for element in elements {
      comma(unless: isFirst)
      isFirst = false
      write(&self, element)
    }
    raw("]")
  }

  /// Appends an object, of which a closure adds the members.
  mutating func object(_ members: (inout JSONObject) -> Void) {
    // The bytes go into the object and come back, so that nothing is copied.
    var object = JSONObject(after: bytes)
    bytes = []
    members(&object)
    bytes = object.closed.bytes
  }

  /// Appends a text between quotation marks.
  mutating func text(_ text: String) {
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
      case "\t": raw("\\t")
      case "<", ">", "&": escape(scalar)
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

  /// The JSON as text.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// Writes the members of an object one after the other.
struct JSONObject {
  private var json = JSONBytes()
  private var isEmpty = true

  init() { json.raw("{") }

  /// Begins an object behind other JSON.
  fileprivate init(after bytes: consuming [UInt8]) {
    json = JSONBytes(bytes: bytes)
    json.raw("{")
  }

  /// Adds a member.
  mutating func add(_ key: String, _ write: (inout JSONBytes) -> Void) {
    json.comma(unless: isEmpty)
    isEmpty = false
    json.text(key)
    json.raw(":")
    write(&json)
  }

  mutating func add(_ key: String, text: String) { add(key) { $0.text(text) } }

  mutating func add(_ key: String, _ number: Int) { add(key) { $0.integer(number) } }

  mutating func add(_ key: String, _ number: Int64) { add(key) { $0.integer(number) } }

  /// Adds a list of texts.
  mutating func add(_ key: String, texts: [String]) {
    add(key) { $0.list(texts) { json, text in json.text(text) } }
  }

  /// The whole object.
  var closed: JSONBytes {
    consuming get {
      json.raw("}")
      return json
    }
  }
}
