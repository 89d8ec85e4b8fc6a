#if os(iOS)
  public import UIKit
#elseif os(Linux)
  public import DragUIKit
#endif
#if os(iOS) || os(Linux)
  package import DragStage
  public import DragTesting
  public import Machines

  /// An application's controllers on a stage: their delegates are asked as UIKit asks them, in virtual time.
  ///
  /// The window is 390 points wide and 844 high, and there is one finger. Everything that an application does on the main
  /// queue, and every completion of an animation, happens on the stage's clock, when a call here advances it.
  ///
  /// A call that UIKit would answer with a crash fails the test, with UIKit's words.
  @MainActor public final class AppStage {
    /// The stage below, with its trace and its expectations.
    public let test: TestStage
    /// The window.
    public var window: UIWindow { host.window }
    /// Indicates whether what shipped applications do against the contract fails the test, instead of
    /// a note in ``calls``: to choose a place after `performDropWith` has returned, or a place that
    /// is not there.
    public var isStrict: Bool {
      get { host.isStrict }
      set { host.isStrict = newValue }
    }
    /// The name by which scripts call the application; without one it takes every script.
    public let application: String?

    let host: any ApplicationHost
    let observer: LayoutObserver
    private let site: CallSite
    private var audits: [AppAudit] = []

    /// Makes a stage, and below it what knows the application's views.
    ///
    /// - Parameters:
    ///   - application: The name by which scripts call it.
    ///   - settings: The settings of the stage.
    ///   - caller: The line of the test.
    ///   - makeHost: Makes the host; it gets the stage, and what fails the test, at a place of the application if there is one.
    package init(
      named application: String?, settings: StageSettings, caller: Caller,
      makeHost: (Stage, _ fail: @escaping (String, CodeLocation?) -> Void) -> any ApplicationHost
    ) {
      let site = CallSite(caller)
      self.site = site
      self.application = application
      var settings = settings
      // A drag goes on when its row is deleted (contract 1.4).
      settings.itemsArePromises = true
      test = TestStage(settings: settings)
      test.stopRecording()
      // The host reports what the application does wrong, in UIKit's words.
      test.isStrict = false
      test.waitsForDuties = true
      host = makeHost(test.stage) { words, location in
        if let location { site.caller.fail(words, at: location) } else { site.caller.fail(words) }
      }
      observer = LayoutObserver(host, on: test.stage)
      test.observe(by: observer)
    }

    /// Shows the first controller, if there is one, and gives the stage its views.
    package func begin(with controller: UIViewController?) {
      if let controller { host.show(controller) }
      layOut()
    }

    /// Shows a controller in the window, in the place of the one before.
    public func show(
      _ controller: UIViewController, fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) { host.show(controller) }
    }

    /// Gives a view a name for scripts, traces and failures, and a name to each item of a collection or a table.
    ///
    /// It is called before the view is shown. Without it a view is `collection`, `collection2`, `table` or `view`, and its
    /// items are numbered behind that name, in the order in which they were first seen.
    public func name(
      _ view: UIView, _ name: String, items: ((IndexPath) -> String)? = nil
    ) {
      host.name(view, name, items: items)
    }

    /// A list, or a view with interactions, on the stage, for the expectations of ``test``.
    public func view(_ view: UIView) -> TestView {
      layOut()
      return TestView(name: host.name(of: view) ?? "")
    }

    /// The names of the items of a collection or a table, in their order.
    public func order(of view: UIScrollView) -> [String] { test.order(of: self.view(view)) }

    // MARK: Calls

    /// The calls that the delegates have answered, one line each: the view, the method, index paths and the answer.
    ///
    /// A method that a delegate does not implement is not in the list.
    public var calls: [String] { host.calls }

    /// Expects the methods of ``calls``, in their order; `…` between two of them matches any calls.
    @discardableResult
    public func expectCalls(
      _ methods: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Bool {
      guard let mismatch = CallSequence(methods).mismatch(with: calls) else { return true }
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

    /// Drags a view with interactions by its middle, to a place of another view or of its own, and lets everything settle.
    public func drag(
      _ view: UIView, to target: AppTarget, in other: UIView? = nil, by pointer: TestPointer? = nil,
      over duration: Microseconds = .milliseconds(300), fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        guard let source = pointerTarget(.middle, in: view),
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
          pointerTarget(.middle, in: view) != nil
        else { return }
        let names = paths.compactMap { itemName(at: $0, of: view) }
        guard names.count == paths.count else {
          return caller.fail("expected paths of cells, and found \(paths.map(\.text))")
        }
        test.drag(
          names, from: self.view(view), to: target, fileID: fileID, file: file, line: line,
          column: column)
      }
    }

    /// Drops items of another application, which are lifted together there.
    ///
    /// The application under test sees their providers, and no local objects (CONTRACT-91, 92).
    public func drop(
      _ providers: [NSItemProvider], on view: UIView, at target: AppTarget,
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        guard let target = pointerTarget(target, in: view) else { return }
        let source = test.foreignItems(
          providers.count, number: observer.neighbors.count + 1,
          besides: Double(window.frame.width), fileID: fileID,
          file: file, line: line, column: column)
        guard let id = test.stage.view(named: source.view.name) else { return }
        observer.neighbors.append(id)
        for (name, provider) in zip(source.names, providers) {
          guard let item = test.stage.item(name, in: id) else { continue }
          host.offer(provider, as: item)
        }
        guard let first = source.names.first else { return }
        test.drag(
          first, from: source.view, to: target, fileID: fileID, file: file,
          line: line, column: column)
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
        test.press(
          target, by: pointer, fileID: fileID, file: file, line: line,
          column: column)
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
        test.move(
          to: target, by: pointer, fileID: fileID, file: file, line: line,
          column: column)
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

    /// Advances time.
    public func advance(
      by span: Microseconds, fileID: StaticString = #fileID, file: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        test.advance(by: span, fileID: fileID, file: file, line: line, column: column)
      }
    }

    /// Advances time until nothing is pending: drags, animations and blocks of the main queue.
    public func settle(
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      drive(Caller(fileID, file, line, column)) {
        test.settle(fileID: fileID, file: file, line: line, column: column)
      }
    }

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
      return drive(body)
    }

    /// Calls a body while what the application does is taken for the latest caller's.
    func drive<Value>(_ body: () -> Value) -> Value {
      host.driving {
        layOut()
        // The body may have changed what the application has.
        defer { host.driving { layOut() } }
        return body()
      }
    }

    func layOut() {
      host.layOut()
      // What comes into the window now is what the invariants of its items begin with.
      test.noteViews()
      reportFindings()
    }

    // MARK: Audits

    /// Fails the test where it shows an object with a method that looks like one of a delegate, and is not called as it
    /// seems.
    ///
    /// The classes of controllers, and of the delegates of lists and interactions, are looked up in a report, each once.
    /// The file is what `drag audit-uikit --format json --output FILE` has written of the application's module.
    public func audit(
      contentsOf path: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) {
      let caller = Caller(fileID, file, line, column)
      do {
        audits.append(try AppAudit(contentsOf: path))
      } catch {
        caller.fail("expected a report of `drag audit-uikit --format json`: \(path): \(error)")
      }
      drive(caller) {}
    }

    private func reportFindings() {
      guard !audits.isEmpty else { return }
      let shown = window.shownObjects
      for index in audits.indices {
        for finding in audits[index].newFindings(about: shown) { site.caller.fail(finding.text) }
      }
    }

    /// The name of the item at a path; nil where there is none.
    private func itemName(at path: IndexPath, of view: UIView) -> String? {
      guard path.count == 2, let id = test.stage.view(named: self.view(view).name) else {
        return nil
      }
      let order = test.stage.order(of: id)
      guard order.indices.contains(path[0]), order[path[0]].indices.contains(path[1]) else {
        return nil
      }
      return order[path[0]][path[1]]
    }

    /// The target of a pointer; nil where the view has none, which has failed the test then.
    private func pointerTarget(_ target: AppTarget, in view: UIView) -> PointerTarget? {
      switch target.base {
      case .middle where !(view is UICollectionView || view is UITableView):
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return .point(Double(middle.x), Double(middle.y))
      case .point(let x, let y): return .point(x, y)
      case .middle, .cell, .gap: break
      }
      layOut()
      guard let name = host.name(of: view) else {
        site.caller.fail(host.absence(of: view))
        return nil
      }
      let stageView = TestView(name: name)
      switch target.base {
      case .cell(let path):
        guard path.count == 2 else {
          site.caller.fail("expected a path with a section and an index, and found \(path.text)")
          return nil
        }
        return .item(at: path[1], section: path[0], in: stageView)
      case .gap(let path): return .gap(path[1], section: path[0], in: stageView)
      case .middle, .point: return .middle(of: stageView)
      }
    }
  }

  /// The line of a test that drives the stage.
  @MainActor private final class CallSite {
    var caller: Caller

    init(_ caller: Caller) { self.caller = caller }
  }
#endif
