import DragReplay
import DragScript
import OrderedStore
import Testing

/// Stores of scripts: where they lie, and what is told where they cannot.
@Suite struct ScriptStoresTests {
  /// A folder whose files are stores in memory.
  private final class Memory: StoreFolder {
    private(set) var opened: [String] = []
    private let driver = MemoryDriver<GapKey>()

    func open(_ path: String) throws(StoreError) -> any StoreDriver {
      guard path != "locked" else { throw .unavailable("database is locked") }
      opened.append(path)
      return driver
    }
  }

  private func report(
    _ lines: String, store: String, in folder: Memory? = nil
  ) -> ReplayReport {
    let text = """
      dragscript 1
      \(store)
      collection notes at 0,0 size 100x100 layout rows() store db
      collection other at 200,0 size 100x100 layout rows()
      items notes a b c
      items other x
      on notes update => proposal move insert-at
      test "t"
      \(lines)

      """
    let outcome = Script.parse(text, file: "t.drag")
    var report = ReplayReport()
    report.diagnostics = outcome.diagnostics
    if let script = outcome.script {
      report.addResults(
        of: script, limits: ReplayLimits(), storesIn: folder.map { folder in { folder } })
    }
    return report
  }

  @Test func `a test that needs a file is skipped where there can be none`() {
    let report = report("expect order notes = z", store: "store db sqlite \"x\"")
    #expect(report.exitCode == 0)
    #expect(
      report.text == """
        skipped: t (t.drag): a store in a file needs SQLite, which this build leaves out
        0 passed, 0 failed, 1 skipped

        """)
  }

  @Test(arguments: ["../x", "a/../x", "/x", "a//b", "./x", "a/.", "", ".."])
  func `a path that leaves the folder of the test opens nothing`(path: String) {
    let report = report("wait 1ms", store: "store db sqlite \"\(path)\"", in: Memory())
    #expect(report.exitCode != 0)
    #expect(report.text.contains("`\(path)` leaves the folder of the test"))
  }

  @Test func `a file is opened for each writer and each reader, and again when it is reopened`() {
    let folder = Memory()
    let lines = """
      external-move db notes#c to notes[gap 0]
      expect order notes = c a b
      reopen db
      expect stored db = c a b
      insert notes[gap 3] d
      expect writes db = 1
      expect stored notes = c a b d
      """
    #expect(
      report(lines, store: "store db sqlite \"f/x\"", in: folder).text == "1 passed, 0 failed\n")
    // At the end it is read once more: what is stored must be shown.
    #expect(folder.opened == Array(repeating: "f/x", count: 6))
  }

  @Test(arguments: ["insert notes[gap 0] r", "batch notes insert 0 r", "reload notes with a r"])
  func `a row that another collection of the store shows is not new`(change: String) throws {
    let text = """
      dragscript 1
      store db memory
      collection notes at 0,0 size 200x200 layout rows(height=50) store db
      collection rack at 200,0 size 200x200 layout rows(height=50) store db
      items notes a b
      items rack r s
      test "t"
        \(change)

      """
    let script = try #require(Script.parse(text, file: "t.drag").script)
    let result = ScriptRun(script.tests[0], of: script, checksSteps: true).run()
    #expect(result.faults.map(\.message) == ["`r` already exists"])
    #expect(result.trace.isEmpty)
  }

  @Test func `a placeholder takes no name that another collection of the store shows`() throws {
    let text = """
      dragscript 1
      store db memory
      collection notes at 0,0 size 200x200 layout rows(height=50) store db
      collection rack at 200,0 size 200x200 layout rows(height=50) store db
      collection board at 400,0 size 200x200 layout rows(height=50)
      items notes a b
      items rack r s
      items board x
      on notes update => proposal copy insert-at
      on notes perform do drop x as placeholder
      on notes perform => none
      test "t"
        down board#x
        wait 600ms
        glide notes[gap 1] over 100ms
        up
        settle
        commit notes#x as r

      """
    let script = try #require(Script.parse(text, file: "t.drag").script)
    let result = ScriptRun(script.tests[0], of: script, checksSteps: true).run()
    #expect(result.faults.map(\.message).first == "`r` already exists")
    #expect(result.faults.map(\.location.line).first == 18)
    #expect(!result.traceText.contains("placeholder.commit"))
  }

  @Test func `a file that cannot be opened is reported with its line`() {
    let report = report("wait 1ms", store: "store db sqlite \"locked\"", in: Memory())
    #expect(report.exitCode == 2)
    #expect(
      report.text == """
        failed: t (t.drag)
        t.drag:2:1: the store rejected the change: database is locked
        0 passed, 1 failed

        """)
  }

  @Test func `another writer moves only what the store has`() {
    for (line, message) in [
      ("external-move db other#x to other[gap 0]", "`other` keeps no order in `db`"),
      (
        "external-move db other#x to notes[gap 0]",
        "the store rejected the change: row `x` does not exist"
      ),
      ("external-move db notes#a to notes#a", ""), ("external-move db notes#a to notes#c", ""),
    ] {
      let fault = report(line, store: "store db memory").results.first?.faults.first
      #expect(fault?.message ?? "" == message)
    }
  }

  @Test func `a store that has rows of another collection is reported`() {
    let store =
      "store db memory\ncollection more at 0,200 size 9x9 layout rows() store db\nitems more a"
    let fault = report("wait 1ms", store: store).results.first?.faults.first
    #expect(fault?.message == "the store rejected the change: row `a` exists already")
  }
}
