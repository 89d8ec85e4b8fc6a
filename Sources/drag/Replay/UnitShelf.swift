import DragFiles
import DragReplay
import DragScript
import GestureImport
import Synchronization

/// Reads files of a replay, all in the same way.
struct UnitReader: Sendable {
  let scene: Script?
  let importing: ImportOptions
  let recordingGolden: ReplayUnit.RecordingGolden?
  let expectations: [String]

  /// Reads a file.
  func unit(of source: ReplaySource) throws(FileError) -> ReplayUnit {
    try ReplayUnit(
      source, scene: scene, options: importing, recordingGolden: recordingGolden,
      expecting: expectations)
  }
}

/// The files of a run: those that are held, and the others while their tests are run.
final class UnitShelf: Sendable {
  /// The number of files that are held although tests of them are still to come; in a random order of tests
  /// that is any number.
  private static let mostOpen = 64

  private let units: [ReplayUnit]
  private let reader: UnitReader
  private let state: Mutex<State>

  private struct State {
    var open: [Int: ReplayUnit] = [:]
    /// The number of tests of each file that are still to come.
    var left: [Int]
  }

  init(_ units: [ReplayUnit], for tests: [ReplayUnit.TestIndex], reader: UnitReader) {
    self.units = units
    self.reader = reader
    var left = [Int](repeating: 0, count: units.count)
    for test in tests { left[test.unit] += 1 }
    state = Mutex(State(left: left))
  }

  /// Returns whether a file is not held.
  func isReadAgain(_ index: Int) -> Bool { !units[index].isHeld }

  /// The file of a test; nil if its tests are no longer those that were chosen from.
  func unit(_ index: Int) -> ReplayUnit? {
    if units[index].isHeld { return units[index] }
    if let unit = state.withLock({ $0.open[index] }) { return unit }
    guard let unit = try? reader.unit(of: units[index].source), unit.tests == units[index].tests
    else { return nil }
    state.withLock { state in
      if state.open.count >= Self.mostOpen { state.open.removeAll() }
      state.open[index] = unit
    }
    return unit
  }

  /// Lets go of a file after the last of its tests.
  func giveBack(_ index: Int) {
    state.withLock { state in
      state.left[index] -= 1
      if state.left[index] <= 0 { state.open[index] = nil }
    }
  }

  /// The result of a test whose file has changed since it was chosen.
  func changed(_ index: ReplayUnit.TestIndex) -> TestResult {
    TestResult(ofChanged: units[index.unit].tests[index.test].id)
  }
}
