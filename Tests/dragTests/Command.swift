import Foundation
import TestSupport
import Testing

/// A built command, run as a process in a folder of its own.
struct Command {
  let folder: TemporaryFolder
  /// The name of the executable.
  private let name: String

  init(_ name: String = "drag") throws {
    self.name = name
    folder = try TemporaryFolder()
  }

  /// What a run of the command left.
  struct Outcome: Equatable {
    var code: Int32
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  struct NotFound: Error {
    let searched: [String]
  }

  /// A runner in the background of a shell ignores SIGINT, and so would every command that it starts.
  private static let endsByInterruption: Void = { _ = signal(SIGINT, SIG_DFL) }()

  /// The executable stands beside the test bundle.
  static func executable(_ name: String = "drag") throws -> URL {
    _ = endsByInterruption
    let words = CommandLine.arguments + [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""]
    let folders = words.filter { $0.contains("/") }.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
    }
    let candidates = folders.map { $0.appendingPathComponent(name) }
    let isThere = { (url: URL) in
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }
    guard let found = candidates.first(where: isThere) else {
      throw NotFound(searched: candidates.map(\.path))
    }
    return found
  }

  /// The program by which root becomes a user whom permissions stop.
  private static let setpriv = "/usr/bin/setpriv"

  /// Whether permissions stop a run with `isRestricted`: not root without `setpriv`.
  static var canBeRestricted: Bool {
    geteuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)
  }

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - arguments: The words behind its name.
  ///   - input: What it finds on standard input.
  ///   - ci: The value of the variable `CI`, which is else not set.
  ///   - variables: Other variables; those that the command knows are else not set.
  /// - Returns: What it left.
  /// - Throws: Why it cannot be started.
  func run(
    _ arguments: String..., input: String = "", ci: String? = nil, variables: [String: String] = [:]
  ) async throws -> Outcome {
    try await run(arguments, input: input, ci: ci, variables: variables)
  }

  /// The variables that the command reads, and that the tests' own environment must not give it.
  private static let known = [
    "CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GTEST_TOTAL_SHARDS", "GTEST_SHARD_INDEX",
    "NO_COLOR", "SWIFT_DETERMINISTIC_HASHING",
  ]

  func run(
    _ arguments: [String], input: String = "", ci: String? = nil,
    variables: [String: String] = [:], isRestricted: Bool = false
  ) async throws -> Outcome {
    // Files beside the folder's own, so that no pipe can fill up.
    let streams = try TemporaryFolder()
    for name in ["output", "errors"] { try streams.write("", to: name) }
    try streams.write(input, to: "input")
    let process = Process()
    let executable = try Self.executable(name)
    if isRestricted, geteuid() == 0 {
      process.executableURL = URL(fileURLWithPath: Self.setpriv)
      process.arguments =
        ["--reuid=65534", "--regid=65534", "--clear-groups", executable.path] + arguments
    } else {
      process.executableURL = executable
      process.arguments = arguments
    }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    for name in Self.known { environment[name] = variables[name] }
    environment["CI"] = ci
    // What a command reaches is reached by its test (Tests/Mutants).
    environment["PLANTED_TEST"] = Test.current.map { "\($0.id)" }
    process.environment = environment
    try await Self.running.perform {
      let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: streams["input"]))
      defer { try? input.close() }
      let output = try FileHandle(forWritingTo: URL(fileURLWithPath: streams["output"]))
      defer { try? output.close() }
      let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: streams["errors"]))
      defer { try? errors.close() }
      process.standardInput = input
      process.standardOutput = output
      process.standardError = errors
      try await Self.runToItsEnd(process)
    }
    return Outcome(
      code: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try streams.text(of: "output"), errors: try streams.text(of: "errors"))
  }

  /// Foundation lists a process's open descriptors where it starts another, and reads beyond the list's end
  /// where they are more than 1,300: all tests at once have as many.
  private static let running = ConcurrencyLimit(16)

  private static func runToItsEnd(_ process: Process) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        done.resume(throwing: error)
      }
    }
  }
}
