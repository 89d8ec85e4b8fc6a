import CollectionModel
package import DragSettings
import DragStage

/// A list of an application in Swift, whose items a test may name (EX-20, EX-22).
package struct ExploredList {
  /// The list on the stage.
  package let view: ViewID
  /// The names of what its data source has now, section by section; nil where no function names them.
  package let names: [[String]]?

  /// Takes a list.
  package init(_ view: ViewID, named names: [[String]]?) { (self.view, self.names) = (view, names) }
}

/// The items of a list: as it shows them, and as the application names them.
struct NamedItems {
  /// The list on the stage.
  let list: ViewID
  /// The names on the stage, without placeholders; nil for an item whose name the application did not give.
  let shown: [[String?]]
  /// The names of the application.
  let named: [[String]]

  /// Reads a list; nil where no function names its items.
  init?(of list: ExploredList, on stage: Stage) {
    guard let names = list.names, let content = stage.collection(list.view) else { return nil }
    (self.list, named) = (list.view, names)
    let own = stage.name(of: list.view) + "-"
    shown = (0..<content.order.numberOfSections).map { section in
      content.order.itemIDs(inSection: section).filter { !content.isPlaceholder($0) }.map { item in
        let name = stage.name(of: item)
        let isNumbered = name.hasPrefix(own) && name.dropFirst(own.count).allSatisfy(\.isNumber)
        return isNumbered ? nil : name
      }
    }
  }

  /// Indicates whether the list shows what the application has.
  ///
  /// An item that came under the name of another one, and has a number for that, matches any name.
  var isSame: Bool {
    shown.map(\.count) == named.map(\.count)
      && zip(shown.joined(), named.joined()).allSatisfy { $0 == nil || $0 == $1 }
  }
}
