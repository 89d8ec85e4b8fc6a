import DragFiles
import DragReplay

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A coverage as its file has it.
struct CoverageFile: Decodable {
  /// A change of state, with how often it was seen.
  struct Change: Decodable {
    let from: String
    let to: String
    let count: Int
  }

  /// A row of a table, with how often it was taken.
  struct Row: Decodable {
    let count: Int
  }

  let v: Int
  let states: [String: Int]
  let transitions: [Change]
  let callbacks: [String: [String: Int]]
  let rows: [Row]

  /// Reads a file; nil where it is not a coverage.
  init?(_ bytes: [UInt8]) {
    guard let file = try? JSONDecoder().decode(Self.self, from: Data(bytes)), file.v == 1 else {
      return nil
    }
    self = file
  }

  /// The coverage that a file holds.
  static func coverage(at path: String) throws(CommandError) -> Coverage {
    let bytes = try CommandError.wrapping { () throws(FileError) in try DiskFile(path).bytes() }
    guard let coverage = CoverageFile(bytes)?.coverage else {
      throw CommandError(
        impossible: "\(path) is not a coverage of this version",
        hint: "write it with --coverage, by the same `drag`")
    }
    return coverage
  }

  /// A file with a larger count is not a coverage: sums of such counts may be no numbers.
  static let mostCount = 1 << 48

  private var counts: [Int] {
    states.values + transitions.map(\.count) + callbacks.values.flatMap(\.values)
      + rows.map(\.count)
  }

  /// Returns the coverage in the file; nil if it names something that this version does not have.
  var coverage: Coverage? {
    var coverage = Coverage()
    var isKnown = true
    for (state, count) in states { isKnown = coverage.add(count, toState: state) && isKnown }
    for change in transitions {
      isKnown = coverage.add(change.count, toChangeFrom: change.from, to: change.to) && isKnown
    }
    for (callback, words) in callbacks {
      for (word, count) in words {
        isKnown = coverage.add(count, toCallback: callback, word: word) && isKnown
      }
    }
    isKnown = coverage.add(rows: rows.map(\.count)) && isKnown
    isKnown = counts.allSatisfy { $0 <= Self.mostCount } && isKnown
    return isKnown ? coverage : nil
  }
}
