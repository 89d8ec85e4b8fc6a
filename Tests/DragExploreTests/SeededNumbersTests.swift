import Testing

@testable import DragExplore

@Suite struct SeededNumbersTests {
  @Test func `the first choices of seed 1 are pinned, on every machine (EX-10)`() {
    var numbers = SeededNumbers(seed: 1, run: 0)
    let choices = (0..<64).map { _ in String(numbers.next(below: 100)) }
    #expect(
      choices.joined(separator: " ") == """
        65 70 38 65 78 14 77 26 37 56 40 10 8 55 56 35 69 77 83 8 97 58 62 78 52 77 9 39 44 26 42 \
        26 24 38 85 80 91 36 4 4 80 48 66 70 93 27 30 3 23 29 86 2 72 17 61 8 46 48 76 13 89 69 30 26
        """)
  }

  @Test func `a run has numbers of its own, whatever was drawn before it (EX-12)`() {
    func first(_ seed: UInt64, _ run: Int) -> [UInt64] {
      var numbers = SeededNumbers(seed: seed, run: run)
      return (0..<8).map { _ in numbers.next() }
    }
    #expect(first(1, 7) == first(1, 7))
    let all = [first(1, 7), first(1, 8), first(2, 7), first(0, 0)]
    #expect(Set(all).count == all.count)
  }

  @Test func `a choice is below its bound, and reaches every alternative`() {
    var numbers = SeededNumbers(seed: 3)
    for bound in [1, 2, 3, 7, 1_000] {
      let drawn = (0..<(bound * 40)).map { _ in numbers.next(below: bound) }
      #expect(Set(drawn) == Set(0..<bound), "\(bound)")
    }
  }
}
