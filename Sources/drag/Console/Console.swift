import FoundationEssentials
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, standard output and standard error.
enum Console {
  /// Lets a write to a pipe that nobody reads fail instead of ending the command.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether something that was said could not be written.
  private static let isCutShort = Atomic(false)

  /// Ends the command; what was said and could not be written is no success.
  static func end(_ code: ExitCode) -> Never {
    guard code == .success, isCutShort.load(ordering: .relaxed) else { exit(code.rawValue) }
    tell("drag: standard output cannot be written\n")
    exit(ExitCode.misuse.rawValue)
  }

  /// Writes to standard output.
  static func say(_ text: String) { say(Array(text.utf8)) }

  /// Writes bytes to standard output.
  static func say(_ bytes: [UInt8]) {
    if !put(bytes, to: STDOUT_FILENO) { isCutShort.store(true, ordering: .relaxed) }
  }

  /// Writes to standard error.
  static func tell(_ text: String) { put(Array(text.utf8), to: STDERR_FILENO) }

  /// Whether people read standard output, or standard error, on a terminal.
  static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1 && environment("TERM") != "dumb"
  }

  /// Whether colors may be shown there: never where `NO_COLOR` is set.
  static func showsColor(_ stream: Stream) -> Bool {
    isTerminal(stream) && (environment("NO_COLOR") ?? "").isEmpty
  }

  /// A variable of the environment, where it is set.
  static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// Where something is written.
  enum Stream: Int32 {
    case output = 1
    case errors = 2
  }

  /// The next bytes of standard input: none at its end, and nil where it cannot be read.
  static func hear() -> [UInt8]? {
    let size = 65_536
    var buffer = [UInt8](repeating: 0, count: size)
    while true {
      let count = unsafe read(STDIN_FILENO, &buffer, size)
      if count < 0, errno == EINTR { continue }
      return count < 0 ? nil : Array(buffer.prefix(count))
    }
  }

  /// Writes all bytes; where nobody reads them any more the rest is dropped without a word.
  ///
  /// - Returns: False where they could not be written.
  @discardableResult
  private static func put(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let chunk = Array(rest.prefix(65_536))
      let count = unsafe write(descriptor, chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno == EPIPE }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
