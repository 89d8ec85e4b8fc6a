import Testing

@testable import DragExplore

@Suite struct TapeTests {
  private static func tape(_ steps: [(StepKind, [Int])], end: [Int] = []) -> Tape {
    Tape(steps: steps.map { Tape.Step(kind: $0.0, choices: $0.1) }, end: end)
  }

  @Test func `fewer steps are less, then fewer decisions, then lower ones (EX-50)`() {
    let sorted = [
      Self.tape([]), Self.tape([], end: [0]), Self.tape([(.drag, [0])]),
      Self.tape([(.drag, [1])]), Self.tape([(.press, [0])]), Self.tape([(.drag, [0, 0])]),
      Self.tape([(.drag, [0])], end: [5, 0]), Self.tape([(.drag, []), (.drag, [])]),
    ]
    for (index, one) in sorted.enumerated() {
      for (other, tape) in sorted.enumerated() { #expect((one < tape) == (index < other)) }
    }
  }

  @Test func `a decision is read and written at its place alone`() {
    var tape = Self.tape([(.drag, [4, 5])], end: [6])
    #expect(tape[Tape.Place(step: 0, index: 1)] == 5)
    #expect(tape[Tape.Place(step: nil, index: 0)] == 6)
    tape[Tape.Place(step: 0, index: 1)] = 1
    tape[Tape.Place(step: nil, index: 0)] = 2
    #expect(tape == Self.tape([(.drag, [4, 1])], end: [2]))
    for place in [(0, 2), (1, 0), (nil, 1)] {
      let place = Tape.Place(step: place.0, index: place.1)
      #expect(tape[place] == nil)
      tape[place] = 9
    }
    #expect(tape == Self.tape([(.drag, [4, 1])], end: [2]))
  }
}
