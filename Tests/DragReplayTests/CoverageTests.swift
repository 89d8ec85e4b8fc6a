import DragScript
import DragSessions
import DragStage
import Testing

@testable import DragReplay

@Suite struct CoverageTests {
  private func coverage(_ lines: String, setup: String = "") throws -> Coverage {
    let text = Replaying.scene + setup + "test \"t\"\n" + lines + "\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    let run = ScriptRun(script.tests[0], of: script, keepsTrace: false, keepsCoverage: true)
    let result = run.run()
    #expect(result.faults == [])
    return try #require(result.coverage)
  }

  private func changes(_ coverage: Coverage) -> [String] {
    Coverage.allChanges.filter { coverage.changes[$0] != nil }.map {
      "\($0.from.rawValue)>\($0.to.rawValue)"
    }
  }

  @Test func `the rows of the machines' tables are counted by the names of their cells`() throws {
    let drop = try coverage("down list#a\nwait 600ms\nmove list[gap 2]\nup\nsettle")
    func taken(_ table: MachineTransition.Table) -> [String] {
      Coverage.allSteps.filter { $0.row.table == table && drop.rows[$0.row] != nil }.map {
        "\($0.state) \($0.event) [\($0.condition)] \($0.next)"
      }
    }
    #expect(taken(.gesture).contains { $0.hasPrefix("idle pressed ") && $0.hasSuffix(" pressed") })
    #expect(taken(.gesture).contains { $0.hasPrefix("pressed liftDue ") })
    #expect(taken(.session).count > 5)
    #expect(taken(.visit).count > 3)
    #expect(taken(.load).isEmpty && taken(.menu).isEmpty && taken(.springLoad).isEmpty)
    #expect(drop.rows.values.allSatisfy { $0 > 0 })
    #expect(Coverage.allSteps.map(\.row).count == Set(Coverage.allSteps.map(\.row)).count)
  }

  @Test func `the rows of another program's drag are counted as those of any other`() throws {
    let drag = try coverage(
      "seat: host enter at list#a formats text/plain ops copy\nseat: host leave\nsettle",
      setup: "seat seat\n")
    let taken = Coverage.allSteps.filter { drag.rows[$0.row] != nil }
    #expect(taken.contains { $0.row.table == .session && $0.event == "foreignBegan" })
    #expect(taken.contains { $0.row.table == .visit })
  }

