import Machines

extension TableAudit {
  /// The errors of a cell with regard to the kind of its state and the source of its event.
  static func originFaults(_ cell: Cell) -> [Finding] {
    let (state, kind) = (cell.state, cell.kind)
    let origin = Definition.source(of: kind)
    switch Definition.stateKind(of: state) {
    case .stable:
      switch origin {
      case .host: return cell.rows.isEmpty ? [.unwritten(state, kind)] : []
      case .answer: return cell.rows.isEmpty ? [] : [.unasked(state, kind)]
      case .report: return []
      }
    case .awaiting(let awaited):
      guard awaited.contains(kind) else {
        return cell.rows.isEmpty || origin == .report ? [] : [.notAwaited(state, kind)]
      }
      return (origin == .host ? [.awaitsHost(state, kind)] : [])
        + (cell.targets.isEmpty ? [.unanswered(state, kind)] : [])
    case .final:
      return cell.targets.filter { $0 != state }.map { .leavesEnd(state, kind, to: $0) }
    }
  }

  /// The errors in the order of a cell's candidates.
  static func orderFaults(_ cell: Cell) -> [Finding] {
    let (state, kind) = (cell.state, cell.kind)
    let guards = cell.rows.map(\.condition)
    guard let firstOpen = guards.firstIndex(of: nil) else {
      let isRepeated = Set(guards).count < guards.count
      return (isRepeated ? [.neverTried(state, kind)] : [])
        + (guards.isEmpty ? [] : [.noFallThrough(state, kind)])
    }
    let behind = guards[(firstOpen + 1)...]
    let tried = guards[..<firstOpen]
    var faults: [Finding] = behind.contains(nil) ? [.twoUnguarded(state, kind)] : []
    if behind.contains(where: { $0 != nil }) || Set(tried).count < tried.count {
      faults.append(.neverTried(state, kind))
    }
    return faults
  }

  /// The states that no path reaches, and those from which no path leads to an end.
  ///
  /// The initial state counts as an end: a machine that returns to it can begin again. A machine
  /// whose initial state leads to no final state has a final state that is unreachable.
  static func reachFaults(_ cells: [Cell]) -> [Finding] {
    let steps = cells.flatMap { cell in cell.targets.map { (from: cell.state, to: $0) } }
    let reached = closure(of: [Definition.initial], along: steps)
    let ends = State.allCases.filter { Definition.stateKind(of: $0) == .final }
    let ending = closure(
      of: Set(ends + [Definition.initial]),
      along: steps.map { (from: $0.to, to: $0.from) }
    )
    return State.allCases.filter { !reached.contains($0) }.map(Finding.unreachable)
      + State.allCases.filter { !ending.contains($0) }.map(Finding.endless)
  }

  private static func closure(of start: Set<State>, along steps: [(from: State, to: State)])
    -> Set<State>
  {
    var closure = start
    var size = 0
    while size < closure.count {
      size = closure.count
      for step in steps where closure.contains(step.from) { closure.insert(step.to) }
    }
    return closure
  }
}
