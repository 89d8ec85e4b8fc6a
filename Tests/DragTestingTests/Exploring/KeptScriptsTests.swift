import DragFiles
import TestSupport
import Testing

@testable import DragTesting

@Suite struct KeptScriptsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func kept(_ test: String = "a drag") -> KeptScripts {
    KeptScripts(of: test, in: folder.path, beside: #filePath)
  }

  /// An application of one list, where a dropped row goes to the front of the model.
  private static func exploration(isRight: Bool, shows name: String = "list") -> Exploration {
    let stage = TestStage()
    var model = ["a", "b", "c", "d"]
    let policy = DragPolicy.reordering.perform { call in
      model.removeAll { call.items.contains($0) }
      let gap = isRight ? call.gap ?? 0 : 0
      model.insert(contentsOf: call.items, at: min(gap, model.count))
      return .accept
    }
    let list = stage.list(model, named: name, policy: policy)
    return stage.exploration.without("tap", "second").settled("the model") {
      isRight || stage.order(of: list) == model
    }
  }

  /// What a test fails with, whose runs are made in this process.
  private func words(
    _ budget: ExploreBudget = .runs(1), _ kept: KeptScripts? = nil,
    _ make: @escaping () -> Exploration
  ) -> [String] {
    let exploration = TestExploration(
      make, budget: budget, seed: 1, caller: Caller(#fileID, #filePath, 1, 1),
      kept: kept ?? self.kept())
    guard case .success(let (scene, _, _)) = exploration.scene() else { return ["nothing"] }
    var words: [String] = []
    _ = exploration.explore(scene) { words.append($0.words) }
    return words
  }

  @Test func `a test has the file of its name, and those with eight digits behind it (EX-39)`()
    throws
  {
    let names = [
      "a-drag.drag", "a-drag-0123abcd.drag", "a-drag-0123abc.drag", "a-drag-0123abcg.drag",
      "a.drag",
      "a-drag.trace", "b.drag",
    ]
    for name in names { try folder.write("", to: name) }
    #expect(try kept().fileNames() == [names[1], names[0]])
    #expect(try kept("a").fileNames() == ["a.drag"])
    #expect(try KeptScripts(of: "b", in: "absent", beside: #filePath).fileNames() == [])
  }

  @Test func `names that differ in what no file's name has are those of different files`() throws {
    let tests = [
      "a drag", "a drag (EX-39)", "a drag (EX-38)", "a drag!", "→", "ドラッグ", "ドロップ", "über",
    ]
    let names = try tests.map {
      try String(kept($0).keep("", markedBy: "01234567").dropFirst(folder.path.count + 1))
    }
    #expect(Set(names).count == tests.count, "\(names)")
    #expect(names[0] == "a-drag-01234567.drag")
    #expect(names[1].hasPrefix("a-drag-EX-39-") && names[4].count == 6 + 1 + 8 + 5, "\(names)")
    for (test, name) in zip(tests, names) { #expect(try kept(test).fileNames() == [name]) }
  }

  @Test func `a script is kept once, and one that is there stays as it is`() throws {
    #expect(try kept().keep("one", markedBy: "0123abcd").hasSuffix("a-drag-0123abcd.drag"))
    _ = try kept().keep("other", markedBy: "0123abcd")
    #expect(
      try DiskFile("\(folder.path)/a-drag-0123abcd.drag").bytes() == Array("one".utf8))
    #expect(throws: FileError.self) {
      try KeptScripts(
        of: "b", in: folder.path + "/a-drag-0123abcd.drag", beside: #filePath
      ).keep("c", markedBy: "01234567")
    }
  }

  @Test func `a kept script is played before any run, and fails again while the mistake is there`()
    throws
  {
    let none = try #require(ExploreSetting("off")?.budget(for: .test))
    #expect(words(none) { Self.exploration(isRight: false) } == [])
    let script = """
      dragscript 1
      hosted "test"
      test "found"
        down list[0]
        wait 600ms
        glide list[gap 3] over 300ms
        up
        settle

      """
    try folder.write(script, to: "a-drag-0123abcd.drag")
    let name = "\(folder.path)/a-drag-0123abcd.drag"
    #expect(words { Self.exploration(isRight: false) } == ["\(name) fails again: the model"])
    #expect(words { Self.exploration(isRight: true) } == [])
    // Runs may be off, and what is kept is played (EX-36).
    #expect(words(none) { Self.exploration(isRight: false) } == ["\(name) fails again: the model"])
    // Each that fails is reported.
    try folder.write(script, to: "a-drag.drag")
    #expect(words { Self.exploration(isRight: false) }.count == 2)
  }

