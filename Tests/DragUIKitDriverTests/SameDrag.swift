import DragUIKit
import DragUIKitTesting
import Testing

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
  _ make: () -> Shelf, _ drag: (AppStage, Shelf) async -> Void
) async -> Aftermath {
  var found: [Aftermath] = []
  // A stage below UIKit's face, and one below views as UIKit has them.
  for driver in [AppStage(settings: settings), mirror(settings: settings)] {
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

/// A stage that drives a controller as it would drive UIKit's own views.
@MainActor func mirror(
  _ controller: UIViewController? = nil, named application: String? = nil,
  settings: StageSettings = StageSettings(), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AppStage {
  AppStage(
    mirroring: controller, named: application, settings: settings,
    caller: Caller(fileID, file, line, column))
}
