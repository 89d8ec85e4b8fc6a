import DragItems
package import DragSessions
package import DragStage
package import Foundation
import DragGeometry
package import Machines

/// The stage below a window: which list is which view on it, and which session object represents which session.
///
/// It has no state of a drag: every question about one is the stage's, or that of the policies.
@MainActor package final class HostedStage: ListScreen {
  /// The stage that a test drives, else the one that was driven last.
  static var current: HostedStage? { DrivenScreen.current as? HostedStage }

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
  /// What asks the delegates for the stage; nil where a driver does, by a stage of its own.
  private(set) var policies: (any HostedPolicies)?
  /// The loads of its drops.
  package private(set) lazy var loads = ProviderLoads(on: self)
  /// The number of loads that no source has answered.
  package var openLoadCount: Int { loads.openCount }
  /// The drop that is being performed.
  private(set) var drop: (any OpenDrop)?
  private var needsLayout = true

  /// Puts a window on a stage.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - stage: The stage, which has no view yet.
  ///   - describe: Puts an error of the stage into words.
  ///   - policies: Makes what asks the delegates, if they are asked for this stage.
  ///   - report: Fails the test with a text.
  package init(
    size: CGSize, on stage: Stage, describe: @escaping (StageError) -> String,
    policies: ((HostedStage) -> any HostedPolicies)? = nil, report: @escaping (String) -> Void
  ) {
    self.stage = stage
    self.describe = describe
    self.report = report
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screen = self
    self.policies = policies?(self)
    DrivenScreen.drive(self)
    MainQueue.mark()
  }

  /// Runs code of a test or an application as that of this stage, and of the tasks that it makes.
  package func driving<Value>(_ body: () -> Value) -> Value {
    DrivenScreen.driving(self, body)
  }

  // MARK: Failures

  package func fail(_ words: String) {
    drop?.failure = drop?.failure ?? words
    report(words)
  }

  /// Makes a call of the stage; an error fails the test.
  @discardableResult
  package func attempt<Value>(_ body: () throws(StageError) -> Value) -> Bool {
    do throws(StageError) {
      _ = try body()
      return true
    } catch {
      fail(describe(error))
      return false
    }
  }

  // MARK: Calls

  /// Notes a call that an application has answered for a view.
  package func note(_ id: ViewID, _ call: String, _ details: [String]) {
    record.append(.call(id, call, details))
  }

  /// Notes the proposal that the delegate of a list has given for a path.
  package func noteUpdate(_ id: ViewID, _ path: IndexPath?, _ proposal: DropProposal) {
    record.append(.update(id, path, proposal))
  }

  /// Notes what shipped applications do against the contract.
  package func remark(_ text: String) { record.append(.remark(text)) }

  // MARK: Time

  package var animationTime: Microseconds { stage.settings.animation }

  package func wait(_ time: Microseconds, then body: @escaping () -> Void) {
    stage.schedule(after: time, body)
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

  package func viewsChanged() { needsLayout = true }

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
  package func list(_ id: ViewID) -> ListState? { views.list(id) }

  // MARK: Drops

  /// Offers an item of another application; a view of that application holds it.
  package func offer(_ provider: NSItemProvider, as reference: ItemReference) {
    policies?.offer(provider, as: reference)
  }

  /// Performs a drop, during which its choices are allowed.
  package func perform(_ drop: any OpenDrop, _ body: () -> Void) {
    self.drop = drop
    body()
    self.drop = nil
    drop.close()
  }
}