  @Test func `one that cannot be played or read fails, and says what to do`() throws {
    try folder.write(
      "dragscript 1\nhosted \"test\"\ntest \"found\"\n  down shelf[0]\n", to: "a-drag.drag")
    let name = "\(folder.path)/a-drag.drag"
    let unplayable = words { Self.exploration(isRight: true) }
    #expect(unplayable.count == 1)
    #expect(unplayable[0].hasPrefix("\(name) cannot be played: "), "\(unplayable)")
    #expect(unplayable[0].hasSuffix("\ndelete it if the application has changed so"))
    try folder.write("dragscript 1\nfly\n", to: "a-drag.drag")
    let unreadable = words { Self.exploration(isRight: true) }
    #expect(unreadable.count == 1)
    try folder.write("dragscript 1\nhosted \"test\"\n", to: "a-drag.drag")
    #expect(
      words { Self.exploration(isRight: true) }
        == ["\(name) has no test, so that nothing is played"])
    #expect(unreadable[0].hasPrefix("\(name) cannot be read:\n\(name):2:1: "), "\(unreadable)")
  }

  /// What a test fails with in an environment.
  private func words(
    in environment: [String: String], _ make: @escaping () -> Exploration
  ) -> String {
    KnownIssues.words {
      TestExploration(
        make, budget: .test, seed: 1, caller: Caller(#fileID, #filePath, 1, 1), kept: kept(),
        environment: environment
      ).run()
    }
  }

  @Test func `with the variable what is found is kept, and fails by its name the next time`() throws
  {
    let environment = ["DRAGSTAGE_EXPLORE": "inline", "DRAGSTAGE_EXPLORE_SAVE": "1"]
    let found = words(in: environment) { Self.exploration(isRight: false) }
    let name = try #require(try kept().fileNames().first)
    #expect(found.hasPrefix("the model\n  found:"), "\(found)")
    #expect(found.hasSuffix("\nkept as \(folder.path)/\(name)"), "\(found)")
    let again = words(in: ["DRAGSTAGE_EXPLORE": "inline"]) { Self.exploration(isRight: false) }
    #expect(again.hasPrefix("\(folder.path)/\(name) fails again: the model"), "\(again)")
    #expect(try kept().fileNames() == [name])
  }

  @Test func `with the value swift the test is written in Swift, and in no file (EX-56)`() throws {
    let environment = ["DRAGSTAGE_EXPLORE": "inline", "DRAGSTAGE_EXPLORE_SAVE": "swift"]
    let found = words(in: environment) { Self.exploration(isRight: false) }
    let parts = found.split(separator: "\nin Swift:\n")
    #expect(parts.count == 2, "\(found)")
    #expect(
      parts.last?.hasPrefix("@Test func `the model, seed 1 run 0`() {\n  stage.play(\n") == true)
    #expect(parts.last?.hasSuffix("}\n") == true)
    #expect(try folder.names() == [])
  }

  @Test func `without the variable nothing is written, and another value is refused`() throws {
    _ = words(in: ["DRAGSTAGE_EXPLORE": "inline"]) { Self.exploration(isRight: false) }
    #expect(try folder.names() == [])
    #expect(
      words(in: ["DRAGSTAGE_EXPLORE_SAVE": "yes"]) { Self.exploration(isRight: false) }
        == "DRAGSTAGE_EXPLORE_SAVE: expected `1` or `swift`, found `yes`")
    #expect(
      words(in: ["DRAGSTAGE_EXPLORE": "on"]) { Self.exploration(isRight: false) }
        .hasSuffix("or `off`, or `inline` beside one of them, found `on`"))
  }

  @Test func `what the application does by itself is done where a kept script calls it`() throws {
    try folder.write(
      "dragscript 1\nhosted \"test\"\ntest \"found\"\n  call forget\n", to: "a-drag.drag")
    let found = words {
      var isKnown = true
      return Self.exploration(isRight: true).always("it is known") { isKnown }
        .may("forget", when: { false }) { isKnown = false }
    }
    #expect(found == ["\(folder.path)/a-drag.drag fails again: it is known"])
  }
}
