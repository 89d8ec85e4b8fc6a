import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import StagePicture

/// A look at a stage: its state as a film has it, kept up to date by what has happened.
struct StageLook {
  let stage: Stage
  private let renderer: StageRenderer
  var names: FilmNames
  private(set) var state = FilmState()
  /// True where more than pointers and calls has come since the last look.
  private var needsAll = false
  /// The views whose data has changed since the last look.
  private var changed: Set<ViewID> = []
  /// The stacks as they were carried last, for when they fly.
  private var stacks: [Int: CarriedLook] = [:]

  init(at stage: Stage, labels: any StageLabels) {
    self.stage = stage
    renderer = StageRenderer(of: stage, labels: labels, glideTime: .zero)
    names = FilmNames(labels: labels)
  }

  /// Looks at everything.
  mutating func lookAtAll() {
    needsAll = true
    changed = Set(stage.scene.views)
    finish()
  }

  /// Carries out the commands of a reply.
  mutating func take(_ commands: [HostCommand]) {
    for command in commands {
      switch command {
      case .highlightSpring(let session, let view, let item):
        state.springs[Int(session.rawValue)] = SpringLook(
          view: Int(view.rawValue),
          item: item.map { names.number(of: $0, in: view, on: stage) })
      case .flashSpring(let session): state.springs[Int(session.rawValue)]?.isFlashing = true
      case .clearSpring(let session): state.springs[Int(session.rawValue)] = nil
      default:
        break  // The renderer or the stage shows it.
      }
    }
    needsAll = needsAll || !commands.isEmpty
    renderer.take(commands, at: stage.now)
  }

  /// Reads an entry of the trace: whether it changes more than a pointer, and whose data.
  mutating func read(_ entry: TraceEntry) {
    switch entry.event {
    case .pointerMove, .called(_, _, .none), .called(_, _, .ruling), .called(_, _, .item),
      .called(_, _, .preview), .called(_, _, .items), .called(_, _, .outcome),
      .called(_, _, .position):
      return
    case .inserted(_, let view, _), .deleted(_, let view, _), .moved(_, let view, _),
      .sectionChanged(let view, _), .reloaded(let view, _, _), .removed(let view),
      .dropped(_, let view, _), .called(_, let view, .place), .called(_, let view, .load):
      changed.insert(view)
    case .store: changed.formUnion(stage.scene.views)
    default: break
    }
    needsAll = true
  }

  /// The view and the pointer that a line of the trace is about.
  func subject(of line: TraceLine) -> (view: Int?, pointer: Int?) {
    switch line.kind {
    case .pointer, .host: return (nil, names.pointer(named: line.who))
    case .callback, .data, .drop, .load, .store, .fault:
      let view =
        names.view(named: line.who)
        ?? stage.scene.interaction(named: line.who).map { Int($0.rawValue) }
      return (view, line.session.flatMap { state.sessions[Int($0.rawValue)]?.pointer })
    }
  }

  /// Looks at what has changed.
  mutating func finish() {
    let renderer = self.renderer
    names.update(from: stage) { renderer.form(of: $0) }
    let before = state.sessions.mapValues(\.state)
    lookAtPointers()
    lookAtSessions()
    // A drag that goes on or ends may lift items, or lay them down.
    needsAll = needsAll || before != state.sessions.mapValues(\.state)
    lookAtTimers()
    if needsAll {
      lookAtPicture()
      lookAtOrders()
    } else {
      let targets = self.targets
      for view in state.views.keys { state.views[view]?.isTarget = targets.contains(view) }
    }
    needsAll = false
    changed = []
  }

  /// Looks at the pointers that have done something: until then they are nowhere.
  private mutating func lookAtPointers() {
    for pointer in stage.pointers.all where !stage.pointers.isSeat(pointer) {
      let number = Int(pointer.rawValue)
      let look = PointerLook(
        point: stage.pointers.point(of: pointer), isPressed: stage.pointers.isPressed(pointer),
        state: stage.pointers.state(of: pointer).rawValue)
      guard look.isPressed || look.point != .zero || state.pointers[number] != nil else { continue }
      state.pointers[number] = look
    }
  }

  private mutating func lookAtSessions() {
    var sessions: [Int: SessionLook] = [:]
    for session in stage.sessions.live {
      var look = SessionLook(
        pointer: Int(session.pointer.rawValue), state: session.state.rawValue,
        destination: session.destination.map { Int($0.rawValue) })
      let ruling = session.ruling
      look.operation = ruling.proposal.operation.rawValue
      look.intent = ruling.proposal.intent.rawValue
      if let view = session.destination {
        look.position = stage.inspection.text(of: ruling.position, in: view)
      }
      if let reason = ruling.reason {
        let isOperation = ruling.requested.operation != ruling.proposal.operation
        look.requested =
          isOperation
          ? ruling.requested.operation.rawValue : ruling.requested.intent.rawValue
        look.reason = reason.rawValue
      }
      look.items = keys(of: session.items)
      sessions[Int(session.id.rawValue)] = look
    }
    var carried: [Int: CarriedLook] = [:]
    for pointer in stage.pointers.all {
      guard let session = stage.pointers.carriedSession(of: pointer) else { continue }
      let number = Int(session.rawValue)
      let items = keys(of: stage.sessions.items(of: session))
      if sessions[number] == nil {
        sessions[number] = SessionLook(
          pointer: Int(pointer.rawValue), state: stage.pointers.state(of: pointer).rawValue,
          items: items)
      }
      guard !stage.pointers.isSeat(pointer), let center = stage.sessions.previewCenter(of: session)
      else { continue }
      carried[number] = stack(of: session, at: center, items)
    }
    if state.sessions != sessions { state.sessions = sessions }
    if state.carried != carried { state.carried = carried }
  }

