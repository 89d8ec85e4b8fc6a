import DragConsole
import DragFiles
import TestSupport

#if Counts
  import CCounts
#endif

/// What is counted beside the time, in a build with the trait `Counts`.
///
/// Allocations are counted by the functions of the C library, which that build takes the place of.
/// Instructions are counted by valgrind: a row is measured once more by a process of its own under
/// callgrind, which writes a file behind each piece of work.
enum MeasureCounts {
  /// Where callgrind writes, in the process that it runs.
  private static let variable = "DRAG_MEASURE_CALLGRIND"

  /// Whether this build counts anything.
  static var isThere: Bool { allocations != nil }

  /// The blocks of memory that were asked for so far; nil where nobody counts them.
  static var allocations: Int64? {
    #if Counts
      let count = counts_allocations()
      return count < 0 ? nil : count
    #else
      return nil
    #endif
  }

  /// How many parts make what is measured, of which one is done where instructions are counted: its parts are alike,
  /// and under callgrind each takes fifty times as long.
  static var parts: Int { isCounting ? 10 : 1 }

  /// Whether this process runs under callgrind, for another one that measures.
  private static var isCounting: Bool {
    #if Counts
      counts_under_valgrind() && Console.environment(variable) != nil
    #else
      false
    #endif
  }

  /// Does some work, and tells its instructions where this process runs under callgrind.
  static func instructions(of work: () -> Void) -> Double? {
    #if Counts
      guard counts_under_valgrind(), let path = Console.environment(variable) else {
        work()
        return nil
      }
      counts_begin()
      work()
      counts_end()
      return lastTotal(of: path)
    #else
      work()
      return nil
    #endif
  }

  #if Counts
    /// The total of the last file that callgrind wrote; their names end in ascending numbers.
    private static func lastTotal(of path: String) -> Double? {
      var last: [UInt8]?
      var number = 1
      while let bytes = try? DiskFile("\(path).\(number)").bytes() {
        last = bytes
        number += 1
      }
      guard let last else { return nil }
      let line = String(decoding: last, as: UTF8.self).split(separator: "\n")
        .last { $0.hasPrefix("totals: ") }
      return line.flatMap { Double($0.dropFirst("totals: ".count)) }
    }
  #endif

  /// Measures a row in a process under callgrind.
  ///
  /// - Returns: What each line of the row cost; nil where there is no valgrind.
  static func instructions(ofRow row: Int) -> [MeasureRow.CountedLine]? {
    #if Counts
      guard let folder = try? TemporaryFolder() else { return nil }
      // The folder goes when nothing holds it any more.
      return withExtendedLifetime(folder) {
        (try? instructions(ofRow: row, in: folder.path)) ?? nil
      }
    #else
      return nil
    #endif
  }

  #if Counts
    private static func instructions(
      ofRow row: Int, in folder: String
    ) throws -> [MeasureRow.CountedLine]? {
      let path = "\(folder)/callgrind"
      let words = [
        "\(variable)=\(quoted(path))", "valgrind --tool=callgrind --instr-atstart=no",
        "--callgrind-out-file=\(quoted(path))", quoted(CommandLine.arguments[0]),
        "--row \(row) --rounds 1 --json", "> \(quoted(path + ".json")) 2> /dev/null",
      ]
      guard unsafe counts_run(words.joined(separator: " ")) else { return nil }
      return MeasureRow.countedLines(in: try DiskFile("\(path).json").bytes())
    }

    /// A word of the shell.
    private static func quoted(_ word: String) -> String {
      "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
    }
  #endif
}
