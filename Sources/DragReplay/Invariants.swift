import DragItems
import DragSessions
import DragStage

/// What holds in every test, whether or not a script asks for it.
struct Invariants {
  private var stage: Stage
  private(set) var violations: [String] = []
  private var places: [Place: Visit] = [:]
  private var sessions: [SessionID: Life] = [:]
  /// Items that their application has deleted under a drag.
  private var takenAway: Set<ItemID> = []
  /// Whether another program has just moved the items of a drag to itself.
  private var isTakenOutside = false
  private var menus = MenuCheck()

  private struct Place: Hashable {
    let session: SessionID
    let view: ViewID
    /// Which of the destinations on the view it is.
    let number: UInt32

    var destination: DestinationID { DestinationID(view.rawValue, place: number) }
  }

  /// What a destination has heard of a session.
  private struct Visit: Hashable {
    var isInside = false
    var wasEntered = false
    var operation = DropOperation.cancel
    var performs = 0
    var ends = 0
  }

  /// What a source has heard of its session.
  private struct Life: Hashable {
    var view: ViewID
    var begins = 0
    var willEnds: [DropOperation] = []
    var didEnds: [DropOperation] = []
    var transfers = 0
    var performs = 0
    /// The items that a destination chose for.
    var chosen: Set<ItemID> = []
    var moved: [ItemID: Int] = [:]
    /// Where items arrived by loading.
    var loaded: [ItemID: ViewID] = [:]
  }

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// Goes on at another stage that has come as far.
  mutating func goOn(at stage: Stage) { self.stage = stage }

  /// Feeds everything that is remembered.
  func feed(_ hasher: inout Hasher) {
    hasher.combine(places)
    hasher.combine(sessions)
    hasher.combine(takenAway)
    hasher.combine(menus)
  }

  /// The sentences that do not hold on a stage that has finished, in the order of the trace.
  ///
  /// - Parameters:
  ///   - stage: The stage, settled.
  ///   - initial: The items of every view before the test, in the views' order.
  /// - Returns: One sentence for each; none where all is well.
  static func violations(on stage: Stage, initial: [[[ItemID]]]) -> [String] {
    var checks = TraceChecks(on: stage, initial: initial)
    checks.take(stage.trace)
    return checks.violations()
  }

  /// The sentences about callbacks that do not hold in a trace of a stage.
  static func violations(in trace: [TraceEntry], on stage: Stage) -> [String] {
    var check = Invariants(stage)
    var transfers = TransferCount()
    for entry in trace {
      check.take(entry)
      transfers.take(entry)
    }
    return check.finish() + transfers.violations(on: stage)
  }

  /// Looks at an entry; each is to be looked at once, in order.
  mutating func take(_ entry: TraceEntry) {
    switch entry.event {
    case .called(let callback, let view, let detail):
      isTakenOutside = false
      menus.take(callback, view, detail, on: stage)
      if let session = entry.session {
        take(callback, Place(session: session, view: view, number: entry.place), detail)
      }
    case .dropped(let item, let view, _):
      if let session = entry.session {
        choose(item, Place(session: session, view: view, number: entry.place))
      }
    case .inserted(let item, _, _):
      if let session = entry.session { sessions[session]?.moved[item, default: 0] += 1 }
    case .deleted(let item, _, _):
      if let session = entry.session, !isTakenOutside {
        sessions[session]?.moved[item, default: 0] -= 1
      } else {
        takenAway.insert(item)
      }
    case .reloaded(_, _, let gone):
      if entry.session == nil { takenAway.formUnion(gone) }
    case .host(_, .ended(.move)): isTakenOutside = true
    case .host, .hostFinished, .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .moved,
      .sectionChanged, .itemReloaded, .feedback, .batchRefused, .undropped, .dropFailed,
      .refusedCall, .misused,
      .transfer, .opaqueType, .store:
      break
    }
  }

