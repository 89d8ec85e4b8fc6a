import Testing

@testable import DragExplore

@Suite struct ChoicesTests {
  @Test func `what a seed has drawn, a tape gives again (EX-50)`() {
    var drawn = Choices(drawnBy: SeededNumbers(seed: 5))
    let numbers = [3, 9, 1, 200, 4].map { drawn.number(below: $0) }
    #expect(drawn.made == numbers)
    var read = Choices(of: drawn.made)
    #expect([3, 9, 1, 200, 4].map { read.number(below: $0) } == numbers)
    #expect(read.rest == nil)
  }

  @Test func `beyond the last alternative is the last one, and a missing decision is the first`() {
    var choices = Choices(of: [7, 1, -2])
    #expect(choices.number(below: 3) == 2)
    #expect(choices.number(below: 3) == 1)
    #expect(choices.number(below: 3) == 0)
    #expect(choices.number(below: 3) == 0)
    #expect(choices.made == [2, 1, 0, 0])
  }

  @Test func `one alternative is a decision as well, and none decides nothing`() {
    var choices = Choices(of: [5, 5])
    #expect(choices.element(of: [String]()) == nil)
    #expect(choices.element(of: ["only"]) == "only")
    #expect(choices.element(of: ["a", "b"][...]) == "b")
    #expect(choices.made == [0, 1])
  }

  @Test func `a draw among some is written as its place among all (EX-04)`() {
    var drawn = Choices(drawnBy: SeededNumbers(seed: 5))
    let numbers = (0..<20).map { _ in drawn.number(below: 4, drawnAmong: [1, 3]) }
    #expect(Set(numbers) == [1, 3])
    var read = Choices(of: drawn.made)
    #expect((0..<20).map { _ in read.number(below: 4, drawnAmong: [0]) } == numbers)
    var none = Choices(drawnBy: SeededNumbers(seed: 5))
    #expect(Set((0..<40).map { _ in none.number(below: 2, drawnAmong: []) }) == [0, 1])
  }

  @Test func `a seed goes on behind what was drawn`() throws {
    var choices = Choices(drawnBy: SeededNumbers(seed: 5))
    _ = choices.number(below: 10)
    var numbers = SeededNumbers(seed: 5)
    _ = numbers.next()
    var rest = try #require(choices.rest)
    #expect(rest.next() == numbers.next())
  }
}
