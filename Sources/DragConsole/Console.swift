import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(CRT)
  import CRT
#endif

/// Standard input, standard output and standard error.
package enum Console {
  /// Makes a write to a closed pipe fail instead of ending the command.
  package static func ignoreBrokenPipes() {
    // WebAssembly and Windows have no such signal, and a write fails there in any case.
    #if !canImport(WASILibc) && !canImport(CRT)
      signal(SIGPIPE, SIG_IGN)
    #endif
  }

  /// Indicates whether some output could not be written.
  private static let isCutShort = Atomic(false)

  /// Exits the command; if output could not be written, with a failure.
  package static func end(_ code: ExitCode) -> Never {
    guard code == .success, isCutShort.load(ordering: .relaxed) else { exit(code.rawValue) }
    report("drag: standard output cannot be written\n")
    exit(ExitCode.misuse.rawValue)
  }

  /// Writes to standard output.
  package static func say(_ text: String) { say(Array(text.utf8)) }

  /// Writes bytes to standard output.
  package static func say(_ bytes: [UInt8]) {
    if !put(bytes, to: .output) { isCutShort.store(true, ordering: .relaxed) }
  }

  /// Writes to standard error.
  package static func report(_ text: String) { put(Array(text.utf8), to: .errors) }

  /// Returns whether standard output, or standard error, is a terminal.
  package static func isTerminal(_ stream: Stream) -> Bool {
    StandardStream.isTerminal(stream.rawValue) && environment("TERM") != "dumb"
  }

  /// Returns whether colors are allowed there: never if `NO_COLOR` is set.
  package static func showsColor(_ stream: Stream) -> Bool {
    isTerminal(stream) && (environment("NO_COLOR") ?? "").isEmpty
  }

  /// An environment variable, if set.
  package static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// An output stream.
  package enum Stream: Int32 {
    case output = 1
    case errors = 2
  }

  /// The next bytes of standard input: empty at its end, and nil if it cannot be read.
  package static func readInput() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = StandardStream.read(&buffer)
      if count < 0, errno == EINTR { continue }
      return count < 0 ? nil : Array(buffer.prefix(count))
    }
  }

  /// Writes all bytes; if the reader has closed the pipe, the rest is dropped silently.
  ///
  /// - Returns: False if they could not be written.
  @discardableResult
  private static func put(_ bytes: [UInt8], to stream: Stream) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = StandardStream.write(Array(rest.prefix(65_536)), to: stream.rawValue)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno == EPIPE }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
