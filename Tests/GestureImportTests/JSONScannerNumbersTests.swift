import Seeds
import DragGeometry
import DragScript
import GestureImport
import TestSupport
import Testing

struct JSONScannerNumbersTests {
  /// The point that a mouse moves to.
  func point(_ x: String, _ y: String) -> Point? {
    let item = "\"type\":\"pointerMove\",\"x\":\(x),\"y\":\(y)"
    let result = imported(actions(pointer("p", "mouse", [item])), as: .w3c) {
      $0.outOfBounds = .allow
    }
    guard case .move(.point(let point))? = result.events.first(where: { _ in true })?.action else {
      return nil
    }
    return point
  }

  @Test(arguments: [
    "1", "0.1", "123.456", "9007199254740993", "0.30000000000000004", "1e22", "1e23", "5e-324",
    "179769313486231570000000000000000000000", "123456789012345678901234567890",
    "1.7976931348623157e308",
    "2.2250738585072011e-308", "0.000000000000000000000000000001", "999999999999999e-22", "4.35e15",
  ])
  func `a number is rounded as the standard library rounds it`(text: String) throws {
    let expected = try #require(Double(text))
    #expect(point(text, "-\(text)") == Point(x: expected, y: -expected))
  }

  @Test func `an exponent of any length is that of a number that is too large`() {
    func codes(_ number: String) -> [String] {
      let item = "\"type\":\"pointerMove\",\"x\":\(number),\"y\":1"
      return imported(actions(pointer("p", "mouse", [item])), as: .w3c).codes
    }
    #expect(codes("1e999") != [])
    #expect(codes("1e" + String(repeating: "9", count: 40)) == codes("1e999"))
  }

  @Test(.seeds(0...199))
  func `a number of any length is rounded as the standard library rounds it`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    var text = String(Int.random(in: 1...9, using: &generator))
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      text += String(Int.random(in: 0...9, using: &generator))
    }
    if Bool.random(using: &generator) {
      text += "."
      for _ in 0...Int.random(in: 0...20, using: &generator) {
        text += String(Int.random(in: 0...9, using: &generator))
      }
    }
    if Bool.random(using: &generator) { text += "e\(Int.random(in: -40...40, using: &generator))" }
    let expected = try #require(Double(text))
    #expect(point(text, "1") == Point(x: expected, y: 1), "\(text)")
  }
}
