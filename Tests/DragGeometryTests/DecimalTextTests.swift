import Seeds
import DragGeometry
import TestSupport
import Testing

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (12, "12"), (-12, "-12"), (3.5, "3.5"), (0.1, "0.1"),
    (1e15, "1000000000000000"), (1e-7, "0.0000001"), (-1.25e-7, "-0.000000125"),
    (1e20, "100000000000000000000"), (1.5e20, "150000000000000000000"),
    (-9_007_199_254_740_992, "-9007199254740992"),
  ])
  func `a number is written without an exponent`(number: Double, text: String) {
    #expect(number.decimalText == text)
  }

  @Test(.seeds(1...20))
  func `a text reads back as the number it came from`() {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      let text = number.decimalText
      #expect(Double(text) == number)
      #expect(!text.contains("e"))
    }
  }

  @Test(arguments: [
    (0.1234, "0.123"), (0.0005, "0.001"), (-0.0004, "0"), (12.3456, "12.346"), (-3, "-3"),
    (1e15 + 0.125, "1000000000000000.1"), (100.0 / 3, "33.333"),
  ])
  func `thousandths are rounded, and large numbers are what they are`(number: Double, text: String)
  {
    #expect(number.thousandthsText == text)
  }
}