  @Test func `one line says how much of everything is covered, and how much of all together`()
    throws
  {
    #expect(
      Coverage().text
        == "coverage: 0 of \(SessionState.allCases.count) states, 0 of \(Coverage.allChanges.count) "
        + "transitions, 0 of \(Coverage.allCalls.count) answers: 0%; "
        + "0 of \(Coverage.allSteps.count) rows of tables")
    let drop = try coverage("down list#a\nwait 600ms\nmove list[gap 2]\nup\nsettle")
    let (states, changes, calls) = (drop.states.count, drop.changes.count, drop.calls.count)
    let all =
      SessionState.allCases.count + Coverage.allChanges.count + Coverage.allCalls.count
    #expect(
      drop.text
        == "coverage: \(states) of \(SessionState.allCases.count) states, "
        + "\(changes) of \(Coverage.allChanges.count) transitions, "
        + "\(calls) of \(Coverage.allCalls.count) answers: "
        + "\((states + changes + calls) * 100 / all)%; "
        + "\(drop.rowShare.covered) of \(Coverage.allSteps.count) rows of tables")
    #expect(states > 5 && changes > 4 && calls > 5 && drop.rowShare.covered > 5)
  }

  @Test func `in other JSON it has the same members on one line`() throws {
    let coverage = try coverage("down list#a\nwait 600ms\nmove list[gap 2]\nup\nsettle")
    var object = JSONObject(.line)
    coverage.write(to: &object, indent: nil)
    let line = object.closed.string
    #expect(!line.contains("\n"))
    // No name in it has a space.
    #expect(
      line.filter { !$0.isWhitespace } == coverage.json.filter { !$0.isWhitespace })
    #expect(line.hasPrefix(#"{"v":1,"covered":"#))
  }

  @Test func `a load takes two steps, and each is counted once`() throws {
    let load = try coverage(
      "down list#a\nwait 600ms\nmove shelf[gap 0]\nup\nsettle",
      setup: "collection shelf at 200,400 size 100x100 layout rows(height=44)\n"
        + "provider list#a public.text \"hello\"\n"
        + "on shelf update => proposal copy insert-at\non shelf perform => items load\n")
    let taken = Coverage.allSteps.filter { $0.row.table == .load && load.rows[$0.row] != nil }
    #expect(taken.map(\.event) == ["requested", "delivered"])
    #expect(taken.map { load.rows[$0.row] } == [1, 1])
  }

  @Test(arguments: [-1, 0, 1])
  func `counts of a table with other rows are refused`(more: Int) {
    var coverage = Coverage()
    let isTaken = coverage.add(rows: Array(repeating: 1, count: Coverage.allSteps.count + more))
    #expect(isTaken == (more == 0) && coverage.rows.isEmpty == (more != 0))
  }

  @Test func `a drop goes through the states of its story`() throws {
    let drop = try coverage("down list#a\nwait 600ms\nmove list[gap 2]\nup\nsettle")
    #expect(
      changes(drop) == [
        "idle>pressed", "pressed>lifted", "lifted>dragging", "dragging>ending",
        "ending>transferred",
      ])
    #expect(drop.states[.transferred] == 1)
    #expect(drop.states[.ended] == nil)
  }

  @Test(arguments: [
    ("down list#a\nup", "", ["idle>pressed", "pressed>idle"]),
    ("down list#a\nwait 600ms\nup", "", ["idle>pressed", "pressed>lifted", "lifted>idle"]),
    (
      "down list#a\nwait 700ms\nup", "set lift.duration 100ms\n",
      ["idle>pressed", "pressed>lifting", "lifting>lifted", "lifted>idle"]
    ),
    (
      "down list#a\nwait 550ms\nup", "set lift.duration 100ms\n",
      ["idle>pressed", "pressed>lifting", "lifting>idle"]
    ),
    (
      "down list#a\nwait 600ms\nmove box\nup\nsettle", "",
      ["idle>pressed", "pressed>lifted", "lifted>dragging", "dragging>ending", "ending>ended"]
    ),
    (
      "down list#a\nwait 600ms\nmove list[gap 2]\nup\nsettle",
      "on list perform after 50ms => accept\n",
      [
        "idle>pressed", "pressed>lifted", "lifted>dragging", "dragging>performing",
        "performing>ending", "ending>transferred",
      ]
    ),
    (
      "down list#a\nwait 600ms\nmove shelf[gap 0]\nup\nsettle",
      "collection shelf at 200,400 size 100x100 layout rows(height=44)\n"
        + "provider list#a public.text \"hello\" delay 1s\n"
        + "on shelf update => proposal copy insert-at\non shelf perform => items load\n",
      [
        "idle>pressed", "pressed>lifted", "lifted>dragging", "dragging>ending",
        "ending>transferring", "transferring>transferred",
      ]
    ),
    (
      "mouse: down list#a\nmouse: move list#b\nmouse: up\nsettle", "pointer mouse mouse\n",
      ["idle>pressed", "pressed>dragging", "dragging>ending", "ending>transferred"]
    ),
  ])
  func `changes of state are seen`(lines: String, setup: String, expected: [String]) throws {
    #expect(changes(try coverage(lines, setup: setup)) == expected)
  }

  @Test func `a drag that ends while a later one goes on takes no state from it`() throws {
    let both = try coverage(
      "f: down list#a\nwait 600ms\nf: move list[gap 2]\ng: down list#c\nwait 600ms\n"
        + "g: move list[gap 0]\nf: up\nwait 2s\ng: up\nsettle",
      setup: "pointer f touch\npointer g touch\n")
    let counts = both.changes.map { "\($0.key.from.rawValue)>\($0.key.to.rawValue) \($0.value)" }
    #expect(
      counts.sorted() == [
        "dragging>ending 2", "ending>ended 1", "idle>pressed 2", "lifted>dragging 2",
        "pressed>lifted 2",
      ])
  }

  @Test func `a callback counts what was said to it`() throws {
    let said = try coverage(
      "down list#a\nwait 600ms\nmove list[gap 2]\nup\nsettle",
      setup: "on list items when item = a => items self\non list canMove => accept\n")
    #expect(said.calls[Coverage.Call(callback: .items, word: .form(.itemsSelf))] == 1)
    #expect(said.calls[Coverage.Call(callback: .items, word: .standard)] == nil)
    #expect(said.calls[Coverage.Call(callback: .canMove, word: .form(.accept))] == 1)
    #expect(said.calls[Coverage.Call(callback: .allowsMove, word: .standard)] == 1)
    #expect(said.calls[Coverage.Call(callback: .didEnd, word: .notification)] == 1)
    #expect(said.calls[Coverage.Call(callback: .update, word: .form(.proposal))] == 1)
  }

  @Test func `measuring coverage changes no result`() throws {
    try Self.checkResults(of: GoldenScript.sample)
  }

  static func checkResults(of goldens: [GoldenScript]) throws {
    for golden in goldens {
      let plain = golden.firstReport.results
      guard let script = golden.outcome.script else { continue }
      for (test, expected) in zip(script.tests, plain) {
        let run = ScriptRun(test, of: script, storesIn: StoreFiles.maker, keepsCoverage: true)
        var result = run.run()
        if let coverage = result.coverage {
          #expect(Set(coverage.changes.keys).isSubset(of: Coverage.allChanges), "\(test.name)")
          #expect(Set(coverage.calls.keys).isSubset(of: Coverage.allCalls), "\(test.name)")
        }
        result.coverage = nil
        #expect(result == expected)
      }
    }
  }

  @Test func `shares add up, and percents are compared without rounding`() throws {
    var all = Coverage()
    #expect(all.share.covered == 0)
    #expect(all.share.reaches(percent: 0))
    let drop = try coverage("down list#a\nwait 600ms\nmove list[gap 2]\nup\nsettle")
    all.merge(drop)
    #expect(all == drop)
    all.merge(drop)
    #expect(all.share == drop.share)
    #expect(all.states[.lifted] == 2)
    let share = Coverage.Share(covered: 2, all: 3)
    #expect(share.reaches(percent: 66.6))
    #expect(!share.reaches(percent: 66.7))
    #expect(Coverage.Share(covered: 3, all: 3).reaches(percent: 100))
  }

  @Test func `the JSON names everything, also what never was`() {
    let json = Coverage().json
    for state in SessionState.allCases { #expect(json.contains("\"\(state.rawValue)\": 0")) }
    for callback in Callback.allCases { #expect(json.contains("\"\(callback.rawValue)\": {")) }
    let told = Coverage.Word.notification.text
    #expect(json.contains("\"didTransfer\": {\"\(told)\": 0}"))
    #expect(json.count { $0 == ">" } == 0)
    #expect(json.hasPrefix("{\n  \"v\": 1,\n  \"covered\": 0,\n"))
  }
}

/// The same with every other golden script.
@Suite struct SlowCoverageTests {
  @Test func `measuring coverage changes no result of any other golden script`() throws {
    try CoverageTests.checkResults(of: GoldenScript.rest)
  }
}
