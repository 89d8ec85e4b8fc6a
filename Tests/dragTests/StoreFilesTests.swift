import TestSupport
import Testing

@testable import drag

/// Stores in files, which a build without SQLite has not.
@Suite(.enabled(if: StoreFiles.maker != nil, "a build without SQLite has no stores in files"))
struct StoreFilesTests {
  private func outcome(_ path: String) async throws -> Command.Outcome {
    let command = try Command()
    try command.folder.write(
      """
      dragscript 1
      store file sqlite "\(path)"
      collection list at 0,0 size 200x200 layout rows(height=40) store file
      items list a b c
      on list update => proposal move insert-at
      test "kept"
        down list#a
        wait 600ms
        move list[gap 3]
        up
        settle
        reopen file
        expect order list = b c a

      """, to: "a.drag")
    return try await command.run("replay", "a.drag")
  }

  @Test(arguments: ["things.sqlite", "one/things.sqlite", "one/two/things.sqlite"])
  func `the folders of a file are made`(path: String) async throws {
    #expect(
      try await outcome(path)
        == Command.Outcome(code: 0, output: "1 passed, 0 failed\n", errors: ""))
  }
}
