import DragScript
import DragStage
import Machines
import Testing

import DragReplay

@Suite struct HostHooksTests {
  private struct Rejection: Error {}

  private func run(_ lines: String, _ hooks: HostHooks) throws -> TestResult {
    let outcome = Script.parse(Replaying.scene + "test \"t\"\n" + lines, file: "t.drag")
    let script = try #require(outcome.script)
    return ScriptRun(script.tests[0], of: script, hooks: hooks).run()
  }

  @Test func `a hook gets its name, its argument, the stage and the time of its line`() throws {
    var calls: [String] = []
    var hooks = HostHooks()
    hooks["note"] = { call in
      calls.append(
        "\(call.name) \(call.argument ?? "nothing") \(call.time.microseconds) \(call.stage.scene.views.count)"
      )
    }
    hooks["other"] = { _ in calls.append("other") }
    let result = try run(
      """
      call note "the first \\"word\\""
      wait 20ms
      call note
      @50ms call other

      """, hooks)
    #expect(result.faults.isEmpty)
    #expect(calls == ["note the first \"word\" 0 2", "note nothing 20000 2", "other"])
    #expect(hooks.names == ["note", "other"])
  }

  @Test func `a hook may change the stage, and the script sees it`() throws {
    var hooks = HostHooks()
    hooks["shrink"] = { call in
      let list = try #require(call.stage.view(named: "list"))
      try call.stage.delete(try #require(call.stage.item(call.argument ?? "", in: list)))
    }
    let result = try run(
      "down list#a\nwait 600ms\nglide list#c over 100ms\ncall shrink \"b\"\nup\nsettle\n"
        + "expect order list = c a\n", hooks)
    #expect(result.faults.isEmpty)
  }

  @Test func `a hook of a callback is called within it, and gets what the application gets`() throws
  {
    var calls: [String] = []
    var hooks = HostHooks()
    hooks["note"] = { call in
      let items = call.drag?.items.map { call.stage.name(of: $0.item) } ?? []
      calls.append("\(call.argument ?? "") \(items) at \(call.time.microseconds)")
    }
    let result = try run(
      """
      on list willBegin do call note "first"
      on list willBegin do call note "second"
      on list update when nth = 2 do call note "asked"
      down list#a
      wait 600ms
      glide list#c over 100ms rate 20hz
      call note "line"
      up
      settle

      """, hooks)
    #expect(result.faults.isEmpty)
    #expect(
      calls == [
        "first [\"a\"] at 650000", "second [\"a\"] at 650000", "asked [\"a\"] at 700000",
        "line [] at 700000",
      ])
  }

  @Test func `an event of a hook within a callback is taken after the present one`() throws {
    var hooks = HostHooks()
    hooks["cancel"] = { call in _ = try call.stage.handle(.escape, at: call.time) }
    let result = try run(
      """
      on list enter do call cancel
      down list#a
      wait 600ms
      move list#c
      settle
      expect seq list.enter list.update list.willEnd
      expect op = cancel

      """, hooks)
    #expect(result.faults.isEmpty)
  }

  @Test func `what a hook of a callback throws fails the test after its line`() throws {
    var hooks = HostHooks()
    hooks["check"] = { _ in throw Rejection() }
    let result = try run(
      "on list items do call check\ndown list#a\nwait 600ms\nexpect state = lifted\nassert no-session\n",
      hooks)
    #expect(result.words[0] == "the hook `check` failed: Rejection()")
    #expect(result.faults.map(\.location.line) == [8])
    #expect(result.faults.map(\.kind) == [.failed])
  }

  @Test func `what a hook throws fails the test at its line, and stops it`() throws {
    var hooks = HostHooks()
    hooks["check"] = { _ in throw Rejection() }
    let result = try run("wait 1ms\ncall check\nexpect state = lifted\n", hooks)
    #expect(result.words[0] == "the hook `check` failed: Rejection()")
    #expect(result.faults.map(\.location.line) == [9])
    #expect(result.faults.map(\.kind) == [.failed])
  }

  @Test func `a call without a hook is reported with the name that was meant`() throws {
    var hooks = HostHooks()
    hooks["redraw"] = { _ in }
    #expect(
      try run("call redrew\n", hooks).words[0]
        == "the host has no hook `redrew`; did you mean `redraw`?")
    #expect(try run("call x\n", hooks).words[0] == "the host has no hook `x`")
    let alone = try run("call redraw \"now\"\n", HostHooks())
    #expect(alone.words[0] == "`call redraw` needs a host with hooks, and this one has none")
    #expect(alone.faults.map(\.kind) == [.script])
    #expect(alone.faults.map(\.location.column) == [6])
  }
}
