import Foundation
import TestSupport
import Testing

/// What a command leaves that is ended from outside while it writes.
@Suite struct SlowInterruptionTests {
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

  /// Watches from a thread of its own: on the tests' own threads another test may run for seconds in between.
  private func watch<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Value, any Error>) in
      Thread.detachNewThread { done.resume(with: Result { try body() }) }
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM, SIGKILL])
  func `goldens that are being replaced when the command ends are whole and as open as before`(
    signal: Int32
  ) async throws {
    let folder = command.folder
    let padding = String(repeating: "# \(String(repeating: "-", count: 190))\n", count: 20)
    let old = Samples.drag(golden: ["1.000 pointer.up"]) + padding
    var hits = 0
    // So many that the signal comes before all are written, and more where the machine is too busy for that.
    for attempt in 1...10 where hits == 0 {
      let scripts = (10_000..<10_000 + 400 * attempt).map { "\($0).drag" }
      for name in try folder.names() { try FileManager.default.removeItem(atPath: folder[name]) }
      for script in scripts {
        let path = try folder.write(old, to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      }
      let process = try start("replay", ".", "--update")
      let isUpdating = try await watch {
        var isUpdating = false
        while !isUpdating, process.isRunning {
          usleep(500)
          isUpdating = try folder.text(of: scripts[0]) != old
        }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return isUpdating
      }
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
    @Test(.timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM])
    func `the folder of a test's stores is open to its user alone, and goes with the command`(
      signal: Int32
    ) async throws {
      let temporary = try TemporaryFolder()
      // More moves where the machine is so busy that all were carried out before the signal came.
      var hits = 0
      for attempt in 1...10 where hits < 3 {
        let moves = (0..<2_000 * attempt).map {
          "  external-move file list#milk to list[gap \($0 % 2 * 3)]\n"
        }
        try command.folder.write(
          """
          dragscript 1
          store file sqlite "deep/down/list.sqlite"
          collection list at 0,100 size 390x132 layout rows(height=44) store file
          items list milk eggs tea

          test "another program writes"

          """ + moves.joined(), to: "a.drag")
        let process = try start("replay", "a.drag", temporary: temporary)
        let mode = try await watch {
          var store: String?
          while store == nil, process.isRunning {
            store = try temporary.names().first { $0.hasPrefix("drag-stores-") }
          }
          let folder = store.map { temporary[$0] }
          let mode = try folder.map { try permissions(of: $0) }
          while let folder, process.isRunning,
            !FileManager.default.fileExists(atPath: folder + "/deep/down/list.sqlite-wal")
          {}
          kill(process.processIdentifier, signal)
          process.waitUntilExit()
          return mode
        }
        #expect(try temporary.names() == [])
        guard process.terminationReason == .uncaughtSignal else { continue }
        #expect(mode == 0o700)
        #expect(process.terminationStatus == signal)
        hits += 1
      }
      #expect(hits > 0)
    }
  #endif
}
