import DragTestingRecordings
import DragUIKit
import DragUIKitTesting
import Testing

/// Scripts and recordings that drive an application's own delegates (uikit-source 8.2).
@MainActor @Suite struct HostedScriptTests {
  private func show(_ board: Board, named name: String? = "Board") -> AppStage {
    let stage = AppStage(named: name)
    stage.name(board.collection, "board") { board.sections[$0.section][$0.item] }
    stage.show(board)
    return stage
  }

  @Test(arguments: Scripts(in: "Drags").filter { $0.name.hasPrefix("board") })
  func `a script drives the delegates of the application that it names`(_ script: ScriptCase)
    throws
  {
    #expect(script.application == "Board")
    let board = Board(["a", "b", "c", "d"])
    let stage = show(board)
    var hooks = HostHooks()
    hooks["check"] = { call in
      #expect(call.argument == "c a")
      #expect(call.stage === stage.test.stage)
    }
    let played = try #require(script.run(on: stage, hooks: hooks))
    #expect(played.result.status == .passed)
    #expect(played.operations == [.move])
    #expect(stage.order(of: board.collection) == board.sections[0])
    stage.expectCalls("itemsForBeginning … performDropWith dropSessionDidEnd dragSessionDidEnd")
    // The test in Swift goes on where the script has ended.
    let last = board.sections[0][3]
    stage.drag(cellAt: [0, 3], of: board.collection, to: .gap(0))
    #expect(board.sections[0].first == last)
  }

  @Test(arguments: [
    ("a cell goes down by its path and by its gap", ["b", "c", "a", "d"]),
    ("a named item is dragged with one that another finger taps", ["b", "d", "c", "a"]),
  ])
  func `a test of a file is played by its name`(_ name: String, _ order: [String]) throws {
    let board = Board(["a", "b", "c", "d"])
    let stage = show(board)
    var hooks = HostHooks()
    hooks["check"] = { _ in }
    let played = try #require(
      stage.play(contentsOf: "Drags/board.drag", test: name, hooks: hooks))
    #expect(played.result.name == name)
    #expect(board.sections == [order])
  }

  @Test func `two runs give the same trace and the same calls`() throws {
    let runs = try (0..<2).map { _ in
      let stage = show(Board(["a", "b", "c", "d"]))
      let played = try #require(
        stage.play(
          contentsOf: "Drags/board.drag", test: "a cell goes down by its path and by its gap"))
      return (played.result.traceText, stage.calls)
    }
    #expect(runs[0].0 == runs[1].0)
    #expect(runs[0].1 == runs[1].1)
  }

  @Test(arguments: Scripts(recordings: "Recordings", on: "Drags/hosted.drag"))
  func `a recording drives the delegates`(_ recording: ScriptCase) throws {
    let board = Board(["a", "b", "c", "d"])
    let stage = show(board)
    let played = try #require(recording.run(on: stage))
    #expect(played.result.status == .passed)
    #expect(board.sections == [["b", "c", "a", "d"]])
    #expect(stage.calls.contains("board performDropWith [0, 2]"))
  }

  @Test func `lines are played with the finger of the stage`() {
    let board = Board(["a", "b", "c"])
    let stage = show(board)
    stage.play(
      """
      down board#a
      wait 600ms
      glide board[gap 3] over 300ms
      up
      settle
      expect order board = b c a
      """)
    #expect(board.sections == [["b", "c", "a"]])
  }

  @Test func `EX-30, EX-32: a property that does not hold names the line of the script`() {
    let stage = show(Board(["a", "b", "c", "d"]))
    withKnownIssue {
      #expect(stage.play(contentsOf: "Drags/kept.drag")?.result.status == .failed)
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("kept.drag:3:1: settled: kept in `board`")
        && text.contains("actual:   b c a d: d is new") && text.contains(":9:1  settle")
    }
  }

  @Test func `a line turns the window, also under a drag`() {
    let board = Board(["a", "b", "c", "d"])
    board.collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let stage = show(board)
    stage.play(
      """
      down board#a
      wait 600ms
      move board#b
      resize window at 0,0 size 844x390
      glide board[gap 4] over 300ms
      up
      settle
      expect order board = b c d a
      """)
    #expect(stage.window.frame.size == CGSize(width: 844, height: 390))
    #expect(stage.test.trace.contains("board.resize at=0,0 size=554x346"))
  }

  // MARK: Refusals

  @Test(arguments: [
    (
      "board at 0,0 size 10x10",
      "the application lays out `board`: `resize window at 0,0 size WxH` gives its window another size"
    ),
    (
      "window at 5,0 size 10x10",
      "expected a window that begins at 0,0 and has a width and a height up to 1000000, found `resize window at 5,0 size 10x10`"
    ),
    (
      "window at 0,0 size 0x10",
      "expected a window that begins at 0,0 and has a width and a height up to 1000000, found `resize window at 0,0 size 0x10`"
    ),
    (
      "window at 0,0 size 10x1000001",
      "expected a window that begins at 0,0 and has a width and a height up to 1000000, found `resize window at 0,0 size 10x1000001`"
    ),
  ])
  func `a line that gives a frame to what the application lays out is refused`(
    _ frame: String, _ words: String
  ) {
    let stage = show(Board(["a"]))
    let trace = stage.test.trace
    withKnownIssue {
      stage.play("resize \(frame)")
    } matching: {
      "\($0)".contains(words)
    }
    #expect(stage.test.trace == trace)
    #expect(stage.window.frame.size == CGSize(width: 390, height: 844))
  }

  @Test func `a script for another application is refused at its line`() {
    let stage = show(Board(["a"]), named: "Photos")
    let script = Scripts(in: "Drags")[0]
    withKnownIssue {
      _ = script.run(on: stage)
    } matching: {
      "\($0)".contains("the script is for the application `Board`, and this one is `Photos`")
    }
  }

  @Test func `an application without a name takes every script`() throws {
    let board = Board(["a", "b", "c", "d"])
    let stage = show(board, named: nil)
    #expect(try #require(Scripts(in: "Drags")[0].run(on: stage)).result.status == .passed)
  }

  @Test func `without an application the script fails, and does not pass unseen`() {
    let script = Scripts(in: "Drags")[0]
    withKnownIssue {
      #expect(script.run() == nil)
    } matching: {
      "\($0)".contains("run(on:)")
    }
  }

  @Test func `settings that the stage does not have are refused at their line`() {
    var settings = StageSettings()
    settings.animation = .milliseconds(200)
    let stage = AppStage(named: "Board", settings: settings)
    stage.show(Board(["a"]))
    withKnownIssue {
      #expect(stage.play(contentsOf: "Drags/settings.drag")?.result.status == .failed)
    } matching: {
      "\($0)".contains("the stage of the application has another `lift.delay` than 100ms")
    }
  }

  @Test(arguments: [
    ("board", nil, "`Drags/board.drag` has 2 tests: expected the name of one of them"),
    ("board", "none", "`Drags/board.drag` has no test `none`"),
    ("kept", "none", "`Drags/kept.drag` has no test `none`"),
    ("nowhere", nil, "nowhere.drag: no such file or folder"),
    ("nowhere", "none", "nowhere.drag: no such file or folder"),
  ])
  func `a file without the test that is asked for is refused with the reason`(
    _ file: String, _ name: String?, _ words: String
  ) {
    let stage = show(Board(["a"]))
    var played: PlayedScript?
    withKnownIssue {
      played = stage.play(contentsOf: "Drags/\(file).drag", test: name)
    } matching: {
      "\($0)".contains(words)
    }
    #expect(played == nil)
  }
}
