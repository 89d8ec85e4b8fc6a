import DragSessions
import Machines

/// A row of a machine's table, as it stands in one cell.
public struct MachineRow: Hashable, Sendable {
  /// The machines of a stage, by the names of their types.
  public enum Table: String, Hashable, Sendable, CaseIterable {
    /// One pointer's way from the press to a drag.
    case gesture = "Gesture"
    /// One drag.
    case session = "DragSession"
    /// One destination's part in a drag.
    case visit = "DropVisit"
    /// A drag that rests until something opens.
    case springLoad = "SpringLoad"
    /// The menu on the same long press.
    case menu = "ContextMenu"
    /// One load of an item.
    case load = "Load"
  }

  /// The table.
  public var table: Table
  /// Which word of the packed table it is, from 0.
  public var index: Int

  /// Makes a row from its place.
  public init(_ table: Table, _ index: Int) {
    self.table = table
    self.index = index
  }
}

extension Stage {
  /// Counts the row that an event is about to take, where rows are counted.
  func count<Definition>(
    _ table: MachineRow.Table, _ machine: Machine<Definition>, on event: Definition.Event
  ) {
    guard let index = machine.candidate(on: event) else { return }
    rowCounts[MachineRow(table, index), default: 0] += 1
  }

  /// Counts what a drag has noted of its session and its visits.
  func countRows(of drag: inout DragSituation) {
    guard settings.countsRows else { return }
    for index in drag.drag.sessionLog.takeRows() {
      rowCounts[MachineRow(.session, index), default: 0] += 1
    }
    for index in drag.drag.visitLog.takeRows() {
      rowCounts[MachineRow(.visit, index), default: 0] += 1
    }
  }

  /// How often each row was taken so far; nothing where ``StageSettings/countsRows`` is off.
  public func takenRows() -> [MachineRow: Int] {
    for index in situation.drags.indices { countRows(of: &situation.drags[index]) }
    return rowCounts
  }
}
