#if os(iOS)
  public import UIKit
#elseif os(Linux)
  public import DragUIKit
#endif
#if os(iOS) || os(Linux)
  public import DragStage
  public import DragTesting
  public import Machines

  /// An application's own controller in a window of UIKit, whose delegates a stage asks as UIKit does.
  ///
  /// A stage beneath decides who is asked, in which order, which gap is open and which proposal is in force, from the frames that
  /// the views have before each event. Items and providers are the application's; sessions, coordinators and animators are
  /// this module's. Time is the stage's, but for what UIKit and the application put on the main queue.
  ///
  /// On Apple's platforms it is `AppStage`: one source of a test drives the face of UIKit on Linux, and UIKit there.
  @MainActor public final class DrivenApplication {
    /// The stage below, with its trace and its expectations.
    public let test: TestStage
    /// The window.
    public var window: UIWindow { driven.host.window }
    /// The name by which scripts call the application; without one it takes every script.
    public let application: String?

    let driven: DrivenWindow
    let mirror: MirrorObserver
    private let site: CallSite
    private var others = 0

    /// Makes a stage below a window of a size in points, and shows a controller in it, if there is one.
    ///
    /// A script whose line `hosted` has another name than the application is refused.
    public init(
      hosting controller: UIViewController? = nil, named application: String? = nil,
      width: Double = 390, height: Double = 844, settings: StageSettings = StageSettings(),
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      let site = CallSite(Caller(fileID, file, line, column))
      self.site = site
      self.application = application
      var settings = settings
      // A drag goes on when its row is deleted (contract 1.4).
      settings.itemsArePromises = true
      test = TestStage(settings: settings)
      // What shipped applications do against the contract is noted.
      test.isStrict = false
      test.waitsForDuties = true
      let report: (String) -> Void = { site.caller.fail($0) }
      driven = DrivenWindow(
        HostWindow(
          size: CGSize(width: width, height: height), settings: settings, report: report),
        on: test.stage, report: report)
      mirror = MirrorObserver(driven)
      test.observe(by: mirror)
      if let controller { driven.host.show(controller) }
      look()
    }

    /// Shows a controller in the window, in the place of the one before.
    public func show(
      _ controller: UIViewController, fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) { driven.host.show(controller) }
    }

    /// Gives a view a name for scripts, traces and failures, and a name to each item of a collection or a table.
    ///
    /// It is called before the view is shown. Without it a view is `collection`, `collection2` or `table`, and its items are
    /// numbered behind that name, in the order in which they were first seen.
    public func name(_ view: UIView, _ name: String, items: ((IndexPath) -> String)? = nil) {
      driven.name(view, name, items: items)
    }

    /// A list on the stage, for the expectations of ``test``.
    public func view(_ view: UIView) -> TestView {
      look()
      return TestView(name: driven.list(of: view).map { test.stage.name(of: $0.id) } ?? "")
    }

    /// The names of the items of a collection or a table, in their order.
    public func order(of view: UIScrollView) -> [String] { test.order(of: self.view(view)) }

    // MARK: Calls

    /// The calls that the delegates have answered, one line each: the view, the method, index paths and the answer.
    ///
    /// A method that a delegate does not implement is not in the list.
    public var calls: [String] { driven.record }

    /// Expects the methods of ``calls``, in their order; `…` between two of them matches any calls.
    @discardableResult
    public func expectCalls(
      _ methods: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Bool {
      guard let mismatch = CallPattern(methods).mismatch(with: calls) else { return true }
      Caller(fileID, file, line, column).fail(mismatch)
      return false
    }

    // MARK: Drags

    /// Drags a cell to a place, in the same view or in another one, and lets everything settle.
    public func drag(
      cellAt path: IndexPath, of view: UIScrollView, to target: AppTarget,
      in other: UIView? = nil, by pointer: TestPointer? = nil,
      over duration: Microseconds = .milliseconds(300), fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        guard let source = pointerTarget(.cell(path), in: view),
          let target = pointerTarget(target, in: other ?? view)
        else { return }
        test.drag(
          from: source, to: target, by: pointer, over: duration, fileID: fileID, file: file,
          line: line, column: column)
      }
    }

    /// Drags several cells together: the first is lifted, and another finger taps the others.
    public func drag(
      cellsAt paths: [IndexPath], of view: UIScrollView, to target: AppTarget,
      in other: UIView? = nil, fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      let caller = Caller(fileID, file, line, column)
      drive(caller) {
        guard let target = pointerTarget(target, in: other ?? view),
          let list = driven.list(of: view)
        else {
          return caller.fail("the \(type(of: view)) is not in the window, or has no delegates")
        }
        let names = paths.compactMap { path in
          path.slot.flatMap { list.item(at: $0, on: test.stage) }.map { test.stage.name(of: $0) }
        }
        guard names.count == paths.count else {
          return caller.fail("expected paths of cells, and found \(paths.map(\.text))")
        }
        test.drag(
          names, from: self.view(view), to: target, fileID: fileID, file: file, line: line,
          column: column)
      }
    }

    /// Drops items of another application, which are lifted together there (CONTRACT-91, 92).
    public func drop(
      _ providers: [NSItemProvider], on view: UIView, at target: AppTarget,
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        guard let target = pointerTarget(target, in: view) else { return }
        others += 1
        let source = test.foreignItems(
          providers.count, number: others, besides: Double(window.frame.width), fileID: fileID,
          file: file, line: line, column: column)
        guard let id = test.stage.view(named: source.view.name) else { return }
        for (name, provider) in zip(source.names, providers) {
          if let item = test.stage.item(name, in: id) { driven.offer(provider, as: item) }
        }
        guard let first = source.names.first else { return }
        test.drag(
          first, from: source.view, to: target, fileID: fileID, file: file, line: line,
          column: column)
      }
    }

    // MARK: Step by step

    /// Presses a pointer on a place of a view; nothing lifts before time advances.
    public func press(
      _ target: AppTarget, of view: UIView, by pointer: TestPointer? = nil,
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        guard let target = pointerTarget(target, in: view) else { return }
        test.press(target, by: pointer, fileID: fileID, file: file, line: line, column: column)
      }
    }

    /// Moves a pointer to a place of a view in one step.
    public func move(
      to target: AppTarget, of view: UIView, by pointer: TestPointer? = nil,
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        guard let target = pointerTarget(target, in: view) else { return }
        test.move(to: target, by: pointer, fileID: fileID, file: file, line: line, column: column)
      }
    }

    /// Releases a pointer where it is.
    public func release(
      _ pointer: TestPointer? = nil, fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        test.release(pointer, fileID: fileID, file: file, line: line, column: column)
      }
    }

    /// Cancels a pointer, as the system does.
    public func cancel(
      _ pointer: TestPointer? = nil, fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        test.cancel(pointer, fileID: fileID, file: file, line: line, column: column)
      }
    }

    /// Advances the stage's time.
    public func advance(
      by span: Microseconds, fileID: StaticString = #fileID, file: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        test.advance(by: span, fileID: fileID, file: file, line: line, column: column)
      }
    }

    /// Advances the stage's time until nothing is pending.
    ///
    /// What UIKit and the application have put on the main queue is not the stage's: it runs at ``settleLoads(fileID:file:line:column:)``.
    public func settle(
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        test.settle(fileID: fileID, file: file, line: line, column: column)
      }
    }

    /// Waits until the loads of sessions are answered, lets the main queue run, and lets everything settle.
    ///
    /// A provider that does not answer for some seconds fails the test.
    public func settleLoads(
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) async {
      for turn in 0..<2_000 {
        try? await Task.sleep(for: .milliseconds(1))
        settle(fileID: fileID, file: file, line: line, column: column)
        if turn > 0, openLoadCount == 0 { return }
      }
      Caller(fileID, file, line, column).fail("\(openLoadCount) loads were not answered")
    }

    private var openLoadCount: Int { driven.openLoadCount + driven.host.openLoadCount }

    /// Plays lines of the language, such as `down board[0]` and `glide board[gap 3]`; views have the names of ``name(_:_:items:)``.
    public func play(
      _ lines: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        test.play(lines, fileID: fileID, file: file, line: line, column: column)
      }
    }

    /// Makes changes in the application, as it would by itself; failures of these are at the caller's line.
    @discardableResult
    public func perform<Value>(
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column, _ body: () -> Value
    ) -> Value {
      drive(Caller(fileID, file, line, column), body)
    }

    func drive<Value>(_ caller: Caller, _ body: () -> Value) -> Value {
      site.caller = caller
      driven.host.drive()
      driven.dataMayHaveChanged()
      look()
      defer { look() }
      return body()
    }

    private func look() {
      driven.mirror()
      // What comes into the window now is what the invariants of its items begin with.
      test.noteViews()
    }

    /// The target of a pointer; nil where the view has none, which has failed the test then.
    private func pointerTarget(_ target: AppTarget, in view: UIView) -> PointerTarget? {
      if case .point(let x, let y) = target.base { return .point(x, y) }
      guard let list = driven.list(of: view) else {
        site.caller.fail("the \(type(of: view)) is not in the window, or has no delegates")
        return nil
      }
      let shown = TestView(name: test.stage.name(of: list.id))
      switch target.base {
      case .cell(let path):
        guard let slot = path.slot else {
          site.caller.fail("expected a path with a section and an index, and found \(path.text)")
          return nil
        }
        return .item(at: slot.item, section: slot.section, in: shown)
      case .gap(let path): return .gap(path[1], section: path[0], in: shown)
      case .middle: return .middle(of: shown)
      case .point(let x, let y): return .point(x, y)
      }
    }
  }

  /// The line of a test that drives the stage.
  @MainActor private final class CallSite {
    var caller: Caller

    init(_ caller: Caller) { self.caller = caller }
  }
#endif
