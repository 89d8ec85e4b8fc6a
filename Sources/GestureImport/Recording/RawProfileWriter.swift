import DragGeometry
import DragGestures
import Machines

/// Writes events as lines of a script's raw profile.
struct RawProfileWriter {
  private var bytes: [UInt8] = []
  /// The text before the verb, for each pointer.
  private let prefixes: [[UInt8]]

  /// Begins with the header: the viewport, and every pointer.
  init(pointers: [ImportedPointer], viewport: Size) {
    prefixes = pointers.map { Array(" \($0.name): ".utf8) }
    append("dragscript 1\nset viewport ")
    append("\(viewport.width.decimalText)x\(viewport.height.decimalText)")
    append("\n")
    if pointers.count > 1 { append("require multi-pointer\n") }
    for pointer in pointers { append("pointer \(pointer.name) \(pointer.kind.rawValue)\n") }
  }

  /// Removes and returns the text since the last call, so that memory does not grow with the recording.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes a comment; characters that would end the line or corrupt a terminal are omitted.
  mutating func write(_ note: ImportNote) {
    append("# ")
    for scalar in note.text.unicodeScalars.prefix(200) {
      let isShown =
        scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
        && !scalar.properties.isDefaultIgnorableCodePoint && scalar.value != 0x2028
        && scalar.value != 0x2029
      append(isShown ? String(scalar) : " ")
    }
    append("\n")
  }

  /// Writes one line.
  mutating func write(_ event: ImportedEvent) {
    bytes.append(UInt8(ascii: "@"))
    DurationText.append(event.time.microseconds, to: &bytes)
    let pointer = event.pointer.flatMap { prefixes.indices.contains($0) ? $0 : nil }
    if let pointer {
      bytes.append(contentsOf: prefixes[pointer])
    } else {
      bytes.append(Self.space)
    }
    write(event.action)
    bytes.append(UInt8(ascii: "\n"))
  }

  private static let space = UInt8(ascii: " ")
  /// The common part of most lines.
  private static let move = Array("move ".utf8)

  private mutating func write(_ action: ImportedEvent.Action) {
    switch action {
    case .down(let target, let button):
      append("down ")
      append(target)
      if button != 0 { append(" button \(button)") }
    case .move(let target):
      bytes.append(contentsOf: Self.move)
      append(target)
    case .glide(let target, let duration, let rate):
      append("glide ")
      append(target)
      append(" over \(DurationText.shortest(duration.count)) rate \(rate.decimalText)hz")
    case .up(let target): appendEnd("up", target)
    case .cancel(let target): appendEnd("cancel", target)
    case .keyDown(let key): append("key down \(key.rawValue)")
    case .keyUp(let key): append("key up \(key.rawValue)")
    case .scroll(let view, let offset, let duration):
      append("scroll \(view) by \(offset.x.thousandthsText),\(offset.y.thousandthsText)")
      if duration > .zero { append(" over \(DurationText.shortest(duration.count))") }
    }
  }

  /// An element is not named again at the end: resolved again, it might have moved meanwhile.
  private mutating func appendEnd(_ verb: String, _ target: ImportedEvent.Target) {
    append(verb)
    guard case .point = target else { return }
    bytes.append(Self.space)
    append(target)
  }

  private mutating func append(_ target: ImportedEvent.Target) {
    switch target {
    case .point(let point):
      append(point.x)
      bytes.append(UInt8(ascii: ","))
      append(point.y)
    case .element(let reference, let offset):
      append(reference)
      guard offset.x.thousandthsText != "0" || offset.y.thousandthsText != "0" else { return }
      append("(\(Self.signed(offset.x)),\(Self.signed(offset.y)))")
    }
  }

  private static func signed(_ number: Double) -> String {
    let text = number.thousandthsText
    return (text.hasPrefix("-") ? "" : "+") + text
  }

  /// Beyond this a number has no thousandths.
  private static let greatestWithThousandths = 4e12

  /// Writes a number to three decimals at most, as traces do.
  private mutating func append(_ number: Double) {
    // The text of most numbers need not be made.
    guard number.magnitude < Self.greatestWithThousandths else { return append(number.decimalText) }
    let thousandths = Int64((number * 1_000).rounded())
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
    DurationText.append(digits: whole, to: &bytes)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (digits, power) = (rest, UInt64(100))
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(digits / power))
      digits %= power
      power /= 10
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
