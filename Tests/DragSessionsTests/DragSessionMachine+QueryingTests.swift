import DragSessions
import Machines
import Testing

@Suite struct DragSessionMachineQueryingTests {
  @Test func `24: canHandle comes before anything else, and is asked once`() throws {
    var play = Play(Application(under: [.a]))
    try play.handle(.lift)
    #expect(
      try play.handle(.begin).suffix(5) == [
        .ask(.candidate(below: nil)), .ask(.canHandle(.a)), .tell(.enter(.a)), .ask(.update(.a)),
        .command(.showRuling),
      ])
    play.application.under = []
    try play.handle(.moved)
    play.application.under = [.a]
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .tell(.enter(.a)), .ask(.update(.a)),
        .command(.showRuling),
      ])
  }

  @Test func `24, 32: a destination that refuses hears nothing to the end`() throws {
    var play = try Play.begun(Application(under: [.a], refusing: [.a]))
    #expect(play.drag.visitState(of: .a) == .refused)
    #expect(
      try play.handle(.cancelled) == [
        .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .command(.startEndAnimation),
      ])
    #expect(play.drag.visited == [])
  }

  @Test func `25: every move inside is an update`() throws {
    var play = try Play.begun(Application(under: [.a]))
    for _ in 1...3 {
      #expect(
        try play.handle(.moved) == [
          .tell(.didMove), .ask(.candidate(below: nil)), .ask(.update(.a)),
        ])
    }
  }

  @Test func `24, 25: where the items changed, the destination that the drag is in is asked once`()
    throws
  {
    var play = try Play.begun(Application(under: [.b, .a], refusing: [.b]))
    #expect(
      try play.handle(.itemsChanged(2)) == [
        .ask(.candidate(below: nil)), .ask(.canHandle(.b)), .ask(.candidate(below: .b)),
        .ask(.canHandle(.a)), .ask(.update(.a)),
      ])
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.candidate(below: .b)),
        .ask(.update(.a)),
      ])
    // It has not answered for the items of a second change, although it was the last one asked.
    play.application.refusing = [.b, .a]
    #expect(
      try play.handle(.itemsChanged(3)).contains(.ask(.canHandle(.a))))
    #expect(play.drag.visitState(of: .a) == .blocked)
  }

  @Test func `25: gap and highlight are shown only when the ruling changes`() throws {
    var play = try Play.begun(Application(under: [.a]))
    play.application.position = nil
    #expect(try play.handle(.moved).last == .command(.showRuling))
    #expect(try play.handle(.moved).last == .ask(.update(.a)))
    play.application.proposals = [.a: .forbidden]
    #expect(try play.handle(.moved).last == .command(.showRuling))
  }

  @Test func `27: leaving is not the end, and coming back enters the same visit again`() throws {
    var play = try Play.begun(Application(under: [.a]))
    play.application.under = []
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .tell(.exit(.a)), .command(.showRuling),
      ])
    #expect(play.drag.visitState(of: .a) == .outside)
    play.application.under = [.a]
    try play.handle(.moved)
    #expect(play.drag.visited == [.a])
  }

  @Test func `37: a refusing destination is transparent, and costs the one below no exit`() throws {
    var play = try Play.begun(Application(under: [.a], refusing: [.b]))
    play.application.under = [.b, .a]
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.canHandle(.b)),
        .ask(.candidate(below: .b)), .ask(.update(.a)),
      ])
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.candidate(below: .b)),
        .ask(.update(.a)),
      ])
  }

  @Test func `37: the deepest that can handle the drag is entered, from the top downwards`() throws
  {
    let stack = (1...5).map { DestinationID($0) }
    var play = Play(Application(under: stack, refusing: Set(stack.prefix(4))))
    try play.handle(.lift)
    #expect(
      try play.handle(.begin).dropFirst(5) == [
        .ask(.candidate(below: nil)), .ask(.canHandle(stack[0])),
        .ask(.candidate(below: stack[0])), .ask(.canHandle(stack[1])),
        .ask(.candidate(below: stack[1])), .ask(.canHandle(stack[2])),
        .ask(.candidate(below: stack[2])), .ask(.canHandle(stack[3])),
        .ask(.candidate(below: stack[3])), .ask(.canHandle(stack[4])),
        .tell(.enter(stack[4])), .ask(.update(stack[4])), .command(.showRuling),
      ])
  }

  @Test func `37: where all refuse, the drag leaves what it was inside of`() throws {
    var play = try Play.begun(Application(under: [.a], refusing: [.b]))
    play.application.under = [.b]
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.canHandle(.b)),
        .ask(.candidate(below: .b)), .tell(.exit(.a)), .command(.showRuling),
      ])
  }
}
