import TestSupport
import Testing

@testable import drag

/// What one poll of the files has found.
@Suite struct FileWatchTests {
  @Test func `a scene that changes concerns every file, and a file that changes only itself`()
    async throws
  {
    let folder = try Command().folder
    for name in ["a.drag", "b.drag", "scene.drag"] {
      try folder.write("dragscript 1\n", to: name)
    }
    let scene = folder["scene.drag"]
    let find = { try? ReplaySource.sources(at: [folder.path], as: nil, scene: scene).sources }
    let sources = try #require(find())
    #expect(sources.map(\.name) == [folder["a.drag"], folder["b.drag"]])
    var watch = FileWatch(sources, scene: scene)
    try folder.write("dragscript 1\n# new\n", to: "scene.drag")
    let ofScene = await watch.changes(find)
    #expect(ofScene.concernScene && ofScene.sources == sources)
    try folder.write("dragscript 1\n# new\n", to: "b.drag")
    let ofFile = await watch.changes(find)
    #expect(!ofFile.concernScene && ofFile.sources == [sources[1]])
  }
}
