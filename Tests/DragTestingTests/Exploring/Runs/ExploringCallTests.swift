#if os(Linux)
  import DragFiles
  import Testing

  #if canImport(Glibc)
    import Glibc
  #endif
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  @testable import DragTesting

  /// Applications that end the process of their runs, or do not answer (EX-42, EX-43).
  @Suite struct ExploringCallTests {
    /// An application of one list, which does something with what is dropped.
    fileprivate static func exploration(
      _ perform: @escaping (_ items: [String], _ gap: Int) -> Void
    ) -> Exploration {
      let stage = TestStage()
      let policy = DragPolicy.reordering.perform { call in
        perform(call.items, call.gap ?? 0)
        return .accept
      }
      stage.list(["a", "b", "c", "d"], policy: policy)
      return stage.exploration
    }

    fileprivate static func explore(
      patience: Duration = .seconds(20), line: UInt = #line, _ make: @escaping () -> Exploration
    ) {
      TestExploration(
        make, budget: .test, seed: 1, caller: Caller(#fileID, #filePath, line, 1),
        kept: KeptScripts(of: "none", in: "Explored", beside: #filePath), patience: patience
      ).run()
    }

    @Test func `an application that ends its process with a code is found (EX-42)`() {
      let words = KnownIssues.words {
        Self.explore { Self.exploration { items, _ in if items.contains("b") { exit(3) } } }
      }
      #expect(words.hasPrefix("the application ended with the code 3\n  found:"), "\(words)")
      #expect(words.contains("\nthese lines show it:\n  down list[1]"), "\(words)")
    }
  }

  /// Those for which many processes are started.
  @Suite struct SlowExploringCallTests {
    @Test func `the other process ends in order, so that its coverage is written (EX-42)`() {
      ExploringCallTests.explore {
        if ExploreServer.call != nil {
          atexit { _ = unsafe open("/tmp/dragstage-left-\(getppid())", O_CREAT, 0o600) }
        }
        return ExploringCallTests.exploration { _, _ in }
      }
      #expect(unsafe unlink("/tmp/dragstage-left-\(getpid())") == 0)
    }

    @Test func `an index out of range is found, with the smallest drag and the line (EX-43)`() {
      let words = KnownIssues.words {
        ExploringCallTests.explore {
          let items = ["a", "b", "c", "d"]
          // The gap behind the last row is not an index of a row.
          return ExploringCallTests.exploration { _, gap in _ = items[gap] }
        }
      }
      let lines = words.split(separator: "\n").map(String.init)
      #expect(lines.first == "the application ended: Fatal error: Index out of range")
      #expect(lines.contains { $0.hasPrefix("  at:       ExploringCallTests.swift:") }, "\(words)")
      #expect(lines.contains { $0.hasPrefix("  found:    run ") }, "\(words)")
      #expect(words.contains("\nthese lines show it:\n  down list["), "\(words)")
      #expect(lines.count <= 10, "\(words)")
    }

    @Test func `an application that does not answer is found, and ended (EX-41)`() {
      let words = KnownIssues.words {
        ExploringCallTests.explore(patience: .milliseconds(300)) {
          ExploringCallTests.exploration { items, _ in while items.contains("a") { usleep(1_000) } }
        }
      }
      // Each that does not answer is waited for, so that few are.
      #expect(words.contains(", and may be fewer\nthese lines show it:\n"), "\(words)")
      #expect(words.hasPrefix("the application does not answer\n  found:"), "\(words)")
    }

    @Test func `one that ends before any gesture is found, and named so`() {
      let words = KnownIssues.words {
        ExploringCallTests.explore { fatalError("no data") }
      }
      #expect(
        words == "the application ended: Fatal error: no data\nit ends before any gesture")
    }

    @Test func `one that ends once alone is said not to be deterministic (EX-13)`() {
      // The process of the tests is the parent of each other one.
      let mark = "/tmp/dragstage-ended-\(ExploreServer.call == nil ? getpid() : getppid())"
      defer { unsafe unlink(mark) }
      let words = KnownIssues.words {
        ExploringCallTests.explore {
          ExploringCallTests.exploration { _, _ in
            let file = unsafe open(mark, O_CREAT | O_EXCL, 0o600)
            if file >= 0 { exit(3) }
          }
        }
      }
      #expect(
        words.hasPrefix("the application ended with the code 3\n  found:    run "), "\(words)")
      #expect(
        words.hasSuffix(
          "\nthe application is not deterministic: the same steps did not end it once more"))
    }

    @Test func `a kept script that ends the process fails by its name (EX-39)`() throws {
      // The process of the tests is the parent of the other one.
      let folder = "/tmp/dragstage-kept-\(ExploreServer.call == nil ? getpid() : getppid())"
      var name = ""
      if ExploreServer.call == nil {
        let test = try #require(Test.current).name
        let kept = KeptScripts(
          of: Caller.name(ofFunction: test), in: folder, beside: #filePath)
        name = try kept.keep(
          "dragscript 1\nhosted \"test\"\ntest \"t\"\n  call leave\n", markedBy: "01234567")
      }
      let words = KnownIssues.words {
        DragTesting.explore(kept: folder) {
          ExploringCallTests.exploration { _, _ in }.may("leave", when: { false }) { exit(3) }
        }
      }
      if ExploreServer.call == nil { ScratchPaths.remove(folder) }
      #expect(
        words == "\(name) fails again: the application ended with the code 3")
    }

    @Test func `each call of a test has runs of its own, also those of one line`() {
      ExploringCallTests.explore { ExploringCallTests.exploration { _, _ in } }
      let words = ["a", "d"].map { item in
        KnownIssues.words {
          ExploringCallTests.explore {
            ExploringCallTests.exploration { items, _ in if items == [item] { exit(5) } }
          }
        }
      }
      #expect(words.map { $0.contains("with the code 5") } == [true, true])
      #expect(words[0].contains("down list[0]") && words[1].contains("down list[3]"), "\(words)")
    }

    @Test func `an expectation of the testing library in a closure is passed on (EX-37)`() {
      for ends in [false, true] {
        func explore() {
          ExploringCallTests.explore {
            ExploringCallTests.exploration { items, _ in
              #expect(items.isEmpty, "nothing is dropped")
              if ends { exit(3) }
            }
          }
        }
        // In the other process they may be issues as those of a test that should pass, or known ones.
        if ExploreServer.call != nil, !ends {
          explore()
          continue
        }
        let words = KnownIssues.words { explore() }
        #expect(words.hasPrefix("in a run that was made up: ExploringCallTests.swift:"), "\(words)")
        #expect(words.contains("Expectation failed: (items → "), "\(words)")
        #expect(words.contains("the application ended with the code 3\n") == ends, "\(words)")
      }
    }

    /// An exploration of an application that ends its process with each drop.
    private static func ending(
      keptIn folder: String = "Explored", environment: [String: String] = [:]
    ) -> TestExploration {
      TestExploration(
        { ExploringCallTests.exploration { _, _ in exit(3) } }, budget: .test, seed: 1,
        caller: Caller(#fileID, #filePath, 1, 1),
        kept: KeptScripts(of: "ending", in: folder, beside: #filePath),
        environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    }

    @Test func `where no process comes to the call, the runs are to be made here (EX-45)`() {
      let call = ExploreCall(words: "none", filter: "^no test has this name$")
      #expect(!ExploringCall(Self.ending(), at: call).run())
    }

    @Test func `no more processes end than may, and then the lines may be fewer (EX-51)`() throws {
      let exploration = Self.ending()
      let call = try #require(ExploreCall.current(at: exploration.caller))
      if ExploreServer.call == call.words { ExploreServer(exploration).serve() }
      let words = KnownIssues.words {
        _ = ExploringCall(exploration, at: call, mostEnds: 2).run()
      }
      #expect(words.contains(" attempts, and may be fewer\nthese lines show it:\n"), "\(words)")
    }

    @Test func `where the process does not come once more, the lines are those of the run`() {
      let mark = "/tmp/dragstage-lost-\(ExploreServer.call == nil ? getpid() : getppid())"
      if ExploreServer.call != nil, unsafe access(mark, F_OK) == 0 { return }
      defer { unsafe unlink(mark) }
      let words = KnownIssues.words {
        ExploringCallTests.explore {
          ExploringCallTests.exploration { _, _ in
            _ = unsafe open(mark, O_CREAT, 0o600)
            exit(3)
          }
        }
      }
      #expect(
        words.hasPrefix("the application ended with the code 3\n  found:    run "), "\(words)")
      #expect(
        words.contains(
          "\nno process came to this call once more, which would have tried these lines:\n  finger: down list["
        ),
        "\(words)")
      #expect(!words.contains("deterministic"), "\(words)")
    }

    @Test func `the script of a run that ended its process is kept (EX-39)`() throws {
      let folder = "/tmp/dragstage-saved-\(ExploreServer.call == nil ? getpid() : getppid())"
      let words = KnownIssues.words {
        Self.ending(keptIn: folder, environment: ["DRAGSTAGE_EXPLORE_SAVE": "1"]).run()
      }
      let names = try Folder(folder).fileNames()
      ScratchPaths.remove(folder)
      #expect(names.count == 1 && words.hasSuffix("\nkept as \(folder)/\(names[0])"), "\(words)")
    }

    @Test func `a run that ended the process of its tests is noted by the next one (EX-43)`()
      throws
    {
      let inOther = ExploreServer.call != nil
      let exploration = TestExploration(
        { ExploringCallTests.exploration { _, _ in if inOther { exit(3) } } }, budget: .test,
        seed: 1,
        caller: Caller(#fileID, #filePath, 1, 2),
        kept: KeptScripts(of: "none", in: "Explored", beside: #filePath))
      guard !inOther else { return exploration.runHere() }
      let call = try #require(ExploreCall.current(at: exploration.caller))
      let process = ExploringProcess(
        for: call, in: ProcessInfo.processInfo.environment, patience: .seconds(20))
      guard case .ended = process?.reply() else { Issue.record("the process goes on"); return }
      let words = KnownIssues.words { exploration.runHere() }
      let beginning =
        "an earlier process of this test ended while run 0, seed 1, was played: by these lines, if the"
        + " application ended it\n  finger: down list["
      #expect(words.hasPrefix(beginning) && !words.contains("found:"), "\(words)")
      // Once is enough.
      exploration.runHere()
    }

    @Test(arguments: [1])
    func `a test with arguments makes its runs in its own process (EX-45)`(_ number: Int) {
      let process = getpid()
      var processes: Set<pid_t> = []
      ExploringCallTests.explore {
        ExploringCallTests.exploration { _, _ in processes.insert(getpid()) }
      }
      #expect(processes == [process])
    }
  }
#endif
