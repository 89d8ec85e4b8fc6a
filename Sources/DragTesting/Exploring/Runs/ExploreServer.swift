#if os(Linux) && canImport(Glibc)
  import DragExplore
  import Glibc

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// The other side: makes runs for the process of the tests, and keeps a journal of what it is about to do (EX-42, EX-43).
  final class ExploreServer {
    /// Names the call that a process is started for.
    static let variable = "DRAGSTAGE_EXPLORE_CALL"
    /// The descriptors that such a process is given; they are far above those that it opens by itself.
    static let channelNumber: Int32 = 240
    static let journalNumber: Int32 = 241

    private let exploration: TestExploration
    private let channel = ExploreChannel(ExploreServer.channelNumber)
    /// The run whose tape is played once more where an entry has no number.
    private var number: Int?

    /// The call that this process is started for; nil in a process of tests.
    static var call: String? { ProcessInfo.processInfo.environment[variable] }

    init(_ exploration: TestExploration) { self.exploration = exploration }

    /// Answers until the other process needs nothing more, and ends this one.
    func serve() -> Never {
      _ = fcntl(Self.journalNumber, F_SETFD, FD_CLOEXEC)
      switch exploration.scene(keepingJournal: { self.keepJournal($0) }) {
      case .failure(let fault): channel.send(.fault(fault.words))
      case .success((let scene, let name, let note)):
        channel.send(.ready(name, note: note ?? ""))
        serve(scene)
      }
      // Coverage is written at an orderly end.
      exit(0)
    }

    private func serve(_ scene: ExploredScene) {
      while case .message(let message) = channel.receive(within: -1) {
        switch message {
        case .explore:
          let note = exploration.explore(scene, while: { !channel.isAbandoned }) { outcome in
            channel.send(.found(outcome))
          }
          channel.send(.done(note: note ?? ""))
        case .play(let tape):
          _ = scene.play(RunJournal(tape).tape)
          channel.send(.played)
        case .replay(let text):
          _ = scene.replay(text)
          channel.send(.played)
        case .ready, .fault, .found, .done, .played: return
        }
      }
    }

    /// Writes an entry; a run begins its journal again.
    private func keepJournal(_ entry: JournalEntry) {
      var entry = entry
      if case .run(let number) = entry {
        self.number = number ?? self.number
        entry = .run(self.number)
        ftruncate(Self.journalNumber, 0)
        lseek(Self.journalNumber, 0, SEEK_SET)
      }
      let text = entry.text
      _ = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
        unsafe write(Self.journalNumber, bytes.baseAddress, bytes.count)
      }
    }
  }
#endif
