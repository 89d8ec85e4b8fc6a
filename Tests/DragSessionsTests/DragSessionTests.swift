import DragSessions
import Machines
import Testing

@Suite struct DragSessionTests {
  private static let answers: [Answer] = [
    .items(1), .canMove(true), .allowsMove(true), .restricted(false), .fullSize(false),
    .added(1, joins: false), .candidate(.a), .sibling(nil), .canHandle(true), .update(.nothing),
    .perform(isDone: true),
  ]

  /// Whether an answer is of a question's kind.
  private static func fits(_ answer: Answer, _ question: Question) -> Bool {
    switch (question, answer) {
    case (.items, .items), (.canMove, .canMove), (.allowsMove, .allowsMove),
      (.restricted, .restricted), (.fullSize, .fullSize), (.added, .added),
      (.candidate, .candidate), (.sibling, .sibling), (.canHandle, .canHandle),
      (.update, .update),
      (.perform, .perform):
      true
    case (.items, _), (.canMove, _), (.allowsMove, _), (.restricted, _), (.fullSize, _),
      (.added, _), (.candidate, _), (.sibling, _), (.canHandle, _), (.update, _), (.perform, _):
      false
    }
  }

  @Test func `an answer to nothing is refused`() throws {
    var drag = DragSession()
    for answer in Self.answers {
      #expect(throws: DragError.nothingAsked) { try drag.answer(answer) }
    }
    #expect(drag == DragSession())
  }

  @Test func `24: a destination declines what it has refused, until the items are others`() throws {
    var play = try Play.begun(Application(added: (1, joins: false), under: [.a], refusing: [.a]))
    #expect(play.drag.isDeclined(by: .a))
    #expect(!play.drag.isDeclined(by: .b))
    play.application.under = []
    try play.handle(.addRequested)
    #expect(play.drag.visitState(of: .a) == .refused)
    #expect(!play.drag.isDeclined(by: .a))
    play.application.under = [.a]
    play.application.refusing = []
    try play.handle(.moved)
    #expect(play.drag.inside == [.a])
    play.application.refusing = [.a]
    try play.handle(.addRequested)
    #expect(play.drag.visitState(of: .a) == .blocked)
    #expect(play.drag.isDeclined(by: .a))
  }

  @Test func `a drag in the lists of an earlier one has nothing of it, wherever that was`() throws {
    var storage = DragSession.Storage()
    var play = try Play.begun(Application(under: [.a]))
    try play.handle(.moved)
    play.application.under = [.b]
    try play.handle(.moved)
    for event in [DragSessionMachine.Event.cancelled, .animationEnded(isLoading: false)] {
      try play.handle(event)
    }
    var earlier = play.drag
    #expect(earlier.visited == [.a, .b])
    earlier.end(leaving: &storage)
    var later = DragSession()
    later.begin(in: &storage)
    #expect(later == DragSession() && later.visitState(of: .a) == nil)
    // One that is stopped in the middle of a question leaves no effect either.
    try later.handle(.lift)
    #expect(later.next() == .question(.items))
    later.end(leaving: &storage)
    var last = DragSession()
    last.begin(in: &storage)
    #expect(last == DragSession() && last.next() == nil)
  }

  @Test func `an answer of another kind is refused, and the question stays due`() throws {
    var application = Application(added: (1, joins: true), under: [.a])
    var drag = DragSession()
    var kinds = 0
    for event in [
      DragSessionMachine.Event.lift, .begin, .addRequested, .released(anyItemLeft: true),
    ] {
      try drag.handle(event)
      while let output = drag.next() {
        guard case .question(let question) = output else { continue }
        kinds += 1
        let before = drag
        for answer in Self.answers where !Self.fits(answer, question) {
          #expect(throws: DragError.unexpectedAnswer(question)) { try drag.answer(answer) }
        }
        #expect(drag == before)
        try drag.answer(application.answer(question, in: drag))
      }
    }
    #expect(kinds == 13)
    #expect(drag.session.state == .ending)
  }

  @Test func `a question is given again until it is answered`() throws {
    var drag = DragSession()
    try drag.handle(.lift)
    #expect(!drag.isIdle)
    #expect(drag.next() == .ask(.items))
    let before = drag
    #expect(drag.next() == .ask(.items))
    #expect(drag == before)
    #expect(drag.due == .items)
    try drag.answer(.items(0))
    #expect(drag.due == nil)
    #expect(drag.next() == .command(.nothingLifted))
    #expect(drag.next() == nil)
    #expect(drag.isIdle)
  }

