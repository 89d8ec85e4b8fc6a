import CollectionLayout
import DragGeometry
import DragGestures
import DragSessions
import DragStage
import Machines
import StagePicture

/// A list and a grid in a window that nobody sees.
final class PicturedScene {
  let stage: Stage
  let input: StageInput
  private(set) var steps: [StageInput.Step] = []
  let show: StageRenderer
  let list: ViewID
  private var clock: Int64 = 0

  // What the grid proposes, and how long cells take to their new places.
  init(
    proposal: DropProposal = DropProposal(.move, intent: .insertAt), glideTime: Microseconds = .zero
  ) throws {
    stage = Stage()
    var options = ViewOptions()
    options.dragsSelection = true
    list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 200),
      layout: .rows(.init(height: 40)), items: ["a", "b", "c", "d", "e", "f"], options: options,
      destination: FixedProposalDestination(proposing: DropProposal(.move, intent: .insertAt)))
    options.isSpringLoaded = true
    _ = try stage.addCollection(
      "grid", frame: Rect(x: 200, y: 0, width: 180, height: 200),
      layout: .grid(.init(cell: Size(width: 50, height: 50), gap: 10)), items: ["x", "y", "z"],
      options: options, destination: Opening(proposal: proposal))
    _ = try stage.addPointer("mouse", .mouse)
    _ = try stage.addPointer("finger", .touch)
    show = StageRenderer(of: stage, glideTime: glideTime)
    input = StageInput(to: show)
    input.heard = { [unowned self] step, _ in steps.append(step) }
  }

  private struct Opening: DropDestination {
    let proposal: DropProposal
    func update(_ call: DragContext) -> DropProposal? { proposal }
    func mayOpen(_ call: DragContext) -> Bool { true }
  }

  /// A time in milliseconds.
  func time(_ milliseconds: Int64) -> Timestamp { Timestamp(microseconds: milliseconds * 1_000) }

  func preview(of session: SessionID) -> Preview { show.preview(of: session) }

  func picture(at milliseconds: Int64 = 0) -> Picture { show.picture(at: time(milliseconds)) }

  func names(in view: String, of picture: Picture) -> [String] {
    picture.panels.first { stage.name(of: $0.view) == view }?.cells.map(\.caption.title) ?? []
  }

  func state(of title: String, at milliseconds: Int64) -> Cell.State? {
    picture(at: milliseconds).panels.flatMap(\.cells).first { $0.caption.title == title }?.state
  }

  var lines: [String] { stage.traceLines().map(\.text) }

  var selected: [String] { stage.scene.selection(of: list).map { stage.name(of: $0.item) } }

  /// Clicks with the mouse, a little later than the click before.
  func click(_ point: Point, keys: ModifierKeys = []) {
    clock += 100
    input.setKeys(keys, at: time(clock))
    input.press(at: point, by: .mouse, at: time(clock + 10))
    input.release(at: time(clock + 20))
    input.setKeys([], at: time(clock + 30))
  }

  /// Carries something with the mouse, and holds it there.
  func drag(from start: Point, to end: Point, endingAt milliseconds: Int64 = 1_500) {
    input.press(at: start, by: .mouse, at: time(milliseconds - 60))
    let step = end - start
    for share in [0.3, 0.6, 1] {
      let offset = Point(x: step.x * share, y: step.y * share)
      input.drag(by: offset, at: time(milliseconds - 50 + Int64(share * 50)))
    }
  }
}