  private mutating func take(_ callback: Callback, _ place: Place, _ detail: CallDetail) {
    switch callback {
    case .enter: enter(place)
    case .update:
      if case .ruling(let ruling) = detail { update(place, ruling) }
    case .exit: leave(place, "exit")
    case .perform, .moveRow: perform(place)
    case .dropEnd: endVisit(place)
    case .willBegin:
      sessions[place.session, default: Life(view: place.view)].begins += 1
    case .willEnd:
      if case .operation(let operation) = detail {
        sessions[place.session]?.willEnds.append(operation)
      }
    case .didEnd:
      if case .operation(let operation) = detail {
        sessions[place.session]?.didEnds.append(operation)
      }
    case .placeholderCommit:
      if case .place(let item, _) = detail {
        sessions[place.session]?.moved[item, default: 0] += 1
        sessions[place.session]?.loaded[item] = place.view
      }
    case .placeholderDiscard:
      // What stood for the item is gone, so that it may be chosen for again.
      if case .place(let item, _) = detail { sessions[place.session]?.chosen.remove(item) }
    case .didTransfer: transfer(place.session)
    case .items, .canMove, .liftPreview, .willLift, .liftCancelled, .allowsMove, .restricted,
      .fullSize, .didMove, .sessionForAdding, .addItems, .willAdd, .cancelPreview, .willCancel:
      afterEnd(of: place.session, callback)
    case .menu, .menuShown, .menuDismissed: afterEnd(of: place.session, callback)
    case .canHandle, .dropPreview, .willDrop, .springLoad, .springLoaded:
      afterDropEnd(of: place, callback)
    case .didLoad, .didLoadAll: afterTransfer(of: place.session, callback)
    case .conclude, .placeholderInsert, .placeholderDelete, .willReorder, .didReorder:
      break
    }
  }

  private mutating func enter(_ place: Place) {
    afterDropEnd(of: place, .enter)
    if places[place]?.isInside == true { fail("a second enter without an exit", place) }
    places[place, default: Visit()].isInside = true
    places[place]?.wasEntered = true
  }

  private mutating func update(_ place: Place, _ ruling: DropRuling) {
    guard var visit = places[place], visit.isInside else { return fail("an update outside", place) }
    // Most updates say what the one before has said.
    guard visit.operation != ruling.proposal.operation else { return }
    visit.operation = ruling.proposal.operation
    places[place] = visit
  }

  private mutating func leave(_ place: Place, _ what: String) {
    if places[place]?.isInside != true { fail("an \(what) without an enter", place) }
    places[place]?.isInside = false
  }

  private mutating func perform(_ place: Place) {
    if places[place]?.isInside != true { fail("a perform outside", place) }
    if places[place]?.operation.carries != true {
      fail("a perform after a proposal of neither copy nor move", place)
    }
    sessions[place.session]?.performs += 1
    if sessions[place.session]?.performs ?? 0 > 1 { fail("a second perform", place) }
    places[place]?.isInside = false
  }

  private mutating func choose(_ item: ItemID, _ place: Place) {
    guard var life = sessions[place.session] else {
      // Of a drag from outside no source is told, and there is no life to look at.
      if places[place]?.wasEntered != true { fail("a drop outside of a perform", place) }
      return
    }
    guard life.performs == 1, life.willEnds.isEmpty else {
      return fail("a drop outside of a perform", place)
    }
    if !life.chosen.insert(item).inserted { fail("a second drop of one item", place) }
    sessions[place.session] = life
  }

  private mutating func endVisit(_ place: Place) {
    if places[place]?.wasEntered != true { fail("a dropEnd without an enter", place) }
    places[place]?.isInside = false
    places[place, default: Visit()].ends += 1
    if places[place]?.ends ?? 0 > 1 { fail("a second dropEnd", place) }
  }

  /// The transfer is over: once, behind the end, and for a copy or a move alone (CONTRACT-13).
  private mutating func transfer(_ session: SessionID) {
    sessions[session]?.transfers += 1
    if sessions[session]?.transfers ?? 0 > 1 { fail("a second didTransfer", session) }
    if sessions[session]?.didEnds.last?.carries != true {
      fail("a didTransfer that is not behind a didEnd of a copy or a move", session)
    }
  }

