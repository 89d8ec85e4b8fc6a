public import CollectionLayout
public import DragGeometry
public import DragGestures
package import DragReplay
import DragScript
public import DragStage
public import Machines

/// A stage for tests: build a scene, perform drags, and check expectations at the calling line.
///
/// Time is virtual and belongs to the test: nothing waits, and nothing happens between two lines.
/// No method throws. An error or a failed expectation fails the test, in Swift Testing and in XCTest
/// alike, at the caller's line and with the trace.
///
/// The invariants of every session are checked whenever no drag is in progress: no item is lost,
/// every entered destination receives `dropEnd`, and so on. A test that ends under a drag would leave them unchecked, so it
/// fails at its latest call; where ``isStrict`` is off, Swift Testing shows a warning.
public final class TestStage {
  /// The underlying stage, for everything that `TestStage` has no method for.
  public let stage: Stage
  /// The default pointer, a finger.
  public let finger: TestPointer
  /// Indicates whether a contract violation by the application fails the test, and a drag that is under way at the
  /// test's end.
  public var isStrict = true
  /// What the test has done so far; nil where a script or an application has done it.
  var record: RecordedTest?
  /// Indicates whether the trace was attached to the test already, at its first failure.
  var hasAttachedTrace = false
  /// Makes what else is attached at that failure, of the stage as it was left: its text by the extension of its file.
  package var attachments: ((TestResult, _ setup: String) -> [String: String])?
  /// The line of the latest call, where a drag that the test leaves under way is reported.
  var latestCaller: Caller?
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
    record = RecordedTest(settings, finger: finger.name)
  }

  /// Goes on where the run of a script has ended; what failed there is not reported again.
  ///
  /// The default pointer is the script's first one.
  init(endOf player: ScriptPlayer) {
    let stage = player.stage
    let known = stage.pointers.all.filter { !stage.pointers.isSeat($0) }.map {
      TestPointer(
        name: stage.name(of: $0),
        waitsForLift: stage.pointers.kind(of: $0) != .mouse || !stage.settings.mouseDragsBeforeLift)
    }
    self.stage = stage
    self.player = player
    finger = known.first ?? TestPointer(name: "finger", waitsForLift: true)
    pointers = known.isEmpty ? [finger] : known
    if known.isEmpty { _ = try? stage.addPointer(finger.name) }
    _ = self.player.log.takeFaults()
  }

  /// Goes on where a script on this stage has ended; what failed there is not reported again.
  func goOn(at player: ScriptPlayer) {
    self.player = player
    _ = self.player.log.takeFaults()
  }

  deinit { reportUnfinishedDrag() }

  /// Lets an observer read the stage after every event from now on.
  package func observe(by observer: any ReplayObserver) { player.observe(by: observer) }

  /// Keeps no script of the test, since an application does more to the stage than the test's lines say.
  package func stopRecording() { record = nil }

  /// The time since the test began.
  public var now: Microseconds { stage.now - .zero }

  /// The trace so far, one line per event.
  public var trace: String { stage.traceLines().map { $0.text + "\n" }.joined() }

  /// Adds a list of rows, 320 points wide, to the right of the existing views; each row is 44 high.
  ///
  /// The items are named in their order, each once. The default name is `list`, then `list2`; the
  /// default policy allows reordering.
  @discardableResult
  public func list(
    _ items: [String], named name: String? = nil,
    options: ViewOptions = ViewOptions(),
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

  /// Adds a collection whose policies are closures.
  @discardableResult
  public func collection(
    _ items: [String], named name: String? = nil, at frame: Rect, layout: Layout,
    options: ViewOptions = ViewOptions(), policy: DragPolicy = .reordering,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestView {
    let name = name ?? freeName("list")
    let answers = RecordedAnswers(of: name)
    let view = PolicyView(policy: policy, stage: stage, answers: answers)
    return add(
      items, named: name, at: frame, layout, policy.options(from: options), source: view,
      destination: view, answers, Caller(fileID, file, line, column))
  }

  /// Adds a collection whose policies are custom types.
  ///
  /// Without a frame it is placed to the right of the existing views. Without a source its items
  /// cannot be dragged, and without a destination it accepts no drops.
  @discardableResult
  public func collection(
    _ items: [String], named name: String? = nil, at frame: Rect? = nil,
    layout: Layout = .rows(Layout.Rows(height: 44)),
    options: ViewOptions = ViewOptions(),
    source: (any DragSource)?, destination: (any DropDestination)?,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestView {
    add(
      items, named: name ?? freeName("list"), at: frame ?? freeFrame(rows: items.count), layout,
      options, source: source, destination: destination, nil, Caller(fileID, file, line, column))
  }

  private func add(
    _ items: [String], named name: String, at frame: Rect, _ layout: Layout,
    _ options: ViewOptions, source: (any DragSource)?,
    destination: (any DropDestination)?, _ answers: RecordedAnswers?, _ caller: Caller
  ) -> TestView {
    guard areNames(items, caller) else { return TestView(name: name) }
    return add(name, frame, caller) {
      name throws(StageError) in
      let view = try stage.addCollection(
        name, frame: frame, layout: layout, items: items, options: options, source: source,
        destination: destination)
      var options = options
      if source == nil { options.allowsDragging = false }
      if destination == nil { options.acceptsDrops = false }
      record?.addView(
        name, at: frame, layout, items: items, options: options, answeredBy: answers, on: stage)
      return view
    }
  }

  /// Adds a plain view, 100 points square, to the right of the existing views.
  ///
  /// It holds one item of its own name. The default policy accepts everything as a move.
  @discardableResult
  public func view(
    _ name: String, at frame: Rect? = nil, options: ViewOptions = ViewOptions(),
    policy: DragPolicy = .proposing(.move),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestView {
    let frame = frame ?? Rect(x: nextX, y: 0, width: 100, height: 100)
    let answers = RecordedAnswers(of: name)
    let view = PolicyView(policy: policy, stage: stage, answers: answers)
    let options = policy.options(from: options)
    return add(name, frame, Caller(fileID, file, line, column)) { name throws(StageError) in
      let id = try stage.addView(
        name, frame: frame, options: options, source: view, destination: view)
      record?.addView(
        name, at: frame, nil, items: [], options: options, answeredBy: answers, on: stage)
      return id
    }
  }

  /// Appends a section to a collection.
  public func section(
    _ items: [String], of view: TestView,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    guard let id = stage.view(named: view.name), areNames(items, caller) else { return }
    perform(caller) { () throws(StageError) in
      try stage.appendSection(items, to: id)
      record?.addSection(items, of: view.name)
    }
    player.log.noteSections(of: id)
  }

  /// Adds a pointer: another finger, a mouse or a pen.
  public func pointer(
    _ name: String, _ kind: PointerKind = .touch,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestPointer {
    let caller = Caller(fileID, file, line, column)
    if isName(name, of: "a pointer", caller) {
      perform(caller) { () throws(StageError) in
        _ = try stage.addPointer(name, kind)
        record?.addPointer(name, kind)
      }
    }
    let waits = kind != .mouse || !stage.settings.mouseDragsBeforeLift
    let pointer = TestPointer(name: name, waitsForLift: waits)
    pointers.append(pointer)
    return pointer
  }

  /// A finger that is not in use, for taps.
  func freeFinger(besides busy: TestPointer) -> TestPointer {
    let free = pointers.first { pointer in
      pointer != busy
        && stage.pointer(named: pointer.name).map { !stage.pointers.isPressed($0) } == true
    }
    return free ?? pointer("finger\(pointers.count + 1)")
  }

  /// True while the application under test may still do what is left undone, such as loads of another thread.
  package var waitsForDuties: Bool {
    get { player.log.waitsForDuties }
    set { player.log.waitsForDuties = newValue }
  }

  /// Notes views that were added to the stage itself: their items now are what the invariants begin with.
  package func noteViews() { player.log.noteViews() }

  private func add(
    _ name: String, _ frame: Rect, _ caller: Caller,
    _ add: (String) throws(StageError) -> ViewID
  ) -> TestView {
    guard isName(name, of: "a view", caller) else { return TestView(name: name) }
    perform(caller) { () throws(StageError) in try add(name) }
    nextX = max(nextX, frame.maxX + 20)
    player.log.noteViews()
    return TestView(name: name)
  }

  /// Returns whether the language takes this name; where it does not, the test fails.
  private func isName(_ name: String, of what: String, _ caller: Caller) -> Bool {
    guard !Name.isName(name) else { return true }
    caller.fail(
      "`\(name)` cannot be the name of \(what): expected a letter or `_`, then letters, digits, `_`"
        + " and `-`")
    return false
  }

  private func perform(_ caller: Caller, _ body: () throws(StageError) -> some Any) {
    do throws(StageError) {
      _ = try body()
    } catch {
      caller.fail(error.sentence)
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
