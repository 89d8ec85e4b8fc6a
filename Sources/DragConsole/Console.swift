import Machines
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
    guard code != .internal, isCutShort.load(ordering: .relaxed) else { exit(code.rawValue) }
    report("drag: standard output cannot be written\n")
    exit(ExitCode.misuse.rawValue)
  }

  /// Writes a text to standard output: what is asked for, line by line.
  ///
  /// Whatever a terminal would obey in a name or a text is shown by a sign.
  package static func say(_ text: String) { put(shown(text), to: .output) }

  /// Writes a text for people, to standard error if nothing else is said.
  ///
  /// In a job of GitHub Actions its lines are no commands to the runner.
  package static func report(_ text: String, to stream: Stream = .errors) {
    draw(shown(text), to: stream)
  }

  /// Writes a report that has escape sequences of the command's own, and signs for all others.
  package static func draw(_ text: String, to stream: Stream) {
    put(WorkflowCommands.isObeyed ? WorkflowCommands.quoted(text) : text, to: stream)
  }

  /// Writes a document to standard output: its bytes as they are, but for a terminal, which would obey
  /// some of them.
  package static func write(_ document: [UInt8]) {
    if isTerminal(.output) { return say(String(decoding: document, as: UTF8.self)) }
    put(document, to: .output)
  }

  /// Writes commands to the runner of a job of GitHub Actions.
  package static func annotate(_ commands: String, to stream: Stream) { put(commands, to: stream) }

  private static func shown(_ text: String) -> String {
    ControlCharacters.text(of: text, keeping: ["\n", "\t"])
  }

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

  private static func put(_ text: String, to stream: Stream) { put(Array(text.utf8), to: stream) }

  /// Writes all bytes; if the reader has closed the pipe, the rest is dropped silently.
  private static func put(_ bytes: [UInt8], to stream: Stream) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = StandardStream.write(Array(rest.prefix(65_536)), to: stream.rawValue)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        if stream == .output, errno != EPIPE { isCutShort.store(true, ordering: .relaxed) }
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}
