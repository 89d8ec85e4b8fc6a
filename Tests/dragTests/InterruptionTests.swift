import Foundation
import TestSupport
import Testing

/// What a command leaves that is ended from outside while it writes.
@Suite struct InterruptionTests {
  private let command: Command

  init() throws {
    command = try Command()
  }

  private func start(_ arguments: String..., temporary: TemporaryFolder? = nil) throws -> Process {
    let process = Process()
    process.executableURL = try Command.executable()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: command.folder.path)
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    if let temporary { environment["TMPDIR"] = temporary.path }
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func permissions(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test(.timeLimit(.minutes(2)), arguments: [SIGINT, SIGTERM, SIGKILL])
  func `goldens that are being replaced when the command ends are whole and as open as before`(
    signal: Int32
  ) async throws {
    let folder = command.folder
    // So much that the signal comes before all of it is written.
    let padding = String(repeating: "# \(String(repeating: "-", count: 190))\n", count: 400)
    let old = Samples.drag(golden: ["1.000 pointer.up"]) + padding
    let scripts = (10..<30).map { "\($0).drag" }
    var hits = 0
    for _ in 0..<10 where hits == 0 {
      for name in try folder.names() { try FileManager.default.removeItem(atPath: folder[name]) }
      for script in scripts {
        let path = try folder.write(old, to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      }
      let process = try start("replay", ".", "--update")
      var isUpdating = false
      while !isUpdating, process.isRunning {
        await Task.yield()
        isUpdating = try folder.names().count > scripts.count
      }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let texts = try scripts.map { try folder.text(of: $0) }
      for text in texts where text != old {
        #expect(text.contains("| 500.000 list.items") && text.hasSuffix(padding))
      }
      for script in scripts { #expect(try permissions(of: folder[script]) == 0o640) }
      let left = try folder.names().filter { !scripts.contains($0) }
      // A process that is killed cannot remove anything; what it leaves is not open to others.
      for name in left { #expect(try permissions(of: folder[name]) & ~0o640 == 0) }
      if signal != SIGKILL { #expect(left == []) }
      guard isUpdating, texts.contains(old) else { continue }
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == signal)
      hits += 1
    }
    #expect(hits > 0)
  }

  #if SQLite
    @Test(.timeLimit(.minutes(1)), arguments: [SIGINT, SIGTERM])
    func `the folder of a test's stores is open to its user alone, and goes with the command`(
      signal: Int32
    ) async throws {
      let temporary = try TemporaryFolder()
      let moves = (0..<2_000).map { "  foreign file move list#milk to list[gap \($0 % 2 * 3)]\n" }
      try command.folder.write(
        """
        dragscript 1
        store file sqlite "deep/down/list.sqlite"
        collection list at 0,100 size 390x132 layout rows(height=44) store file
        items list milk eggs tea

        test "another program writes"

        """ + moves.joined(), to: "a.drag")
      for _ in 0..<5 {
        let process = try start("replay", "a.drag", temporary: temporary)
        var store: String?
        while store == nil, process.isRunning {
          await Task.yield()
          store = try temporary.names().first { $0.hasPrefix("drag-stores-") }
        }
        let folder = temporary[try #require(store)]
        #expect(try permissions(of: folder) == 0o700)
        while !FileManager.default.fileExists(atPath: folder + "/deep/down/list.sqlite-wal"),
          process.isRunning
        {
          await Task.yield()
        }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        #expect(try temporary.names() == [])
      }
    }
  #endif
}
