import DragFiles
import DragReplay
import DragScript
import DragSessions
import DragStage

/// Updates goldens to the traces.
struct GoldenUpdate {
  private let update: ReplayOptions.Update

  init(_ update: ReplayOptions.Update) {
    self.update = update
  }

  /// A file with goldens, and its updated content.
  private struct Edit {
    var path: String
    /// Its content when the tests were read; nil if it did not exist.
    var held: [UInt8]?
    /// Indicates whether it is a separate golden file next to the script or recording, and not a
    /// link.
    var isBeside: Bool
    var bytes: [UInt8]
    /// The report line when it is written.
    var lines: [String]
  }

  /// The result.
  struct Outcome {
    /// The files written, one line each.
    var lines: [String] = []
    /// The files that could not be written, or that belong to another program.
    var problems: [FileError] = []
  }

  /// Updates the goldens of tests that did not match.
  ///
  /// A file that has changed since the tests were read is left unchanged, and so is one next to a
  /// script that is not a golden.
  func write(for results: [TestResult], of units: [ReplayUnit]) -> Outcome {
    var outcome = Outcome()
    for edit in edits(for: results, of: units, &outcome.problems) {
      do throws(FileError) {
        if let held = edit.held, !edit.isBeside {
          try DiskFile(edit.path).write(edit.bytes, replacing: held)
        } else {
          try DiskFile(edit.path).writeHere(edit.bytes, replacing: edit.held)
        }
        outcome.lines += edit.lines
      } catch {
        outcome.problems.append(error)
      }
    }
    return outcome
  }

  /// Writes the updated content to files next to the goldens.
  func propose(for results: [TestResult], of units: [ReplayUnit]) -> Outcome {
    var outcome = Outcome()
    // An update that is not possible is reported by its own test already.
    var passedOver: [FileError] = []
    for edit in edits(for: results, of: units, &passedOver) {
      let path = edit.path + ".new"
      do throws(FileError) {
        try DiskFile(path).writeHere(edit.bytes)
        outcome.lines.append("written: \(path), and --update accepts it")
      } catch {
        outcome.problems.append(error)
      }
    }
    return outcome
  }

  private func edits(
    for results: [TestResult], of units: [ReplayUnit], _ problems: inout [FileError]
  ) -> [Edit] {
    // A test that is expected to fail, and does, keeps its golden.
    let failed = results.filter { $0.status == .failed }
    let files = Dictionary(grouping: failed, by: \.file)
    var edits: [Edit] = []
    for unit in units where unit.source.isFile {
      let stale = failed.flatMap(\.staleGoldens).filter { $0.file == unit.source.name }
      do throws(FileError) {
        if let edit = try blocks(stale, of: unit) { edits.append(edit) }
        if let edit = try trace(of: unit, files[unit.source.name] ?? []) { edits.append(edit) }
      } catch {
        problems.append(error)
      }
    }
    return edits
  }

  private func blocks(
    _ stale: [StaleGolden], of unit: ReplayUnit
  ) throws(FileError) -> Edit? {
    guard update == .all, !stale.isEmpty else { return nil }
    let name = unit.source.name
    let edits = stale.map { GoldenEdit(lines: $0.lines, replacement: $0.replacement) }
    guard let held = unit.text.bytes(), let bytes = GoldenEdit.applying(edits, to: held) else {
      throw FileError(name, .changed)
    }
    return Edit(
      path: name, held: held, isBeside: false, bytes: bytes,
      lines: edits.map { "updated: \(name):\($0.lines.lowerBound)-\($0.lines.upperBound)" })
  }

  /// The separate golden file: for a script it is written only if it exists, even if it is empty.
  private func trace(of unit: ReplayUnit, _ failed: [TestResult]) throws(FileError) -> Edit? {
    guard var golden = unit.golden else { return nil }
    var lines: [String] = []
    for result in failed where result.faults.allSatisfy({ $0.kind == .failed }) {
      let trace = golden.lines(of: result.trace)
      let known = golden[result.name]
      guard known == nil || update == .all, known?.lines != trace else { continue }
      golden.renew(result.name, trace)
      lines.append("updated: \(golden.file): \(golden.name(of: result.name))")
    }
    guard !lines.isEmpty else { return nil }
    guard golden.isGolden else { throw FileError(golden.file, .notGolden) }
    return Edit(
      path: golden.file, held: unit.goldenBytes, isBeside: true,
      bytes: Array(golden.text.utf8), lines: lines)
  }
}
