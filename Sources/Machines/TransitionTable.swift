/// A machine's table, packed: the index of each cell's first candidate, and then one word of eight
/// bytes for each candidate of a cell.
///
/// From the lowest byte: the next state, the guard, up to six actions; guards and actions count
/// from 1, and 0 means none. A cell without a row contains one rejecting word.
@usableFromInline package struct TransitionTable: Sendable {
  /// The lowest byte of a word that ignores the event.
  @usableFromInline static let ignored: UInt8 = 0xFE
  /// The lowest byte of a word that rejects the event.
  @usableFromInline static let rejected: UInt8 = 0xFF

  /// The maximum number of actions in one row.
  @usableFromInline package static let actionLimit = 6

  /// The number of event kinds: the number of cells of one state.
  @usableFromInline let columns: Int
  /// For each cell, the index of its first candidate, and one more that ends the last cell; then the
  /// candidates of all cells.
  @usableFromInline let words: [UInt64]
  /// The index of the first candidate.
  let firstCandidate: Int

  /// Packs the rows of a definition; O(cells), called once for each machine.
  @usableFromInline package init<Definition: MachineDefinition>(
    packing transitionGroups: [TransitionGroup<Definition>]
  ) {
    let columns = Definition.Event.Kind.allCases.count
    var cells: [[UInt64]] = Array(
      repeating: [], count: Definition.State.allCases.count * columns)
    for group in transitionGroups {
      for row in group.rows {
        for state in row.states {
          let word = Self.word(for: row, in: state)
          for kind in row.kinds {
            cells[Int(state.rawValue) * columns + Int(kind.rawValue)].append(word)
          }
        }
      }
    }
    let firstCandidate = cells.count + 1
    var starts: [UInt64] = []
    var words: [UInt64] = []
    for cell in cells {
      starts.append(UInt64(firstCandidate + words.count))
      words += cell.isEmpty ? [UInt64(Self.rejected)] : cell
    }
    starts.append(UInt64(firstCandidate + words.count))
    self.columns = columns
    self.words = starts + words
    self.firstCandidate = firstCandidate
  }

  private static func word<Definition>(
    for row: Row<Definition>,
    in state: Definition.State
  ) -> UInt64 {
    let condition = row.condition.map { UInt64($0.rawValue + 1) << 8 } ?? 0
    switch row.outcome {
    case .step(let actions, let next):
      precondition(actions.count <= actionLimit, "a row carries out at most six actions")
      var word = UInt64((next ?? state).rawValue) | condition
      for (index, action) in actions.enumerated() {
        word |= UInt64(action.rawValue + 1) << (16 + 8 * UInt64(index))
      }
      return word
    case .ignored: return UInt64(ignored) | condition
    case .rejected: return UInt64(rejected) | condition
    }
  }
}
