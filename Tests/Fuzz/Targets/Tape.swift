import DragGeometry

/// Bytes that are read as choices; behind their end all choices are the first.
///
/// Those who read it share it: a host's events and the answers to them stand in one order.
final class Tape {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isOver: Bool { place >= bytes.count }

  func next() -> UInt8 {
    guard !isOver else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  /// A number below another one.
  func number(below count: Int) -> Int { Int(next()) % max(1, count) }

  /// Whether something rarer than usual is the case, in so many of 256 cases.
  func isRare(_ cases: UInt8) -> Bool { next() > 255 - cases }

  func pick<Element>(_ choices: Element...) -> Element { choices[number(below: choices.count)] }

  func pick<Choices: Collection>(in choices: Choices) -> Choices.Element? {
    guard !choices.isEmpty else { return nil }
    return choices[choices.index(choices.startIndex, offsetBy: number(below: choices.count))]
  }

  func some<Element>(of elements: [Element]) -> [Element] {
    elements.prefix(16).filter { _ in next() % 2 == 1 }
  }

  /// A coordinate, most of them on the stage, and some of them none at all.
  func coordinate() -> Double {
    switch next() {
    case let byte where byte < 248: Double(byte) * 4 - 20
    case 248: .nan
    case 249: .infinity
    case 250: -1e300
    case 251: 1e13
    case 252: -.leastNonzeroMagnitude
    case let byte: Double(byte) * 1e9
    }
  }

  func point() -> Point { Point(x: coordinate(), y: coordinate()) }
}
