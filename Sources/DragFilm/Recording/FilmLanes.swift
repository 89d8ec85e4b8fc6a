import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines

/// The lanes and the loads of a film.
struct FilmLanes {
  private(set) var lanes: [FilmLane] = []
  private(set) var loads: [FilmLoad] = []
  private var numbers: [LaneID: Int] = [:]
  private var live: Set<Int> = []

  private struct LaneID: Hashable {
    let subject: FilmLane.Subject
    let id: Int
  }

  /// Notes the states of pointers and sessions.
  mutating func note(_ state: FilmState, names: FilmNames, at time: Int64) {
    for (pointer, look) in state.pointers.sorted(by: { $0.key < $1.key }) {
      note(.pointer, pointer, look.state == "idle" ? "" : look.state, at: time) {
        names.pointers[pointer].name
      }
    }
    for (session, look) in state.sessions.sorted(by: { $0.key < $1.key }) {
      note(.session, session, look.state, at: time) { "session \(session)" }
      let proposes = look.destination != nil && look.state == "dragging"
      note(.proposal, session, proposes ? look.operation : "", proposes ? look : nil, at: time) {
        "proposal of session \(session)"
      }
    }
    for session in live.sorted() where state.sessions[session] == nil {
      note(.session, session, "", at: time) { "" }
      note(.proposal, session, "", at: time) { "" }
    }
    live = Set(state.sessions.keys)
  }

  private mutating func note(
    _ subject: FilmLane.Subject, _ id: Int, _ label: String, _ proposal: SessionLook? = nil,
    at time: Int64, name: () -> String
  ) {
    let key = LaneID(subject: subject, id: id)
    guard let number = numbers[key] else {
      guard !label.isEmpty else { return }
      numbers[key] = lanes.count
      lanes.append(FilmLane(subject, id: id, name: name()))
      lanes[lanes.count - 1].note(label, proposal, at: time)
      return
    }
    lanes[number].note(label, proposal, at: time)
  }

  /// Notes what an entry of the trace says about a load.
  ///
  /// A load begins with a request of the destination or with a placeholder, and ends when it is reported; what was
  /// requested and given a placeholder is one load.
  mutating func noteLoad(
    _ entry: TraceEntry, _ line: TraceLine, by names: inout FilmNames, on stage: Stage
  ) {
    let session = Int(entry.session?.rawValue ?? 0)
    let time = entry.time.microseconds
    switch entry.event {
    case .transfer(.asked(let view, let item, _)):
      let type = line.arguments.first { $0.key == "type" || $0.key == "class" }?.value
      begin(session, view, names.number(of: item, in: view, on: stage), type, at: time)
    case .called(.placeholderInsert, let view, .place(let item, _)):
      let number = names.number(of: item, in: view, on: stage)
      guard open(session, view, number) == nil else { break }
      begin(session, view, number, nil, at: time)
    case .transfer(.askedForAll(let view, let objectClass)):
      for item in entry.session.map({ stage.sessions.items(of: $0) }) ?? [] {
        let number = names.number(of: item.item, in: item.origin, on: stage)
        begin(session, view, number, objectClass.name, at: time)
      }
    case .called(.didLoad, let view, .load(let item, let type, let error)):
      let number = names.number(of: item, in: view, on: stage)
      guard let index = open(session, view, number) else { break }
      loads[index].end = time
      loads[index].type = loads[index].type ?? type?.text
      loads[index].error = error.map { "error \($0)" }
    case .called(.didLoadAll, let view, .items(let items)):
      let made = Set(items.map { names.number(of: $0, in: view, on: stage) })
      for index in loads.indices
      where loads[index].end == nil && loads[index].session == session
        && loads[index].view == Int(view.rawValue)
      {
        loads[index].end = time
        loads[index].error = made.contains(loads[index].item) ? nil : "no object"
      }
    case .transfer(.progressed(let item, _)):
      let number = names.number(of: item.item, in: item.view, on: stage)
      let share = stage.loads.progress(of: item) ?? 0
      for index in loads.indices where loads[index].end == nil && loads[index].item == number {
        loads[index].progress.append(FilmLoad.ProgressPoint(time: time, share: share))
      }
    case .transfer(.cancelled):
      for index in loads.indices where loads[index].end == nil && loads[index].session == session {
        loads[index].end = time
        loads[index].error = "given up"
      }
    default: break
    }
  }

  private mutating func begin(
    _ session: Int, _ view: ViewID, _ item: Int, _ type: String?, at time: Int64
  ) {
    loads.append(
      FilmLoad(session: session, view: Int(view.rawValue), item: item, type: type, start: time))
  }

  /// The earliest load of an item at a view that is not complete.
  private func open(_ session: Int, _ view: ViewID, _ item: Int) -> Int? {
    loads.firstIndex {
      $0.end == nil && $0.session == session && $0.item == item && $0.view == Int(view.rawValue)
    }
  }
}
