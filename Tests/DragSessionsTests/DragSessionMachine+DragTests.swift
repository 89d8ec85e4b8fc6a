import DragSessions
import Machines
import Testing

@Suite struct DragSessionMachineDragTests {
  @Test func `10: didMove is reported before anything below is asked`() throws {
    var play = try Play.begun()
    #expect(try play.handle(.moved) == [.tell(.didMove), .ask(.candidate(below: nil))])
  }

  @Test(arguments: [
    Application(), Application(under: [.a]), Application(under: [.b, .a]),
    Application(under: [.b, .a], refusing: [.b]), Application(under: [.a], refusing: [.a]),
    Application(under: [.a], beside: [DestinationID(1, ordinal: 1)]),
  ])
  func `10, 24: over a known destination a drag does all but ask for it`(
    application: Application
  ) throws {
    for before in [Application(), Application(under: [.a]), Application(under: [.b, .a])] {
      var asking = try Play.begun(before)
      var knowing = asking
      asking.application = application
      knowing.application = application
      var expected = try asking.handle(.moved)
      #expect(expected.remove(at: 1) == .ask(.candidate(below: nil)))
      guard
        case .candidate(let destination, let hasSiblings) = knowing.application.answer(
          .candidate(below: nil), in: knowing.drag)
      else { preconditionFailure("another answer than was asked for") }
      #expect(
        try knowing.handle(.movedOver(destination, hasSiblings: hasSiblings)) == expected)
      #expect(knowing.drag == asking.drag)
    }
  }

  @Test(arguments: [DragSessionMachine.Event.keysChanged, .contentChanged])
  func `25: keys and content are updates, not moves`(event: DragSessionMachine.Event) throws {
    var play = try Play.begun(Application(under: [.a]))
    #expect(try play.handle(event) == [.ask(.candidate(below: nil)), .ask(.update(.a))])
  }

  @Test func `18: a tap that adds nothing changes nothing`() throws {
    var play = try Play.begun(Application(under: [.a]))
    let before = play.drag
    #expect(try play.handle(.addRequested) == [.ask(.added)])
    #expect(play.drag == before)
  }

  @Test func `18: fewer than no items are none`() throws {
    var play = try Play.begun(Application(added: (-1, joins: true), under: [.a]))
    let before = play.drag
    #expect(try play.handle(.addRequested) == [.ask(.added)])
    #expect(play.drag == before)
  }

  @Test
  func `20, 22: every contributor is notified of an addition, and then the destination is asked`()
    throws
  {
    var play = try Play.begun(Application(added: (2, joins: true), under: [.a]))
    #expect(
      try play.handle(.addRequested) == [
        .ask(.added), .tell(.willAdd(contributor: 0)), .tell(.willAdd(contributor: 1)),
        .ask(.candidate(below: nil)), .ask(.canHandle(.a)), .ask(.update(.a)),
      ])
    #expect(play.drag.session.context.itemCount == 3)
    play.application.added = (1, joins: false)
    #expect(
      try play.handle(.addRequested) == [
        .ask(.added), .tell(.willAdd(contributor: 0)), .tell(.willAdd(contributor: 1)),
        .ask(.candidate(below: nil)), .ask(.canHandle(.a)), .ask(.update(.a)),
      ])
    #expect(play.drag.session.context.itemCount == 4)
  }

  @Test func `24: what came in and is others now is looked at again`() throws {
    var play = Play(Application(under: [.a]))
    try play.handle(.foreignBegan(items: 1, allowsMove: true))
    try play.handle(.moved)
    #expect(
      try play.handle(.itemsChanged(3)) == [
        .ask(.candidate(below: nil)), .ask(.canHandle(.a)), .ask(.update(.a)),
      ])
    #expect(play.drag.session.context.itemCount == 3)
    try play.handle(.itemsChanged(-1))
    #expect(play.drag.session.context.itemCount == 0)
  }

  @Test func `20: the number of items stops at the end of its range`() throws {
    var play = try Play.begun(Application(added: (.max, joins: false)))
    try play.handle(.addRequested)
    #expect(play.drag.session.context.itemCount == .max)
  }

  @Test func `22: a destination that refuses after an addition hears an exit`() throws {
    var play = try Play.begun(Application(added: (1, joins: false), under: [.b, .a]))
    #expect(play.drag.visitState(of: .b) == .inside)
    play.application.refusing = [.b]
    #expect(
      try play.handle(.addRequested) == [
        .ask(.added), .tell(.willAdd(contributor: 0)), .ask(.candidate(below: nil)),
        .ask(.canHandle(.b)), .tell(.exit(.b)), .ask(.candidate(below: .b)), .ask(.canHandle(.a)),
        .tell(.enter(.a)), .ask(.update(.a)),
      ])
    #expect(play.drag.visitState(of: .b) == .blocked)
    #expect(play.drag.session.context.current == .a)
  }

  @Test func `22: a refusing destination is asked again at the next contact after an addition`()
    throws
  {
    var play = try Play.begun(Application(under: [.a], refusing: [.a]))
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.candidate(below: .a)),
      ])
    play.application.under = []
    play.application.added = (1, joins: false)
    try play.handle(.addRequested)
    play.application.under = [.a]
    play.application.refusing = []
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.canHandle(.a)), .tell(.enter(.a)),
        .ask(.update(.a)), .command(.showRuling),
      ])
  }

  @Test func `I7: where the destination inside is gone, what lies below is asked for`() throws {
    var play = try Play.begun(Application(under: [.b, .a]))
    play.application.under = [.a]
    #expect(
      try play.handle(.destinationLost(.b)) == [
        .ask(.candidate(below: nil)), .ask(.canHandle(.a)), .tell(.enter(.a)), .ask(.update(.a)),
      ])
    #expect(play.drag.visitState(of: .b) == .lost)
  }

  @Test func `I7: the proposal of a destination that is gone is not in force any more`() throws {
    var play = try Play.begun(Application(under: [.a]))
    play.application.under = []
    #expect(
      try play.handle(.destinationLost(.a)) == [
        .ask(.candidate(below: nil)), .command(.showRuling),
      ])
    #expect(play.drag.session.context.ruling == .nothing)
    #expect(
      try play.handle(.released(anyItemLeft: true)) == [
        .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .command(.startEndAnimation),
      ])
  }

  @Test func `I7: a destination elsewhere goes without a word`() throws {
    var play = try Play.begun(Application(under: [.b, .a]))
    play.application.under = [.a]
    try play.handle(.moved)
    #expect(try play.handle(.destinationLost(.b)) == [])
    let before = play.drag
    #expect(try play.handle(.destinationLost(.b)) == [])
    #expect(try play.handle(.destinationLost(DestinationID(9))) == [])
    #expect(play.drag == before)
    #expect(
      try play.handle(.cancelled) == [
        .command(.showRuling), .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .tell(.dropEnd(.a)), .command(.startEndAnimation),
      ])
  }
}
