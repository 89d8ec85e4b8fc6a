import DragUIKit
import DragUIKitTesting
import Testing

/// What drives an application's controller: a stage below UIKit's face, and one below views as UIKit has them.
@MainActor protocol Driver {
  var calls: [String] { get }
  var test: TestStage { get }
  func name(_ view: UIView, _ name: String, items: ((IndexPath) -> String)?)
  func show(_ controller: UIViewController)
  func drag(_ path: IndexPath, of view: UIScrollView, to target: AppTarget, in other: UIView?)
  func drag(_ paths: [IndexPath], of view: UIScrollView, to target: AppTarget)
  func drop(_ providers: [NSItemProvider], on view: UIView, at target: AppTarget)
  func press(_ target: AppTarget, of view: UIView)
  func move(to target: AppTarget, of view: UIView)
  func release()
  func cancel()
  func advance(by span: Microseconds)
  func settle()
  func settleLoads() async
  func order(of view: UIScrollView) -> [String]
}

extension Driver {
  func drag(_ path: IndexPath, of view: UIScrollView, to target: AppTarget) {
    drag(path, of: view, to: target, in: nil)
  }
}

extension AppStage: Driver {
  func show(_ controller: UIViewController) { show(controller, line: #line) }
  func drag(_ path: IndexPath, of view: UIScrollView, to target: AppTarget, in other: UIView?) {
    drag(cellAt: path, of: view, to: target, in: other)
  }
  func drag(_ paths: [IndexPath], of view: UIScrollView, to target: AppTarget) {
    drag(cellsAt: paths, of: view, to: target)
  }
  func drop(_ providers: [NSItemProvider], on view: UIView, at target: AppTarget) {
    drop(providers, on: view, at: target, line: #line)
  }
  func press(_ target: AppTarget, of view: UIView) { press(target, of: view, line: #line) }
  func move(to target: AppTarget, of view: UIView) { move(to: target, of: view, line: #line) }
  func release() { release(line: #line) }
  func cancel() { cancel(line: #line) }
  func advance(by span: Microseconds) { advance(by: span, line: #line) }
  func settle() { settle(line: #line) }
  func settleLoads() async { await settleLoads(line: #line) }
}

extension DrivenApplication: Driver {
  func show(_ controller: UIViewController) { show(controller, line: #line) }
  func drag(_ path: IndexPath, of view: UIScrollView, to target: AppTarget, in other: UIView?) {
    drag(cellAt: path, of: view, to: target, in: other)
  }
  func drag(_ paths: [IndexPath], of view: UIScrollView, to target: AppTarget) {
    drag(cellsAt: paths, of: view, to: target)
  }
  func drop(_ providers: [NSItemProvider], on view: UIView, at target: AppTarget) {
    drop(providers, on: view, at: target, line: #line)
  }
  func press(_ target: AppTarget, of view: UIView) { press(target, of: view, line: #line) }
  func move(to target: AppTarget, of view: UIView) { move(to: target, of: view, line: #line) }
  func release() { release(line: #line) }
  func cancel() { cancel(line: #line) }
  func advance(by span: Microseconds) { advance(by: span, line: #line) }
  func settle() { settle(line: #line) }
  func settleLoads() async { await settleLoads(line: #line) }
}

/// What a drag has left behind.
struct Aftermath: Equatable {
  /// The calls as the driver has noted them.
  var calls: [String]
  /// The calls as the delegates have noted them, with what they were given.
  var log: [String]
  var books: [[String]]
  var notes: [String]
  var shownBooks: [String]
  var shownNotes: [String]
}

/// Drives a controller by both, each with an application of its own, and expects the same of them.
@MainActor @discardableResult
func sameDrag(
  isNamed: Bool = true, settings: StageSettings = StageSettings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ make: () -> Shelf, _ drag: (any Driver, Shelf) async -> Void
) async -> Aftermath {
  var found: [Aftermath] = []
  for driver in [AppStage(settings: settings), DrivenApplication(settings: settings)]
    as [any Driver]
  {
    let shelf = make()
    driver.name(
      shelf.collection, "books", items: isNamed ? { shelf.books[$0.section][$0.item] } : nil)
    driver.name(shelf.table, "notes", items: isNamed ? { shelf.notes[$0.row] } : nil)
    driver.show(shelf)
    await drag(driver, shelf)
    found.append(
      Aftermath(
        calls: driver.calls, log: shelf.log, books: shelf.books, notes: shelf.notes,
        shownBooks: driver.order(of: shelf.collection), shownNotes: driver.order(of: shelf.table)))
  }
  for (face, own) in [(found[0].calls, found[1].calls), (found[0].log, found[1].log)] {
    let first = zip(face, own).first { $0 != $1 }
    #expect(first == nil, sourceLocation: sourceLocation)
    #expect(face.count == own.count, sourceLocation: sourceLocation)
  }
  found[0].calls = found[1].calls
  found[0].log = found[1].log
  #expect(found[0] == found[1], sourceLocation: sourceLocation)
  return found[1]
}

extension Aftermath {
  /// The methods that were called, each once where it is called several times in a row.
  var methods: [String] {
    var names: [String] = []
    for call in calls {
      let name = call.split(separator: " ").prefix(2).joined(separator: " ")
      if names.last != name { names.append(name) }
    }
    return names
  }
}
