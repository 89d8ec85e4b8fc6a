package import DragStage
package import Foundation
import DragGeometry
import DragItems
import DragSessions
import Machines

/// The stage below a window: which list is which view on it, and which session object represents which session.
///
/// It has no state of a drag: every question about one is the stage's.
@MainActor package final class HostedStage {
  /// The stage that a test drives, else the one that was driven last: blocks of the main queue run on its clock.
  package static var current: HostedStage? { driven?.stage ?? latest }
  private static weak var latest: HostedStage?
  /// The stage of the code that runs, which tasks that it makes go on with while other tests drive theirs.
  @TaskLocal private static var driven: Driven?

  /// A stage as tasks know it: one that waits for ever does not keep it.
  @MainActor private final class Driven {
    weak let stage: HostedStage?

    init(_ stage: HostedStage) { self.stage = stage }
  }

  package let stage: Stage
  package let window: UIWindow
  /// The calls of data sources and delegates that an application has answered, one line each.
  package var calls: [String] { record.map { $0.line(on: stage) } }
  private var record: [CallNote] = []
  /// True if what shipped applications do against the contract is a failure and no note.
  package var isStrict = false
  private let describe: (StageError) -> String
  private let report: (String) -> Void

  private let views = PlacedViews()
  private var drags: [SessionID: HostedDrag] = [:]
  /// The items of other applications, by their references on the stage.
  private var foreignItems: [ItemReference: UIDragItem] = [:]
  /// The number of items that were added without a place.
  private var unplacedCount = 0
  /// The loads of its drops.
  private(set) lazy var loads = ProviderLoads(on: self)
  /// The number of loads that no source has answered.
  package var openLoadCount: Int { loads.openCount }
  /// The drop that is being performed.
  private(set) var drop: HostedDrop?
  private var needsLayout = true

  /// Puts a window on a stage.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - stage: The stage, which has no view yet.
  ///   - describe: Puts an error of the stage into words.
  ///   - report: Fails the test with a text.
  package init(
    size: CGSize, on stage: Stage, describe: @escaping (StageError) -> String,
    report: @escaping (String) -> Void
  ) {
    self.stage = stage
    self.describe = describe
    self.report = report
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screen = self
    Self.latest = self
    MainQueue.mark()
  }

  /// Makes this the stage that a test drives.
  package func drive() { Self.latest = self }

  /// Runs code of a test or an application as that of this stage, and of the tasks that it makes.
  package func driving<Value>(_ body: () -> Value) -> Value {
    drive()
    return Self.$driven.withValue(Driven(self)) { body() }
  }

  // MARK: Failures

  /// Fails the test.
  func fail(_ words: String) {
    drop?.failure = drop?.failure ?? words
    report(words)
  }

  /// Fails the test for an error of the stage.
  func fail(_ error: StageError) { fail(describe(error)) }

  /// Fails the test that drives a stage; without one the words go to the error output.
  static func fail(_ words: String, on screen: HostedStage?) {
    if let screen = screen ?? current { return screen.fail(words) }
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }

  /// Fails the test that drives a stage, from any thread.
  nonisolated static func failAnywhere(_ words: String) {
    MainQueue.run { fail(words, on: nil) }
  }

  /// Notes what is tolerated, from any thread.
  nonisolated static func remarkAnywhere(_ text: String) {
    MainQueue.run { current?.remark(text) }
  }

  /// Makes a call of the stage; an error fails the test.
  @discardableResult
  func attempt<Value>(_ body: () throws(StageError) -> Value) -> Bool {
    do throws(StageError) {
      _ = try body()
      return true
    } catch {
      fail(describe(error))
      return false
    }
  }

  // MARK: Calls

  /// Notes a call that an application has answered.
  func note(_ list: ListState, _ call: String, _ details: String...) {
    if let id = list.id { note(id, call, details) }
  }

  /// Notes a call that an application has answered for a view.
  func note(_ id: ViewID, _ call: String, _ details: String...) { note(id, call, details) }

  /// Notes the proposal that the delegate of a list has given for a path.
  func noteUpdate(_ list: ListState, _ path: IndexPath?, _ proposal: DropProposal) {
    if let id = list.id { record.append(.update(id, path, proposal)) }
  }

  private func note(_ id: ViewID, _ call: String, _ details: [String]) {
    record.append(.call(id, call, details))
  }

  /// Notes what shipped applications do against the contract.
  func remark(_ text: String) { record.append(.remark(text)) }

  // MARK: Time

  /// Calls a function when an animation that begins now has ended.
  static func animate(on screen: HostedStage?, _ completion: @escaping () -> Void) {
    guard let screen = screen ?? current else { return completion() }
    screen.stage.schedule(after: screen.stage.settings.animation, completion)
  }

  // MARK: Views

  /// Gives a view a name for traces and scripts, and the items of a list, if a function names them.
  ///
  /// A view that is on the stage already keeps the name that it came with.
  package func name(_ view: UIView, _ name: String, items: ((IndexPath) -> String)?) {
    views.name(view, name, items: items)
  }

  /// The function that names the items of a list, or nil.
  func namer(of list: any ListClient) -> ((IndexPath) -> String)? { views.namer(of: list) }

  /// The lists on the stage, with the names of the items that their data sources have now; nil where no function names them.
  package var listed: [(view: ViewID, items: [[String]]?)] { views.listed }

  /// The name of a view on the stage; nil for a view that is none there.
  package func name(of view: UIView) -> String? { views.id(of: view).map { stage.name(of: $0) } }

  /// The reason why a view is not on the stage, with what to do.
  package func absence(of view: UIView) -> String {
    let name = "the \(type(of: view))"
    if view.window !== window { return "\(name) is not in the window: show its controller" }
    var next: UIView? = view
    while let shown = next {
      if shown.isHidden { return "\(name) is hidden, or in a view that is" }
      next = shown.superview
    }
    if let barrier = view.touchBarrier {
      let which = barrier === view ? name : "\(name) is in the \(type(of: barrier)), which"
      return barrier.isUserInteractionEnabled
        ? "\(which) is transparent: its alpha is \(barrier.alpha)"
        : "\(which) takes no touches: set isUserInteractionEnabled"
    }
    if view.frame.width <= 0 || view.frame.height <= 0 {
      return
        "\(name) has no size: give it a frame or an autoresizing mask, since constraints are not solved"
    }
    return "\(name) takes no part in drags: add an interaction"
  }

  /// Marks the layout as due.
  func viewsChanged() { needsLayout = true }

  /// Lays the window out, and places its lists, and views with interactions, on the stage.
  ///
  /// It is called between two events, and asks data sources and layouts.
  package func layOut() {
    // A cell may hold a list, which then has cells; more levels than these are for the next call.
    for _ in 0..<4 where needsLayout {
      needsLayout = false
      window.layoutIfNeeded()
      views.place(window, on: self)
    }
  }

  /// The list of a view on the stage.
  func list(_ id: ViewID) -> ListState? { views.list(id) }

  // MARK: Drags

  /// The drag of a session, which begins with its first question.
  func drag(of call: DragContext) -> HostedDrag {
    if let known = drags[call.session] {
      known.point = call.point
      return known
    }
    let drag = HostedDrag(isForeign: !call.isLocal)
    drag.point = call.point
    for item in call.items {
      if let known = foreignItems[item.reference] { drag.add(known, as: item) }
    }
    drags[call.session] = drag
    return drag
  }

  /// True while a drag is known to an application.
  var isDragging: Bool { !drags.isEmpty }

  /// The drag of a session that has begun.
  func knownDrag(_ session: SessionID) -> HostedDrag? { drags[session] }

  /// Returns the preview that a delegate has chosen: nil is invisible, and another position is one
  /// of the window.
  func preview(_ chosen: UITargetedDragPreview?, insteadOf standard: UITargetedDragPreview)
    -> ItemPreview
  {
    guard let chosen else { return .invisible }
    guard chosen !== standard else { return .standard }
    return .at(Point(chosen.target.container.convert(chosen.target.center, to: nil)))
  }

  /// Forgets a drag that is over.
  func forget(_ session: SessionID) {
    guard let drag = drags.removeValue(forKey: session) else { return }
    drag.end()
    // One that was dropped somewhere has a place now.
    for item in drag.references where stage.items.isUnplaced(item.reference) {
      attempt { () throws(StageError) in try stage.items.removeUnplaced(item.reference) }
    }
  }

  /// Offers an item of another application; a view of that application holds it.
  package func offer(_ provider: NSItemProvider, as reference: ItemReference) {
    foreignItems[reference] = UIDragItem(itemProvider: provider.seenElsewhere())
  }

  /// The references of offered items: the first one may be the cell, others have no place in its view.
  func references(
    of items: [UIDragItem], at cell: ItemReference, in drag: HostedDrag, isCell: Bool = true
  ) -> [ItemReference] {
    var references: [ItemReference] = []
    for item in items {
      let isCellFree = isCell && references.isEmpty && !drag.carries(cell)
      guard let reference = isCellFree ? cell : unplacedItem(in: cell.view) else { continue }
      references.append(reference)
      drag.add(item, as: DragItem(item: reference.item, origin: reference.view))
    }
    return references
  }

  /// A new item without a place in a view.
  private func unplacedItem(in view: ViewID) -> ItemReference? {
    var item: ItemReference?
    attempt { () throws(StageError) in
      item = try stage.items.addUnplaced("no-cell-\(unplacedCount)", to: view)
    }
    unplacedCount += 1
    return item
  }

  /// Performs a drop, during which its choices are allowed.
  func perform(_ drop: HostedDrop, _ body: () -> Void) {
    self.drop = drop
    body()
    self.drop = nil
    drop.close()
  }
}
