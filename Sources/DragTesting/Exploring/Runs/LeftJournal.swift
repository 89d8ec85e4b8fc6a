import DragExplore
import DragFiles
import DragReplay
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The journal of runs that are made in the process of the tests: it is left where the application ends that process (EX-43).
///
/// Each entry is written before the step is made. The file is in the folder of temporary files, named after the call and the
/// process, and goes with the end of the runs.
final class LeftJournal {
  private let file: DiskFile
  private var text = ""
  private var number: Int?
  private static let count = Mutex(0)

  /// Begins a journal of the runs of a call.
  init(of caller: Caller) {
    let number = Self.count.withLock { count in
      defer { count += 1 }
      return count
    }
    let process = ProcessInfo.processInfo.processIdentifier
    file = DiskFile(Self.path(of: caller, in: process, number: number))
  }

  deinit { try? file.removeIfThere() }

  private static var folder: Folder { Folder(FileManager.default.temporaryDirectory.path) }

  /// The path of a journal.
  static func path(of caller: Caller, in process: Int32, number: Int) -> String {
    folder.path(of: "\(beginning(of: caller))\(process)-\(number).journal")
  }

  /// What the names of all journals of a call begin with.
  private static func beginning(of caller: Caller) -> String {
    let place = "\(caller.file):\(caller.line):\(caller.column)".stableNumber
    return "dragstage-explore-\(String(place, radix: 16))-"
  }

  /// Writes an entry; a run begins the file again, and one of a tape keeps the number of the run before it.
  ///
  /// The lines are enough for who reads them, without the decisions.
  func keep(_ entry: JournalEntry) {
    switch entry {
    case .run(let number):
      self.number = number ?? self.number
      text = JournalEntry.run(self.number).text
    case .line, .refused, .kept: text += entry.text
    case .step, .end: return
    }
    // Without a folder for temporary files there is nothing to read later.
    try? file.writeHere(Array(text.utf8))
  }

  /// Takes away what processes that have ended have left of a call.
  static func take(of caller: Caller) -> [RunJournal] {
    let beginning = beginning(of: caller)
    let names = (try? folder.fileNames()) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(beginning),
        let process = name.dropFirst(beginning.count).split(separator: "-").first.flatMap({
          Int32($0)
        }), !isRunning(process)
      else { return nil }
      let file = DiskFile(folder.path(of: name))
      defer { try? file.removeIfThere() }
      return (try? file.bytes()).map { RunJournal(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Indicates whether a process runs, or this system does not say.
  private static func isRunning(_ process: Int32) -> Bool {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      kill(process, 0) == 0 || errno != ESRCH
    #else
      true
    #endif
  }
}
