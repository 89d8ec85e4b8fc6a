#if SQLite
  import Foundation
  import TestSupport
  import Testing

  /// A file system of a few pages in memory, which a test fills, or which may only be read.
  final class SmallDisk {
    private let folder: TemporaryFolder
    private var filling: String { folder["filling"] }

    /// Whether the process may mount one.
    static let isAvailable = (try? SmallDisk()) != nil

    struct InvalidTransition: Error {}

    init() throws {
      folder = try TemporaryFolder()
      try Self.run("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", folder.path])
    }

    deinit {
      try? Self.run("umount", ["-l", folder.path])
    }

    subscript(name: String) -> String { folder[name] }

    /// Takes all the room that is left.
    func fill() throws {
      try folder.write("", to: "filling")
      let file = try #require(FileHandle(forWritingAtPath: filling))
      let page = Data(repeating: 0, count: 4_096)
      // No more than the disk can have, so that this ends where writing never fails.
      for _ in 0..<65 {
        do { try file.write(contentsOf: page) } catch { return }
      }
      throw InvalidTransition()
    }

    func makeRoom() throws {
      try FileManager.default.removeItem(atPath: filling)
    }

    func allowWriting(_ isAllowed: Bool) throws {
      try Self.run("mount", ["-o", "remount,\(isAllowed ? "rw" : "ro")", folder.path])
    }

    private static func run(_ name: String, _ arguments: [String]) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [name] + arguments
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw InvalidTransition() }
    }
  }
#endif
