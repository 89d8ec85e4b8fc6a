import DragFiles
import FuzzTargets
import Testing

/// The fuzz targets without a fuzzer: all that was written for them, and all that was found by them.
@Suite struct CorpusTests {
  private static let corpus =
    "\(#filePath)".split(separator: "/").dropLast(2)
    .reduce("") { "\($0)/\($1)" } + "/Fuzz/Corpus"

  @Test(arguments: FuzzTarget.allCases)
  func `every input of the corpus keeps the laws of its target`(target: FuzzTarget) throws {
    let folder = Folder("\(Self.corpus)/\(target.name)")
    let files = try folder.fileNames()
    #expect(!files.isEmpty)
    for file in files {
      let bytes = try DiskFile("\(folder.path)/\(file)").bytes()
      #expect(bytes.count <= 4_096, "the corpus is kept small: \(file)")
      #expect(throws: Never.self, "\(file)") { try target.take(bytes) }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `nothing, and bytes of all kinds, keep the laws`(target: FuzzTarget) throws {
    try target.take([])
    try target.take(Array(UInt8.min ... .max))
    try target.take([UInt8](repeating: 0xFF, count: 300))
  }

  @Test func `a target is found by its name, and by no other`() {
    for target in FuzzTarget.allCases { #expect(FuzzTarget(named: target.name) == target) }
    #expect(FuzzTarget(named: "nothing") == nil)
  }
}