  /// All data is there when the transfer is told to be over (CONTRACT-13).
  private mutating func afterTransfer(of session: SessionID, _ callback: Callback) {
    if sessions[session]?.transfers ?? 0 > 0 {
      fail("\(callback.rawValue) after didTransfer", session)
    }
  }

  private mutating func afterEnd(of session: SessionID, _ callback: Callback) {
    guard let life = sessions[session], !life.didEnds.isEmpty else { return }
    fail("\(callback.rawValue) after didEnd", session)
  }

  private mutating func afterDropEnd(of place: Place, _ callback: Callback) {
    if places[place]?.ends ?? 0 > 0 { fail("\(callback.rawValue) after dropEnd", place) }
  }

  private mutating func fail(_ what: String, _ session: SessionID) {
    violations.append("session \(session.rawValue): \(what)")
  }

  private mutating func fail(_ what: String, _ place: Place) {
    violations.append(
      "session \(place.session.rawValue) at \(stage.name(of: place.destination)): \(what)")
  }

  /// The sentences that do not hold, behind the last entry.
  mutating func finish() -> [String] {
    for place in places.keys.sorted(by: {
      ($0.session, $0.destination) < ($1.session, $1.destination)
    })
    where !stage.isSilent(place.view) {
      // What was taken away hears nothing more.
      if let visit = places[place], visit.wasEntered, visit.ends != 1,
        stage.isPresent(place.destination)
      {
        fail("\(visit.ends) dropEnd instead of one", place)
      }
    }
    for session in sessions.keys.sorted() {
      if let life = sessions[session] { finish(session, life) }
    }
    menus.finish(on: stage)
    violations += menus.violations
    for item in stage.openLoads {
      violations.append("the load of `\(stage.name(of: item.item))` is never complete")
    }
    for lease in stage.leakedFiles {
      violations.append("the use of the file `\(lease.path.text)` was not ended")
    }
    if !stage.isQuiet { violations.append("something is pending after the end") }
    return violations
  }

  /// Whether a moved item may arrive without leaving its source: its application took it away while
  /// it loaded, or it came with a stack from another application, which keeps it.
  private func mayStay(_ item: ItemID, _ life: Life) -> Bool {
    guard !takenAway.contains(item) else { return true }
    guard let target = life.loaded[item] else { return false }
    return stage.views.contains { view in
      !stage.areLocal(view, target) && stage.item(stage.name(of: item), in: view) != nil
    }
  }

  /// Whether an item left under one name and arrived under another, because its own was taken where
  /// it has loaded.
  private func isRenamed(_ item: ItemID, _ life: Life) -> Bool {
    let name = stage.name(of: item)
    return life.moved.contains { other, balance in
      let otherName = stage.name(of: other)
      return life.moved[item] == -1
        ? balance == 1 && life.loaded[other] != nil && otherName.hasPrefix(name + "-copy")
        : balance == -1 && life.loaded[item] != nil && name.hasPrefix(otherName + "-copy")
    }
  }

  private mutating func finish(_ session: SessionID, _ life: Life) {
    let name = "session \(session.rawValue)"
    if life.begins != 1 { violations.append("\(name): \(life.begins) willBegin instead of one") }
    let operation = life.willEnds.first
    if !stage.isSilent(life.view), life.willEnds.count != 1 || life.didEnds != life.willEnds {
      violations.append(
        "\(name): \(life.willEnds.count) willEnd and \(life.didEnds.count) didEnd, not one each")
    }
    // A move loses nothing and doubles nothing; what a copy brings is new.
    let unbalanced = life.moved.filter { item, balance in
      if isRenamed(item, life) { return false }
      let mayBeNew = operation != .move || balance == 1 && mayStay(item, life)
      return mayBeNew ? balance < 0 : balance != 0
    }
    for item in unbalanced.keys.sorted() where !life.moved.isEmpty {
      violations.append("\(name): item `\(stage.name(of: item))` is not conserved")
    }
  }
}
