import CollectionLayout
import DragGeometry
import DragReplay
import DragScript
import DragSessions
import DragStage
import Testing

@testable import DragExplore

@Suite struct GapLineTests {
  /// A scene whose drag is followed, and where the lines of its items are.
  struct Scene: CustomTestStringConvertible {
    let name: String
    let setup: String
    /// The targets that are drawn for its second item: at the line, behind it and before it.
    let targets: [String]
    let items = 4

    var testDescription: String { name }
  }

  private static let scenes = [
    Scene(
      name: "a list in rows", setup: "collection list at 0,0 size 200x300 layout rows(height=44)",
      targets: ["list[1]", "list[1](+0,+1)", "list[1](+0,-1)"]),
    Scene(
      name: "a list that is horizontal",
      setup: "collection list at 0,0 size 300x80 layout rows(height=61) horizontal",
      targets: ["list[1]", "list[1](+1,+0)", "list[1](-1,+0)"]),
    Scene(
      name: "a list that is read from the right",
      setup: "collection list at 0,0 size 300x80 layout rows(height=61) horizontal rtl",
      targets: ["list[1]", "list[1](+1,+0)", "list[1](-1,+0)"]),
    Scene(
      name: "a grid",
      setup: "collection list at 0,0 size 300x300 layout grid(cell=100x100,gap=8,inset=10)",
      targets: ["list[1]", "list[1](+1,+0)", "list[1](-1,+0)"]),
    Scene(
      name: "a flow", setup: "collection list at 0,0 size 300x300 layout flow(item=70x50)",
      targets: ["list[1]", "list[1](+1,+0)", "list[1](-1,+0)"]),
    Scene(
      name: "rows whose destination is the item under the pointer",
      setup: "set resolver vertical\ncollection list at 0,0 size 200x300 layout rows(height=45)",
      targets: ["list[1]", "list[1](+0,-21.5)", "list[1](+0,-23.5)"]),
    Scene(
      name: "rows with gaps whose destination is the item under the pointer",
      setup:
        "set resolver vertical\ncollection list at 0,0 size 200x300 layout rows(height=44,gap=10)",
      targets: ["list[1]", "list[1](+0,-26)", "list[1](+0,-28)"]),
  ]

  /// The target of a move onto an item: its middle, or a side of a line; and the gap where the drag is then.
  private static func moved(
    to item: Int, side: Int, in scene: Scene
  ) throws -> (target: String, gap: GapIndex?) {
    let text = """
      dragscript 1
      \(scene.setup)
      items list a b c d
      on list update => proposal move insert-at

      """
    let explored = try Scenes.explored(text)
    var player = try ScriptStage(explored.script).player()
    var last = ""
    for (kind, choices) in [(StepKind.press, [0, 0, 0, 0]), (.move, [0, 5, 5, 0, 0, item, side])] {
      let offer = Offer(on: player.stage, with: explored.parts)
      var drawing = StepDrawing(offer, choosing: Choices(of: choices), mays: [])
      drawing.draw(kind)
      for action in drawing.actions {
        let line = TimedLine(pointer: action.pointer, .action(action.action), at: .unwritten)
        last = line.text
        _ = try player.play(.timed(line))
      }
      try player.finishLine(at: .unwritten)
    }
    let gap = player.stage.trace.reversed().lazy.compactMap { entry -> GapIndex? in
      guard case .called(.update, _, .ruling(let ruling)) = entry.event,
        case .gap(let gap) = ruling.position
      else { return nil }
      return gap
    }.first
    return (String(last.dropFirst("move ".count)), gap)
  }

  @Test(arguments: scenes)
  func `a move onto an item is drawn to its middle, or right behind or before a line (EX-03)`(
    _ scene: Scene
  ) throws {
    #expect(try (0..<3).map { try Self.moved(to: 1, side: $0, in: scene).target } == scene.targets)
  }

  @Test(arguments: scenes)
  func `a move goes to both sides of the line where a gap changes (EX-03)`(_ scene: Scene) throws {
    for item in 0..<scene.items {
      let behind = try Self.moved(to: item, side: 1, in: scene)
      let before = try Self.moved(to: item, side: 2, in: scene)
      let gaps = try [#require(before.gap), #require(behind.gap)]
      #expect(gaps[0] != gaps[1], "\(before.target) and \(behind.target)")
    }
  }

  @Test func `where no gap changes, a move onto an item goes to its middle (EX-03)`() throws {
    let scene = Scene(
      name: "a view", setup: "view list at 0,0 size 50x50", targets: [])
    let explored = try Scenes.explored("dragscript 1\n\(scene.setup)\n")
    let player = try ScriptStage(explored.script).player()
    let offer = Offer(on: player.stage, with: explored.parts)
    var drawing = StepDrawing(offer, choosing: Choices(of: [5, 0, 1]), mays: [])
    #expect(drawing.drawTarget(beside: nil).text == "list")
  }
}
