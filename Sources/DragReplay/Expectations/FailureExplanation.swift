import DragScript
import DragSessions
import DragStage

/// Why a drag came to what it came to, in one sentence for a failure, and which entry of the trace decided it.
struct FailureExplanation {
  let stage: Stage
  /// The drag in question: it may be over; nil where none has begun.
  let session: SessionRecord?
  let deciding: DecidingEntries
  let settings: Settings
  /// Indicates whether a destination of a script can accept nothing, because no line answers its
  /// `update`.
  let isWithoutUpdate: (String) -> Bool

  /// The entries that decide the drag; empty where none has begun, also after an earlier drag.
  var entries: [TraceEntry] { hasBegun ? drag?.entries ?? [] : [] }

  /// Indicates whether the last presses have begun a drag.
  private var hasBegun: Bool { session.map { !deciding.hasIdlePress || isLive($0) } ?? false }

  /// Indicates whether the drag that the last presses have begun is over.
  var isOfAnEndedDrag: Bool { session.map { hasBegun && !isLive($0) } ?? false }

  private var drag: DecidingEntries.OfDrag? { session.flatMap { deciding[$0.id] } }

  /// A reason, and the entry of the trace that it is about.
  struct Reason {
    /// One sentence, without a full stop.
    var sentence: String
    /// The entry that decided the drag; nil where nothing of the trace did.
    var entry: TraceEntry?

    /// Makes a reason.
    init(_ sentence: String, at entry: TraceEntry? = nil) {
      self.sentence = sentence
      self.entry = entry
    }

    /// The same as a part of a longer sentence.
    func behind(_ words: String) -> Reason { Reason(words + sentence, at: entry) }
  }

  /// The reason why something expected does not hold; nil where there is nothing to explain.
  func reason(for predicate: Predicate) -> Reason? {
    guard let session, hasBegun else { return whyNoneBegan?.behind("no drag began: ") }
    guard isLive(session) else {
      if let moment = moment(of: predicate, session.state) { return Reason(moment, at: drag?.end) }
      if operation == .cancel { return whyCanceled.behind("the drag was canceled: ") }
      if let change = changedProposal { return change }
      if operation == .forbidden {
        return Reason(
          "nothing was dropped: \(name(drag?.update)) proposed forbidden", at: drag?.update)
      }
      return changesNothing(predicate)
        ? Reason("\(name(drag?.perform)) took the drop and changed no data", at: drag?.perform)
        : takenDrop(predicate)
    }
    if let change = changedProposal ?? missingUpdate ?? rejection(predicate) { return change }
    return predicate.facts.contains(.atTheEnd)
      ? Reason("the drag is still under way: it is \(session.state.rawValue)") : nil
  }

  /// Whether an expectation comes too early or too late in a drag whose pointer is up.
  private func moment(of predicate: Predicate, _ state: SessionState) -> String? {
    switch (predicate, state) {
    case (.state(.ended), .ending), (.state(.transferred), .ending):
      operation == .cancel
        ? "the cancel is still animated: `settle` lets the drag end"
        : "the drop is still animated: `settle` lets the drag end, as `transferred`"
    case (.state(.ended), .transferring), (.state(.transferred), .transferring):
      "loads of the drop are still pending: `settle` lets them complete, to `transferred`"
    case (.state(.ended), .transferred):
      "the drop was taken: such a drag ends as `transferred`"
    case (.proposal, _), (.badge, _), (.gap, _):
      operation == .cancel ? nil : "the drag is over: it has a proposal until its pointer is up"
    case _: nil
    }
  }

  /// As what a drop was taken, and where, if another result of it is expected.
  private func takenDrop(_ predicate: Predicate) -> Reason? {
    switch predicate {
    case .order, .operation, .stored, .kept: break
    case _: return nil
    }
    guard let perform = drag?.perform, let operation, operation.carries else { return nil }
    let position = stage.line(of: perform).arguments.first { $0.key == "at" }?.value
    let place = position.map { $0 == "none" ? "" : " at \($0)" } ?? ""
    return Reason(
      "\(name(perform)) took the drop as \(Self.noun(operation))" + place, at: perform)
  }

  /// Who rejects a drop here, if a proposal or what follows from one is expected.
  private func rejection(_ predicate: Predicate) -> Reason? {
    switch predicate {
    case .proposal, .badge, .gap: break
    case _: return nil
    }
    guard let proposed = ruling?.proposal.operation, !proposed.carries else { return nil }
    return Reason("\(name(drag?.update)) proposed \(Self.noun(proposed))", at: drag?.update)
  }

  private func isLive(_ session: SessionRecord) -> Bool {
    switch session.state {
    case .idle, .pressed, .lifting, .lifted, .dragging, .performing: true
    case .ending, .transferring, .transferred, .ended: false
    }
  }

