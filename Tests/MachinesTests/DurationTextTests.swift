import Machines
import TestSupport
import Testing

@Suite struct DurationTextTests {
  /// The shortest of the texts in each unit, by writing them all; of equal ones the first unit's.
  private func shortest(_ microseconds: Int64) -> String {
    let texts = [(3, "ms"), (6, "s"), (0, "us")].compactMap { zeros, name -> String? in
      let digits = String(microseconds.magnitude)
      guard digits.utf8.count > zeros, microseconds != 0 else { return nil }
      var fraction = String(digits.suffix(zeros))
      while fraction.last == "0" { fraction.removeLast() }
      return digits.dropLast(zeros) + (fraction.isEmpty ? "" : ".\(fraction)") + name
    }
    let best = texts.min { $0.utf8.count < $1.utf8.count } ?? "0ms"
    return (microseconds < 0 ? "-" : "") + best
  }

  @Test func `a time is written in the unit that takes the fewest letters`() {
    var numbers = SplitMix64(seed: 9)
    var times: [Int64] = [0, 1, -1, .max, .min, 999, 1_000, 999_999, 1_000_000, 1_050_000]
    for power in 0..<18 {
      var limit: Int64 = 1
      for _ in 0..<power { limit *= 10 }
      for _ in 0..<200 {
        let time = Int64.random(in: -limit...limit, using: &numbers)
        times += [time, time / 1_000 * 1_000, time / 10_000 * 10_000]
      }
    }
    for time in times { #expect(DurationText.shortest(time) == shortest(time)) }
  }

  @Test(arguments: [0, -1_500, 2_500_000, -12_345_678, 999, .min] as [Int64])
  func `a time is written behind what is there`(time: Int64) {
    var bytes = Array("from 10 ".utf8)
    DurationText.append(time, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "from 10 " + shortest(time))
  }
}
