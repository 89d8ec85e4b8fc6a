#if os(Linux)
  import DragFiles
  import Testing

  #if canImport(Glibc)
    import Glibc
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
      let name = "a-kept-script-that-ends-the-process-fails-by-its-name.drag"
      if ExploreServer.call == nil {
        try Folder(folder).make()
        try DiskFile("\(folder)/\(name)").write(
          Array("dragscript 1\nhosted \"test\"\ntest \"t\"\n  call leave\n".utf8))
      }
      let words = KnownIssues.words {
        DragTesting.explore(kept: folder) {
          ExploringCallTests.exploration { _, _ in }.may("leave", when: { false }) { exit(3) }
        }
      }
      if ExploreServer.call == nil { ScratchPaths.remove(folder) }
      #expect(
        words == "\(folder)/\(name) fails again: the application ended with the code 3")
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
      func explore() {
        ExploringCallTests.explore {
          ExploringCallTests.exploration { items, _ in #expect(items.isEmpty, "nothing is dropped")
          }
        }
      }
      // In the other process they are issues as those of a test that should pass.
      guard ExploreServer.call == nil else { return explore() }
      let words = KnownIssues.words { explore() }
      #expect(words.hasPrefix("in a run that was made up: ExploringCallTests.swift:"), "\(words)")
      #expect(words.contains("Expectation failed: (items → "), "\(words)")
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