  /// The operation that the drag ended with.
  private var operation: DropOperation? { session?.outcome?.operation }

  private var ruling: ResolvedProposal? {
    guard case .called(_, _, .ruling(let ruling))? = drag?.update?.event else { return nil }
    return ruling
  }

  private func name(_ entry: TraceEntry?) -> String {
    entry.map { "`\(stage.inspection.head(of: $0).who)`" } ?? "nothing"
  }

  private var whyCanceled: Reason {
    guard let drag else { return Reason("it came over no destination") }
    guard let entered = drag.entered else {
      return drag.canHandle.map { Reason("\(name($0)) did not take it (`canHandle`)", at: $0) }
        ?? Reason("it came over no destination")
    }
    if case .called(.exit, _, _) = entered.event {
      return Reason("it left \(name(entered)) before its end", at: entered)
    }
    if let change = changedProposal ?? missingUpdate { return change }
    guard let ruling else {
      return Reason("\(name(entered)) was not asked for a proposal", at: entered)
    }
    let proposed = Reason(
      "\(name(drag.update)) proposed \(Self.noun(ruling.proposal.operation))", at: drag.update)
    guard ruling.proposal.operation.carries else { return proposed }
    if case .pointerCancel(let pointer)? = deciding.canceledPointer?.event,
      pointer == session?.pointer
    {
      return Reason("its pointer was taken away", at: deciding.canceledPointer)
    }
    return Reason("\(proposed.sentence), and it ended without a drop", at: proposed.entry)
  }

  private var missingUpdate: Reason? {
    guard let entered = drag?.entered, case .called(.enter, _, _) = entered.event else {
      return nil
    }
    let who = stage.inspection.head(of: entered).who
    guard isWithoutUpdate(who) else { return nil }
    return Reason("`\(who)` has no `on \(who) update` line, so it never accepts", at: entered)
  }

  /// The explanation of a proposal that was changed before it came into force.
  private var changedProposal: Reason? {
    guard let ruling, let reason = ruling.reason else { return nil }
    let (asked, given) = (ruling.requested, ruling.proposal)
    let change =
      asked.operation == given.operation
      ? "\(asked.intent.rawValue), which became \(given.intent.rawValue)"
      : "\(Self.noun(asked.operation)), which became \(Self.noun(given.operation))"
    return Reason(
      "\(name(drag?.update)) proposed \(change) because \(reason.clause)", at: drag?.update)
  }

  private static func noun(_ operation: DropOperation) -> String {
    operation == .forbidden ? operation.rawValue : "a \(operation.rawValue)"
  }

  /// Returns whether a drop was performed and no data has changed, where data is expected to be
  /// another one.
  private func changesNothing(_ predicate: Predicate) -> Bool {
    guard case .order = predicate else { return false }
    guard let drag, drag.perform != nil, !drag.hasCommitted else { return false }
    return !drag.data.contains(where: \.event.changesData)
  }

  private var whyNoneBegan: Reason? {
    if deciding.hasLifted {
      return Reason("the lifted item did not leave the slop before the release")
    }
    let (asked, who) = (deciding.asked, name(deciding.asked))
    switch asked?.event {
    case .called(.canMove, _, .item(let item)):
      let sentence = "\(who) does not let `\(stage.name(of: item))` be dragged (`canMove`)"
      return Reason(sentence, at: asked)
    case .called: return Reason("\(who) gave no items (`items`)", at: asked)
    case _: return deciding.presses.reason(settings).map { Reason($0) }
    }
  }
}

extension ResolvedProposal.Reason {
  /// The reason as it follows a "because".
  fileprivate var clause: String {
    switch self {
    case .foreign: "the items come from another application"
    case .notAllowed: "their source does not let them be moved"
    case .noDestination: "the pointer means no position there"
    case .keys: "a modifier key asks for it"
    case .severalItems: "the settings exclude a move of several of its own items"
    case .noItem: "the pointer means the end of the items, and no item to insert into"
    case .mask: "their source does not allow it there"
    case .inside: "the destination is inside one of the dragged items"
    }
  }
}

extension PassingTrace {
  /// Returns the explanation of a check that does not hold.
  mutating func explanation(of check: PredicateCheck) -> FailureExplanation {
    FailureExplanation(
      stage: check.stage, session: check.recent ?? check.stage.sessions.last,
      deciding: decidingEntries(), settings: settings,
      isWithoutUpdate: check.application.isWithoutUpdate)
  }
}

extension TraceEvent {
  /// Indicates whether it changes the items of a view, or their order.
  fileprivate var changesData: Bool {
    switch self {
    case .inserted, .deleted, .moved, .sectionChanged, .reloaded: true
    default: false
    }
  }
}