  /// Returns the stack of a session; its layers are those of the lift as long as no item joins.
  private mutating func stack(
    of session: SessionID, at center: Point, _ items: [CellKey]
  ) -> CarriedLook {
    let number = Int(session.rawValue)
    var look = stacks[number]
    if look?.items != items {
      let layers = renderer.preview(of: session).layers
      let cards = zip(items.suffix(3), layers).map { key, layer in
        CardLook(item: key.item, size: layer.size, turn: layer.turn)
      }
      look = CarriedLook(
        center: center, cards: cards, count: items.count, mark: .none, items: items)
      for item in stage.sessions.items(of: session) {
        names.noteTypes(of: item.reference, on: stage)
      }
    }
    look?.center = center
    look?.mark =
      switch stage.sessions.badge(of: session) {
      case .none: .none
      case .plus: .plus
      case .forbidden: .forbidden
      }
    stacks[number] = look
    return look ?? CarriedLook(center: center, cards: [], count: 0, mark: .none, items: items)
  }

  private mutating func keys(of items: [DragItem]) -> [CellKey] {
    items.map { item in
      CellKey(
        view: Int(item.origin.rawValue),
        item: names.number(of: item.item, in: item.origin, on: stage))
    }
  }

  /// The views that would take a drop now.
  private var targets: Set<Int> {
    Set(
      state.sessions.values.compactMap { session in
        session.state == "dragging" && DropOperation(rawValue: session.operation)?.carries == true
          ? session.destination : nil
      })
  }

  private mutating func lookAtTimers() {
    var timers: [String: TimeLook] = [:]
    for timer in stage.pendingTimers(atMost: 64) {
      timers[timer.purpose] = TimeLook(time: timer.due.microseconds)
    }
    if state.timers != timers { state.timers = timers }
  }
}

extension StageLook {
  /// Looks at the views and the cells that are visible.
  private mutating func lookAtPicture() {
    let picture = renderer.picture(at: stage.now)
    let targets = self.targets
    var (views, cells, gaps): ([Int: ViewLook], [CellKey: CellLook], [Int: GapLook]) = (
      [:], [:], [:]
    )
    var progress: [CellKey: ShareLook] = [:]
    for panel in picture.panels {
      let view = Int(panel.view.rawValue)
      views[view] = ViewLook(
        frame: panel.frame, isTarget: targets.contains(view), count: panel.count,
        thumb: panel.thumb, scroll: panel.scroll)
      if !panel.gap.isEmpty { gaps[view] = GapLook(rects: panel.gap) }
      for cell in panel.cells {
        cells[key(of: cell.item)] = CellLook(
          frame: cell.frame, state: CellLook.State(cell.state), isSelected: cell.isSelected)
      }
      for (stand, item) in stage.standIns(in: panel.view) {
        guard let share = stage.loads.progress(of: item) else { continue }
        let cell = ItemReference(view: panel.view, item: stand)
        progress[key(of: cell)] = ShareLook(share: share)
      }
    }
    state.views = views
    state.cells = cells
    state.gaps = gaps
    state.progress = progress
    state.menus = [:]
    if let menu = stage.scene.shownMenu { state.menus[key(of: menu)] = MenuLook() }
    lookAtFlights()
  }

  private mutating func lookAtFlights() {
    state.flights = [:]
    for flight in renderer.flights {
      let session = Int(flight.session.rawValue)
      guard let stack = stacks[session] else { continue }
      state.flights[session] = FlightLook(
        cards: stack.cards, count: stack.count, start: flight.start, end: flight.end,
        begin: flight.begin.microseconds, duration: flight.duration.count)
    }
  }

  private mutating func lookAtOrders() {
    for view in changed.sorted(by: <) {
      let number = Int(view.rawValue)
      guard stage.scene.isPresent(view), !stage.scene.isOutside(view) else {
        state.orders[number] = nil
        continue
      }
      state.orders[number] = stage.items(of: view).map { section in
        section.map { names.number(of: $0, in: view, on: stage) }
      }
    }
  }

  private mutating func key(of item: ItemReference) -> CellKey {
    CellKey(
      view: Int(item.view.rawValue), item: names.number(of: item.item, in: item.view, on: stage))
  }
}

extension CellLook.State {
  init(_ state: Cell.State) {
    self =
      switch state {
      case .rests: .rests
      case .isLifted: .isLifted
      case .receives: .receives
      case .springs: .springs
      case .flashes: .flashes
      case .waits: .waits
      }
  }
}
