import DragSessions
import Machines
import Testing

/// Several destinations at one site are served together (CONTRACT-35).
@Suite struct DragSessionMachineSiblingTests {
  private static func three(
    _ proposals: [DestinationID: DropProposal] = [:], refusing: Set<DestinationID> = []
  ) throws -> Play {
    try Play.begun(
      Application(
        added: (1, joins: false), under: [.a], beside: [.a1, .a2], refusing: refusing,
        proposals: proposals))
  }

  @Test func `CONTRACT-35: each is asked, entered and updated before the next one is asked`() throws
  {
    var play = Play(Application(under: [.a], beside: [.a1]))
    try play.handle(.lift)
    #expect(
      try play.handle(.begin).dropFirst(5) == [
        .ask(.candidate(below: nil)),
        .ask(.canHandle(.a)), .tell(.enter(.a)), .ask(.update(.a)),
        .ask(.sibling(after: .a)),
        .ask(.canHandle(.a1)), .tell(.enter(.a1)), .ask(.update(.a1)),
        .ask(.sibling(after: .a1)), .command(.showRuling),
      ])
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.update(.a)),
        .ask(.sibling(after: .a)), .ask(.update(.a1)), .ask(.sibling(after: .a1)),
      ])
    #expect(play.drag.inside == [.a, .a1])
  }

  @Test func `CONTRACT-35: a destination without siblings costs no question more`() throws {
    var play = try Play.begun(Application(under: [.a], beside: []))
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.update(.a)),
      ])
  }

  @Test func `CONTRACT-35: the first copy or move is in force, whatever comes before it`() throws {
    let play = try Self.three([.a: .forbidden, .a1: .move, .a2: .copy])
    #expect(play.drag.session.context.current == .a1)
    #expect(play.drag.session.context.ruling.proposal == .move)
  }

  @Test func `CONTRACT-35: where none carries, the first one's proposal is in force`() throws {
    let play = try Self.three([.a: .cancel, .a1: .forbidden, .a2: .forbidden])
    #expect(play.drag.session.context.current == .a)
    #expect(play.drag.session.context.ruling.proposal == .cancel)
  }

  @Test func `CONTRACT-35: the ruling is shown once for all, and only when it changes`() throws {
    var play = try Self.three([.a: .cancel, .a1: .copy])
    #expect(try !play.handle(.moved).contains(.command(.showRuling)))
    play.application.proposals = [.a: .forbidden, .a1: .copy, .a2: .move]
    #expect(try !play.handle(.moved).contains(.command(.showRuling)))
    play.application.proposals = [.a: .move, .a1: .copy]
    #expect(try play.handle(.moved).filter { $0 == .command(.showRuling) }.count == 1)
    #expect(play.drag.session.context.current == .a)
  }

  @Test func `CONTRACT-35: one performs, and the others hear the end`() throws {
    var play = try Self.three([.a: .forbidden, .a2: .move])
    #expect(
      try play.handle(.released(anyItemLeft: true)) == [
        .ask(.perform(.a1)), .command(.showRuling), .tell(.willEnd(DragOutcome(.copy))),
        .tell(.willDrop(.a1, item: 0)), .tell(.dropEnd(.a)), .tell(.dropEnd(.a1)),
        .tell(.dropEnd(.a2)), .command(.startEndAnimation),
      ])
    #expect(
      try play.handle(.animationEnded(isLoading: false)).first == .tell(.conclude(.a1)))
  }

  @Test func `CONTRACT-35: leaving leaves all, and the next site is entered after that`() throws {
    var play = try Self.three()
    play.application.under = [.b, .a]
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.canHandle(.b)), .tell(.exit(.a)),
        .tell(.exit(.a1)), .tell(.exit(.a2)), .tell(.enter(.b)), .ask(.update(.b)),
      ])
    play.application.under = []
    #expect(try play.handle(.moved).contains(.tell(.exit(.b))))
    #expect(play.drag.inside == [])
    #expect(play.drag.session.context.current == nil)
  }

  @Test func `CONTRACT-24, 35: a site accepts when one of its destinations does`() throws {
    let play = try Self.three(refusing: [.a, .a2])
    #expect(play.drag.inside == [.a1])
    #expect(play.drag.visited == [.a1])
    #expect(play.drag.visitState(of: .a) == .refused)
  }

  @Test func `CONTRACT-37: a site where all refuse is transparent, and costs no exit`() throws {
    var play = try Play.begun(
      Application(under: [.b], beside: [.a1], refusing: [.a, .a1]))
    play.application.under = [.a, .b]
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.canHandle(.a)),
        .ask(.sibling(after: .a)), .ask(.canHandle(.a1)), .ask(.sibling(after: .a1)),
        .ask(.candidate(below: .a1)), .ask(.update(.b)),
      ])
  }

  @Test func `CONTRACT-22: added items are shown to each, and one that refuses them leaves`() throws
  {
    var play = try Self.three()
    play.application.refusing = [.a]
    #expect(
      try play.handle(.addRequested) == [
        .ask(.added), .tell(.willAdd(contributor: 0)), .ask(.candidate(below: nil)),
        .ask(.canHandle(.a)), .tell(.exit(.a)), .ask(.sibling(after: .a)),
        .ask(.canHandle(.a1)), .ask(.update(.a1)), .ask(.sibling(after: .a1)),
        .ask(.canHandle(.a2)), .ask(.update(.a2)), .ask(.sibling(after: .a2)),
      ])
    #expect(play.drag.inside == [.a1, .a2])
    #expect(play.drag.session.context.current == .a1)
    play.application.refusing = []
    try play.handle(.addRequested)
    #expect(play.drag.inside == [.a1, .a2, .a])
    #expect(play.drag.session.context.current == .a)
  }

  @Test func `CONTRACT-35: when the one in force goes, the others are asked again`() throws {
    var play = try Self.three([.a: .forbidden])
    play.application.beside = [.a2]
    #expect(
      try play.handle(.destinationLost(.a1)) == [
        .ask(.candidate(below: nil)), .ask(.update(.a)), .ask(.sibling(after: .a)),
        .ask(.update(.a2)), .ask(.sibling(after: .a2)),
      ])
    #expect(play.drag.session.context.current == .a2)
    #expect(play.drag.inside == [.a, .a2])
    #expect(try play.handle(.destinationLost(.a)) == [])
    #expect(play.drag.inside == [.a2])
  }

  @Test func `I7, CONTRACT-35: a performer that goes makes the drag a cancel for all`() throws {
    var play = try Play.begun(
      Application(under: [.a], beside: [.a1], performsAtOnce: false))
    try play.handle(.released(anyItemLeft: true))
    #expect(
      try play.handle(.destinationLost(.a)) == [
        .command(.showRuling), .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .tell(.dropEnd(.a1)), .command(.startEndAnimation),
      ])
  }
}
