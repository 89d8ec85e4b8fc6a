import Seeds
import CollectionLayout
import DragGeometry
import DragScript
import DragSettings
import Testing

@Suite struct ScriptTextTests {
  @Test func `most random scripts have no error`() {
    let parsed = (UInt64(0)..<400).count { seed in
      var maker = ScriptMaker(seed: seed)
      return Script.parse(maker.script(), file: "maker.drag").script != nil
    }
    #expect(parsed > 200)
  }

  @Test(arguments: [
    ("rows(height=50,inset=2)", Layout.rows(.init(height: 50, inset: Insets(2)))),
    ("rows(gap=3)", .list(.init(gap: 3))), ("grid(columns=3)", .grid(.init(columns: .fixed(3)))),
    ("grid()", .grid(.init())), ("flow(justify=on)", .flow(.init(justify: true))),
    ("two-column(gap=8)", .twoColumn(.init(gap: 8))), ("frames", .frames),
  ])
  func `a layout is printed with what is not the default`(text: String, layout: Layout) throws {
    let scene = "dragscript 1\ncollection c at 0,0 size 9x9 layout rows()\n"
    var script = try #require(Script.parse(scene, file: "a.drag").script)
    guard case .scene(.collection(var collection)) = script.setupLines[0].statement else { return }
    collection.layout = layout
    script.setupLines[0].statement = .scene(.collection(collection))
    #expect(script.text.contains(" layout \(text)\n"))
  }

  @Test func `a layout lies as its words say`() throws {
    for words in ["", " rtl", " horizontal", " rtl horizontal"] {
      let scene = "dragscript 1\ncollection c at 0,0 size 9x9 layout rows()\(words)\n"
      let script = try #require(Script.parse(scene, file: "a.drag").script)
      #expect(script.text == scene)
      guard case .scene(.collection(let collection)) = script.setupLines[0].statement else {
        return
      }
      let axis = words.contains("horizontal") ? Axis.horizontal : .vertical
      let direction = words.contains("rtl") ? LayoutDirection.rightToLeft : .leftToRight
      #expect(
        collection.options.view.orientation == LayoutOrientation(axis: axis, direction: direction))
    }
  }

  @Test func `lines behind a text are read as those of one text, wherever a piece begins`() {
    let (start, rest) = (Array("dragscript 1\n".utf8), Array("wait 5ms\nup\n".utf8))
    let whole = start + rest
    for text in [ScriptText(start), ScriptText(PiecedText(start))] {
      let both = text.adding(rest)
      #expect(both.count == whole.count && both.bytes() == whole)
      for first in whole.indices {
        for last in first...whole.count {
          #expect(both.piece(first..<last) == Array(whole[first..<last]))
        }
      }
    }
  }

  @Test func `a carriage return in a text has an escape of its own`() throws {
    let text = #"""
      dragscript 1
      meta a "x\r\n\t\u{d}"

      """#
    let script = try #require(Script.parse(text, file: "a.drag").script)
    #expect(script.meta.map(\.text) == ["x\r\n\t\r"])
    #expect(script.text == text.replacing("\\u{d}", with: "\\r"))
  }

  @Test func `comments and empty lines stay, and spaces become single`() throws {
    let text = """
      # above
      dragscript   1   # header

      # scene
      view  bin\tat 0,0 size 10.50x10   # a bin
      test "one"   # first
        # inside
          wait   1000ms # a while

          @2000000us   pointer:  down   1.0,2
          @2100ms up
      # the end
      """
    let script = try #require(Script.parse(text, file: "a.drag").script)
    #expect(
      script.text == """
        # above
        dragscript 1  # header

        # scene
        view bin at 0,0 size 10.5x10  # a bin

        test "one"  # first
          # inside
          wait 1s  # a while

          @2s down 1,2
          @2100ms up
          # the end

        """)
  }

  @Test func `scripts that differ in a value differ`() throws {
    let one = try #require(Script.parse("dragscript 1\nwait 5ms\n", file: "a.drag").script)
    let two = try #require(Script.parse("dragscript 1\nwait 6ms\n", file: "a.drag").script)
    let far = try #require(Script.parse("dragscript 1\n# far\n\n wait 5ms", file: "a.drag").script)
    #expect(one != two)
    #expect(one == far)
    #expect(one.hashValue == far.hashValue)
  }
}

/// The seeded searches and the long inputs, which the quick run leaves out.
@Suite struct SlowScriptTextTests {
  @Test(.seeds(0...399))
  func `what is printed means the same and prints the same`() throws {
    let seed = Seed.current
    var maker = ScriptMaker(seed: seed)
    let text = maker.script()
    let outcome = Script.parse(text, file: "maker.drag")
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    let ofTime: [DiagnosticCode] = [.timeRunsBackwards, .timeInsideWait]
    #expect(errors.allSatisfy { ofTime.map(\.rawValue).contains($0.code) }, "\(text)")
    guard let script = outcome.script else { return }
    let printed = script.text
    let again = Script.parse(printed, file: "maker.drag")
    #expect(again.script == script, "\(text)")
    #expect(again.script?.text == printed)
  }
}