  @Test func `what was not pulled holds the next event back`() throws {
    var drag = DragSession()
    try drag.handle(.lift)
    #expect(throws: DragError.busy) { try drag.handle(.lift) }
    #expect(throws: DragError.nothingAsked) { try drag.answer(.items(1)) }
  }

  @Test func `a late word of a destination that was never queried is refused`() throws {
    var play = try Play.begun(Application(under: [.a]))
    let before = play.drag
    #expect(throws: DragError.unknownDestination(.b)) { try play.finishPerform(at: .b) }
    #expect(play.drag == before)
  }

  @Test func `28: a destination says only once that it has taken the items`() throws {
    var play = try Play.begun(Application(under: [.a], performsAtOnce: false))
    #expect(
      throws: DragError.rejectedByVisit(
        .a, DropSession.InvalidTransition(.performFinished, in: .inside))
    ) {
      try play.finishPerform(at: .a)
    }
    try play.handle(.released(anyItemLeft: true))
    try play.finishPerform(at: .a)
    let before = play.drag
    #expect(
      throws: DragError.rejectedByVisit(
        .a, DropSession.InvalidTransition(.performFinished, in: .concluding))
    ) {
      try play.finishPerform(at: .a)
    }
    #expect(play.drag == before)
  }

  @Test func `a visit is known once its destination was queried`() throws {
    var play = try Play.begun(Application(under: [.b, .a], refusing: [.b]))
    #expect(play.drag.visitState(of: .b) == .refused)
    #expect(play.drag.visitState(of: .a) == .inside)
    #expect(play.drag.visitState(of: DestinationID(3)) == nil)
    #expect(play.drag.visited == [.a])
    try play.handle(.destinationLost(.b))
    #expect(play.drag.visitState(of: .b) == .lost)
  }

  @Test func `an owner that names a destination that is gone gets an error`() throws {
    var play = try Play.begun(Application(under: [.a]))
    #expect(throws: Play.Stuck.self) { try play.handle(.destinationLost(.a)) }
    #expect(
      play.drag.defect == .visit(.a, DropSession.InvalidTransition(.queried, in: .lost)))
    var stopped = play.drag
    #expect(stopped.next() == nil)
    #expect(throws: DragError.busy) { try stopped.handle(.cancelled) }
    #expect(stopped == play.drag)
  }

  @Test(arguments: [true, false])
  func `CONTRACT-33, 36: a site is occupied until its end is reported, no longer`(
    performsAtOnce: Bool
  ) throws {
    let play = try Play.begun(Application(under: [.a], performsAtOnce: performsAtOnce))
    var (drag, application) = (play.drag, play.application)
    #expect(drag.occupies(DestinationID.a.rawValue))
    #expect(!drag.occupies(DestinationID.b.rawValue))

    /// What the drag puts out while it occupies the site.
    func occupied() throws -> [DragSession.Output] {
      var outputs: [DragSession.Output] = []
      while let output = drag.next() {
        if drag.occupies(DestinationID.a.rawValue) { outputs.append(output) }
        if case .question(let question) = output {
          try drag.answer(application.answer(question, in: drag))
        }
      }
      return outputs
    }
    try drag.handle(.released(anyItemLeft: true))
    var outputs = try occupied()
    if !performsAtOnce {
      #expect(drag.occupies(DestinationID.a.rawValue))
      try drag.finishPerform(at: .a)
      outputs += try occupied()
    }
    #expect(
      outputs == [
        .ask(.perform(.a)), .command(.showRuling), .tell(.willEnd(DragOutcome(.copy))),
        .tell(.willDrop(.a, item: 0)),
      ])
    #expect(drag.session.state == .ending)
    #expect(!drag.occupies(DestinationID.a.rawValue))
  }

  @Test(arguments: [false, true])
  func `the rows that its machines take are kept where they are counted, and nowhere else`(
    isCounted: Bool
  ) throws {
    var application = Application(under: [.a])
    var drag = DragSession(countsTransitions: isCounted)
    for event in [DragSessionMachine.Event.foreignBegan(items: 1, allowsMove: true), .moved] {
      try drag.handle(event)
      while let output = drag.next() {
        if case .question(let question) = output {
          try drag.answer(application.answer(question, in: drag))
        }
      }
    }
    #expect(drag.inside == [.a])
    #expect(drag.sessionLog.rows.isEmpty != isCounted)
    #expect(drag.visitLog.rows.isEmpty != isCounted)
  }
}
