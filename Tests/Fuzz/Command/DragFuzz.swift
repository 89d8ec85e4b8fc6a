import FuzzTargets

#if FUZZING
  import FoundationEssentials

  /// The target that the environment names, for as long as the process lives.
  private let target = ProcessInfo.processInfo.environment["DRAG_FUZZ"].flatMap {
    FuzzTarget(named: $0)
  }

  /// What libFuzzer calls with each input; a law that does not hold is a crash.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func takeOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else {
      fatalError("DRAG_FUZZ names no target; there are \(FuzzTarget.allCases.map(\.name))")
    }
    do throws(BrokenLaw) {
      try target.take(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
      fatalError("\(error)")
    }
    return 0
  }
#else
  import DragFiles
  import TestSupport

  /// The fuzz targets without a fuzzer: what was found is played again, and scripts are made.
  @main enum DragFuzz {
    static func main() throws {
      let words = Array(CommandLine.arguments.dropFirst())
      if words.first == "scripts", words.count == 3, let count = UInt64(words[1]) {
        for seed in 0..<count {
          var maker = RandomScript(seed: seed)
          try DiskFile("\(words[2])/\(seed).drag").write(Array(maker.script().utf8))
        }
      } else if let target = words.first.flatMap({ FuzzTarget(named: $0) }) {
        for path in words.dropFirst() {
          print(path)
          try target.take(try DiskFile(path).bytes())
        }
      } else {
        print("usage: drag-fuzz TARGET FILE… | drag-fuzz scripts COUNT FOLDER")
        print("targets: \(FuzzTarget.allCases.map(\.name).joined(separator: " "))")
      }
    }
  }
#endif
