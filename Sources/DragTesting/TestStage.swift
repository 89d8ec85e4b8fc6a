public import CollectionLayout
public import DragGeometry
public import DragGestures
import DragReplay
import DragScript
public import DragStage
public import Machines

/// A stage for tests: a scene in a few lines, drags in one, and failures at the line that asks.
///
/// Time is virtual and belongs to the test: nothing waits, and nothing happens between two lines.
/// Nothing here throws. What cannot be done or does not hold fails the test, in Swift Testing and in
/// XCTest alike, at the caller's line and with the trace.
///
/// Where no drag is left, what holds in every session is checked unasked: no item lost, every
/// destination that was entered told of the end, and so on.
public final class TestStage {
  /// The stage itself, for everything that has no word here.
  public let stage: Stage
  /// The finger that drags where no other pointer is named.
  public let finger: TestPointer
  /// Whether what an application may not do fails the test.
  public var isStrict = true
  var player: ScriptPlayer
  private var pointers: [TestPointer] = []
  private var nextX = 0.0

  /// Makes an empty stage with one finger.
  public init(settings: StageSettings = StageSettings()) {
    stage = Stage(settings: settings)
    finger = TestPointer(name: "finger", waitsForLift: true)
    player = ScriptPlayer(on: stage)
    _ = try? stage.addPointer(finger.name)
    pointers = [finger]
  }

  /// The time since the test began.
  public var now: Microseconds { stage.now - .zero }

  /// What happened so far, a line an event.
  public var trace: String { stage.traceLines().map { $0.text + "\n" }.joined() }

  /// Adds a list of rows, 320 points wide, to the right of what is there; each row is 44 high.
  ///
  /// The items are named in their order, each once. Without a name of its own it is `list`, then
  /// `list2`; without a policy its items can be put into another order.
  @discardableResult
  public func list(
    _ items: [String], named name: String? = nil,
    options: DragStage.ViewOptions = DragStage.ViewOptions(),
    policy: DragPolicy = .reordering,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestView {
    let frame = freeFrame(rows: items.count)
    return collection(
      items, named: name, at: frame, layout: .rows(Layout.Rows(height: 44)),
      options: options,
      policy: policy, fileID: fileID, file: file, line: line, column: column)
  }

  /// Adds a collection that answers by closures.
  @discardableResult
  public func collection(
    _ items: [String], named name: String? = nil, at frame: Rect, layout: Layout,
    options: DragStage.ViewOptions = DragStage.ViewOptions(), policy: DragPolicy = .reordering,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestView {
    let view = PolicyView(policy: policy, stage: stage)
    return collection(
      items, named: name, at: frame, layout: layout, options: options, source: view,
      destination: view, fileID: fileID, file: file, line: line, column: column)
  }

  /// Adds a collection that answers by types of the test's own.
  ///
  /// Without a frame it stands to the right of what is there. Without a source its items cannot be
  /// dragged, and without a destination it takes no drop.
  @discardableResult
  public func collection(
    _ items: [String], named name: String? = nil, at frame: Rect? = nil,
    layout: Layout = .rows(Layout.Rows(height: 44)),
    options: DragStage.ViewOptions = DragStage.ViewOptions(),
    source: (any DragSource)?, destination: (any DropDestination)?,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestView {
    let frame = frame ?? freeFrame(rows: items.count)
    return add(name ?? freeName("list"), frame, Caller(fileID, file, line, column)) {
      name throws(StageError) in
      try stage.addCollection(
        name, frame: frame, layout: layout, items: items, options: options, source: source,
        destination: destination)
    }
  }

  /// Adds a plain view, 100 points square, to the right of what is there.
  ///
  /// It holds one item of its own name. Without a policy it takes everything as a move.
  @discardableResult
  public func view(
    _ name: String, at frame: Rect? = nil, options: DragStage.ViewOptions = DragStage.ViewOptions(),
    policy: DragPolicy = .proposing(.move),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestView {
    let frame = frame ?? Rect(x: nextX, y: 0, width: 100, height: 100)
    let view = PolicyView(policy: policy, stage: stage)
    return add(name, frame, Caller(fileID, file, line, column)) { name throws(StageError) in
      try stage.addView(
        name, frame: frame, options: options, source: view, destination: view)
    }
  }

  /// Adds a section behind those of a collection.
  public func section(
    _ items: [String], of view: TestView,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    guard let id = stage.view(named: view.name) else { return }
    perform(caller) { () throws(StageError) in try stage.appendSection(items, to: id) }
    player.log.noteSections(of: id)
  }

  /// Adds a pointer: another finger, a mouse or a pen.
  public func pointer(
    _ name: String, _ kind: PointerKind = .touch,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestPointer {
    perform(Caller(fileID, file, line, column)) { () throws(StageError) in
      try stage.addPointer(name, kind)
    }
    let waits = kind != .mouse || !stage.settings.mouseDragsBeforeLift
    let pointer = TestPointer(name: name, waitsForLift: waits)
    pointers.append(pointer)
    return pointer
  }

  /// A finger that is free to tap.
  func freeFinger(besides busy: TestPointer) -> TestPointer {
    let free = pointers.first { pointer in
      pointer != busy && stage.pointer(named: pointer.name).map { !stage.isPressed($0) } == true
    }
    return free ?? pointer("finger\(pointers.count + 1)")
  }

  private func add(
    _ name: String, _ frame: Rect, _ caller: Caller,
    _ add: (String) throws(StageError) -> ViewID
  ) -> TestView {
    perform(caller) { () throws(StageError) in try add(name) }
    nextX = max(nextX, frame.maxX + 20)
    player.log.noteViews()
    return TestView(name: name)
  }

  private func perform(_ caller: Caller, _ body: () throws(StageError) -> some Any) {
    do throws(StageError) {
      _ = try body()
    } catch {
      caller.fail(stage.sentence(for: error))
    }
  }

  private func freeFrame(rows: Int) -> Rect {
    Rect(x: nextX, y: 0, width: 320, height: max(480, Double(rows) * 44))
  }

  private func freeName(_ name: String) -> String {
    guard stage.view(named: name) != nil else { return name }
    var number = 2
    while stage.view(named: "\(name)\(number)") != nil { number += 1 }
    return "\(name)\(number)"
  }
}
