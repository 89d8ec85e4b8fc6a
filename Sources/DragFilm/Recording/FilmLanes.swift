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
  mutating func noteLoad(
    _ entry: TraceEntry, _ line: TraceLine, by names: inout FilmNames, on stage: Stage
  ) {
    let session = Int(entry.session?.rawValue ?? 0)
    let time = entry.time.microseconds
    switch entry.event {
    case .transfer(.asked(let view, let item, _)):
      loads.append(
        FilmLoad(
          session: session, view: Int(view.rawValue),
          item: names.number(of: item, in: view, on: stage),
          type: line.arguments.first { $0.key == "type" || $0.key == "class" }?.value, start: time))
    case .called(.didLoad, let view, .load(let item, _, let error)):
      let number = names.number(of: item, in: view, on: stage)
      guard
        let index = loads.firstIndex(where: {
          $0.end == nil && $0.session == session && $0.item == number
            && $0.view == Int(view.rawValue)
        })
      else { return }
      loads[index].end = time
      loads[index].error = error.map { "error \($0)" }
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
    case .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .host, .hostFinished, .called,
      .inserted, .deleted, .moved, .sectionChanged, .itemReloaded, .batchRefused, .reloaded,
      .feedback, .scrolled, .resized, .removed, .selected, .dropped, .undropped, .dropFailed,
      .misused, .refusedCall, .transfer, .opaqueType, .store:
      break
    }
  }
}
