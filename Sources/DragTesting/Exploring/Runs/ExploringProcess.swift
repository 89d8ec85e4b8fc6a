#if os(Linux) && canImport(Glibc)
  import DragExplore
  import Glibc

  /// Another process of the same tests, which makes the runs of one call of `explore`: an application that ends its process
  /// ends this one, and not the tests (EX-42).
  final class ExploringProcess {
    /// How a process ended that was asked for something.
    struct End {
      /// The words of a failure.
      let words: String
      /// What the run was about to do.
      let journal: RunJournal
      /// Indicates whether it had to be ended, since it did not answer.
      let hasHung: Bool
      /// Indicates whether it ended as a process does that has nothing more to do.
      let isRegular: Bool
    }

    /// An answer, or the end.
    enum Reply {
      case message(ExploreMessage)
      case ended(End)
    }

    /// The most time before it comes to the call, since other lines of its test are before it.
    private static let mostBefore = Duration.seconds(120)
    /// The most time without an answer and without an entry of the journal, after that (EX-41).
    private let patience: Duration

    /// How often the end of a process is looked for, each hundredth of a second.
    private static let mostSteps = 500
    /// The code with which the testing library ends where no test matches.
    private static let noTest = Int32(EX_UNAVAILABLE)
    /// A backtrace of the frames next to a trap, with their lines.
    private static let tracing =
      "enable=yes,color=no,threads=crashed,images=none,registers=none,limit=12,top=0"

    private let process: pid_t
    private let channel: ExploreChannel
    private let journal: NamelessFile
    private let output: NamelessFile
    private var hasCome = false
    /// The bytes of the output before it has come to the call.
    private var outputBefore = 0
    private var isOver = false

    /// Starts the executable of these tests again, for one test; nil where the system starts no process.
    ///
    /// - Parameters:
    ///   - call: The call that the process comes to.
    ///   - environment: The environment of the tests.
    ///   - patience: The time without an answer and without an entry of the journal after which it is ended.
    ///   - keepsPlace: Whether a trap says where it was, which takes seconds (EX-44).
    init?(
      for call: ExploreCall, in environment: [String: String], patience: Duration,
      keepsPlace: Bool = false
    ) {
      guard let (channel, other) = ExploreChannel.pair(), let journal = NamelessFile(),
        let output = NamelessFile()
      else { return nil }
      let arguments = [
        CommandLine.arguments.first ?? "", "--testing-library", "swift-testing", "--filter",
        call.filter,
      ]
      var environment = environment
      environment[ExploreServer.variable] = call.words
      environment["SWIFT_BACKTRACE"] =
        keepsPlace ? Self.tracing : "enable=no"
      guard
        let process = Self.start(
          arguments, environment,
          [
            (other.number, ExploreServer.channelNumber),
            (journal.number, ExploreServer.journalNumber),
            (output.number, STDOUT_FILENO), (output.number, STDERR_FILENO),
          ])
      else { return nil }
      self.patience = patience
      (self.process, self.channel, self.journal, self.output) = (process, channel, journal, output)
    }

    deinit { _ = end() }

    /// What the testing library recorded in the process so far: expectations in closures that an application has.
    var recordedIssues: [String] {
      output.text(from: outputBefore).split(separator: "\n").compactMap { line in
        // Where the call is in a known issue, so is what is recorded in its runs.
        (line.firstRange(of: " recorded an issue at ")
          ?? line.firstRange(of: " recorded a known issue at "))
          .map { String(line[$0.upperBound...]) }
      }
    }

    /// Asks for something, and waits for the answer.
    func ask(_ message: ExploreMessage) -> Reply {
      channel.send(message)
      return reply()
    }

    /// Waits for a message.
    func reply() -> Reply {
      var mark = journal.mark
      var last = ContinuousClock.now
      while true {
        switch channel.receive(within: 200) {
        case .message(let message):
          if !hasCome { (hasCome, outputBefore) = (true, output.size) }
          return .message(message)
        case .closed:
          let status = end()
          let isRegular = status == 0 || status >> 8 == Self.noTest
          return .ended(ended(words: words(of: status), isRegular: isRegular))
        case .nothing:
          // Each entry is a sign of life.
          if journal.mark != mark { (mark, last) = (journal.mark, .now) }
          guard ContinuousClock.now - last > (hasCome ? patience : Self.mostBefore) else {
            continue
          }
          _ = end(byForce: true)
          return .ended(ended(words: "the application does not answer", hasHung: true))
        }
      }
    }

    private func ended(words: String, hasHung: Bool = false, isRegular: Bool = false) -> End {
      End(
        words: words, journal: RunJournal(journal.text()), hasHung: hasHung, isRegular: isRegular)
    }

    /// Ends the process; one that waits for a message ends by itself, in order, as its channel is closed.
    ///
    /// - Returns: What the system says of its end.
    private func end(byForce: Bool = false) -> Int32 {
      guard !isOver else { return 0 }
      isOver = true
      channel.shutDown()
      var status: Int32 = 0
      for _ in 0..<(byForce ? 0 : Self.mostSteps) {
        if unsafe waitpid(process, &status, WNOHANG) == process { return status }
        usleep(10_000)
      }
      kill(process, SIGKILL)
      unsafe waitpid(process, &status, 0)
      return status
    }

    /// The last words of the process, or the signal that has ended it.
    private func words(of status: Int32) -> String {
      let text = output.text()
      for line in text.split(separator: "\n").reversed() {
        guard let start = line.firstRange(of: "Fatal error") else { continue }
        return "the application ended: \(line[start.lowerBound...])"
      }
      let signal = status & 0x7F
      guard signal == 0 else { return "the application ended by signal \(signal)" }
      return "the application ended with the code \((status >> 8) & 0xFF)"
    }

    /// The application's own line where the process ended, if a backtrace has one: `File.swift:12:5`.
    var place: String? {
      for line in output.text().split(separator: "\n") {
        guard let at = line.firstRange(of: " at /")?.upperBound else { continue }
        let place = line[at...]
        guard place.firstRange(of: "/swift/stdlib/") == nil,
          let name = place.split(separator: "/").last
        else {
          continue
        }
        return String(name)
      }
      return nil
    }

    /// Starts a process with some descriptors under other numbers; nil where that is not possible.
    private static func start(
      _ arguments: [String], _ environment: [String: String], _ descriptors: [(Int32, Int32)]
    ) -> pid_t? {
      var actions = unsafe posix_spawn_file_actions_t()
      unsafe posix_spawn_file_actions_init(&actions)
      defer { unsafe posix_spawn_file_actions_destroy(&actions) }
      for (number, other) in descriptors {
        unsafe posix_spawn_file_actions_adddup2(&actions, number, other)
      }
      var process = pid_t()
      let code = unsafe withCStrings(arguments) { argv in
        unsafe withCStrings(environment.map { "\($0.key)=\($0.value)" }) { envp in
          unsafe posix_spawn(&process, "/proc/self/exe", &actions, nil, argv, envp)
        }
      }
      return code == 0 ? process : nil
    }

    private static func withCStrings<Value>(
      _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
    ) -> Value {
      var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
      defer { unsafe pointers.forEach { unsafe free($0) } }
      return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { preconditionFailure("never empty") }
        return unsafe body(UnsafePointer(base))
      }
    }
  }
#endif
