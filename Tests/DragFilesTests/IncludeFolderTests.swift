import DragFiles
import DragScript
import TestSupport
import Testing

@Suite struct IncludeFolderTests {
  /// What comes of a script's `include`.
  func parse(_ path: String, in folder: TemporaryFolder) throws -> ParseOutcome {
    let script = try folder.write("dragscript 1\ninclude \"\(path)\"\n", to: "home/a.drag")
    let includes = IncludeFolder(ofScript: script)
    return Script.parse(try DiskFile(script).bytes(), file: script) {
      path throws(IncludeFailure) in try includes.read(path)
    }
  }

  static let scene = "dragscript 1\nview bin at 0,0 size 10x10\n"

  @Test func `a file beside the script and one further below are read`() throws {
    let folder = try TemporaryFolder()
    for path in ["scene.drag", "deep/er/scene.drag"] {
      try folder.write(Self.scene, to: "home/" + path)
      let outcome = try parse(path, in: folder)
      #expect(outcome.diagnostics.isEmpty)
      #expect(outcome.script?.setup.count == 1)
    }
  }

  @Test func `a link within the folder is followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "home/real.drag")
    try folder.link("home/link.drag", to: "real.drag")
    #expect(try parse("link.drag", in: folder).diagnostics.isEmpty)
  }

  @Test(arguments: ["link.drag", "out/scene.drag"])
  func `a link that leads out of the folder is refused`(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "scene.drag")
    try folder.write("", to: "home/a.drag")
    try folder.link("home/link.drag", to: "../scene.drag")
    try folder.link("home/out", to: "..")
    let outcome = try parse(path, in: folder)
    #expect(outcome.script == nil)
    #expect(
      outcome.diagnostics.first?.message
        == "`\(folder["home/" + path])` cannot be read: the file is outside the script's folder")
  }

  @Test func `a folder whose name only begins alike is outside`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "home-2/scene.drag")
    try folder.write("", to: "home/a.drag")
    try folder.link("home/out", to: "../home-2")
    #expect(try parse("out/scene.drag", in: folder).script == nil)
  }

  @Test func `a path that climbs out is refused before anything is read`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "scene.drag")
    #expect(try parse("../scene.drag", in: folder).diagnostics.map(\.code) == ["DS0306"])
    #expect(try parse("/etc/passwd", in: folder).diagnostics.map(\.code) == ["DS0306"])
  }

  @Test func `a missing file and a folder are reported with the reason`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "home/deep/b.drag")
    let missing = try parse("none.drag", in: folder).diagnostics
    #expect(missing.first?.message.hasSuffix("no such file or folder") == true)
    let inner = try parse("deep", in: folder).diagnostics
    #expect(inner.first?.message.hasSuffix("expected a file, found a folder") == true)
  }
}
