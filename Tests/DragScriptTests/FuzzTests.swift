import DragScript
import TestSupport
import Testing

@Suite struct FuzzTests {
  private func check(_ bytes: [UInt8], _ seed: UInt64) {
    let outcome = Script.parse(bytes, file: "fuzz.drag")
    let notes = outcome.diagnostics.count { $0.severity == .note }
    #expect(outcome.diagnostics.count - notes <= 20, "seed \(seed)")
    #expect(notes <= 1, "seed \(seed)")
    for diagnostic in outcome.diagnostics { #expect(!diagnostic.description.isEmpty) }
    guard let script = outcome.script else { return }
    let printed = script.text
    let again = Script.parse(printed, file: "fuzz.drag")
    #expect(again.script == script, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    #expect(again.script?.text == printed, "seed \(seed)")
  }

  @Test func `500 texts of random bytes do not trap`() { checkRandomBytes(0..<500) }

  func checkRandomBytes(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var bytes = seed.isMultiple(of: 2) ? Array("dragscript 1\n".utf8) : []
      for _ in 0..<Int.random(in: 0...300, using: &random) {
        let isText = Int.random(in: 0..<3, using: &random) > 0
        bytes.append(
          isText
            ? Array(" \n#@+[]()\"\\,x.:=|{}*abdow019".utf8).randomElement(using: &random) ?? 0
            : UInt8.random(in: .min ... .max, using: &random))
      }
      check(bytes, seed)
    }
  }

  @Test func `200 samples with random changes do not trap`() { checkChangedSamples(0..<200) }

  func checkChangedSamples(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var maker = ScriptMaker(seed: seed)
      var bytes =
        seed.isMultiple(of: 2)
        ? Array((SampleScripts.all.randomElement(using: &random) ?? "").utf8)
        : Array(maker.script().utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: index)
        default:
          let other = Int.random(in: 0..<bytes.count, using: &random)
          bytes.swapAt(index, other)
        }
      }
      check(bytes, seed)
    }
  }
}

/// The same with the seeds that a quick run leaves out.
@Suite struct SlowFuzzTests {
  @Test func `1,800 more samples with random changes do not trap`() {
    FuzzTests().checkChangedSamples(200..<2_000)
  }

  @Test func `1,500 more texts of random bytes do not trap`() {
    FuzzTests().checkRandomBytes(500..<2_000)
  }
}
