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
    ///
    /// A write may fail while there is some: room is counted for each processor, and the sum decides.
    func fill() throws {
      try folder.write("", to: "filling")
      let page = Data(repeating: 0, count: 4_096)
      for _ in 0..<200 {
        let disk = try FileManager.default.attributesOfFileSystem(forPath: folder.path)
        if disk[.systemFreeSize] as? Int == 0 { return }
        let file = try #require(FileHandle(forUpdatingAtPath: filling))
        try file.seekToEnd()
        try? file.write(contentsOf: page)
        try file.close()
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
