import DragScript
import Testing

@testable import DragReplay

@Suite struct KnownNamesTests {
  /// Which of the names n1 to n9 and others an item may bear in a test of these lines.
  private func borne(_ lines: String, setup: String = "") throws -> String {
    let text = """
      dragscript 1
      require sections
      collection list at 0,0 size 100x200 layout rows(height=20)
      items list a r[1..3]
      section list b
      view bin at 200,0 size 50x50
      unplaced bin c
      \(setup)
      test "t"
      \(lines)

      """
    let outcome = Script.parse(text, file: "names.drag")
    #expect(outcome.diagnostics == [])
    let script = try #require(outcome.script)
    let known = KnownNames(in: script.setup(of: script.tests[0]), playing: script.tests[0].steps)
    let names = [
      "a", "b", "c", "r1", "r3", "r4", "bin", "list", "n", "m", "n-copy", "a-copy", "a-copy-2",
      "a-copy-x",
    ]
    return names.filter { known.mayBear($0) }.joined(separator: " ") + (known.isOpen ? " open" : "")
  }

  @Test
  func `items may bear the names that a script declares or brings, and those of their copies`()
    throws
  {
    let usual = "a b c r1 r3 bin a-copy a-copy-2"
    let brought = "a b c r1 r3 bin n n-copy a-copy a-copy-2"
    let all = "a b c r1 r3 r4 bin list n m n-copy a-copy a-copy-2 a-copy-x open"
    #expect(try borne("  wait 1ms") == usual)
    for line in [
      "insert list[gap 0] n", "batch list insert 0 n", "batch list insert-section 0 with n",
      "reload list with n / a",
      "commit list#a as n",
    ] {
      #expect(try borne("  " + line) == brought, "\(line)")
    }
    #expect(try borne("  wait 1ms", setup: "on list willEnd do insert list[gap 0] n") == brought)
    #expect(try borne("  wait 1ms", setup: "may insert list[gap *] n") == brought)
    #expect(try borne("  wait 1ms", setup: "may insert list[gap *] new") == all)
    #expect(try borne("  batch list delete 0 move 1 to 0 reload 0") == usual)
  }
}
