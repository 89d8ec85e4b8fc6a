import DragGestures
import DragItems
import DragSessions
import DragStage
import StagePicture

/// The views, items and pointers of a film, by the numbers that it gives them.
struct FilmNames {
  /// A view, and how its items are drawn.
  struct View: Hashable, Sendable {
    var name: String
    var heading: Heading
    var form: Panel.Kind
    /// The application that it belongs to, where its options name one.
    var application: String?
  }

  /// An item: its name, what is written on it, and the types of its representations.
  struct Item: Hashable, Sendable {
    var name: String
    var caption: Caption
    var types: [String] = []
  }

  /// A pointer, or a seat of a system that has drags of its own.
  struct Pointer: Hashable, Sendable {
    var name: String
    var isSeat: Bool
    /// `touch`, `mouse` or `pen`.
    var kind: String
  }

  private(set) var views: [View] = []
  private(set) var items: [Item] = []
  private(set) var pointers: [Pointer] = []
  private let labels: any StageLabels
  private var viewNumbers: [String: Int] = [:]
  private var itemNumbers: [ItemID: Int] = [:]
  private var itemNames: [String: Int] = [:]
  private var pointerNumbers: [String: Int] = [:]
  private var typed: Set<Int> = []

  init(labels: any StageLabels) { self.labels = labels }

  /// Notes views and pointers that were added since.
  mutating func update(from stage: Stage, form: (ViewID) -> Panel.Kind) {
    for view in stage.scene.views.dropFirst(views.count) {
      let name = stage.name(of: view)
      viewNumbers[name] = views.count
      views.append(
        View(
          name: name, heading: labels.heading(ofView: name), form: form(view),
          application: stage.scene.options(of: view).application))
    }
    for pointer in stage.pointers.all.dropFirst(pointers.count) {
      let name = stage.name(of: pointer)
      pointerNumbers[name] = pointers.count
      pointers.append(
        Pointer(
          name: name, isSeat: stage.pointers.isSeat(pointer),
          kind: stage.pointers.kind(of: pointer).rawValue))
    }
  }

  /// The number of an item, which is noted where it is a new one.
  mutating func number(of item: ItemID, in view: ViewID, on stage: Stage) -> Int {
    if let number = itemNumbers[item] { return number }
    let number = self.number(ofItem: stage.name(of: item), in: stage.name(of: view))
    itemNumbers[item] = number
    return number
  }

  /// The number of an item by its name.
  mutating func number(ofItem name: String, in view: String) -> Int {
    if let number = itemNames[name] { return number }
    itemNames[name] = items.count
    items.append(Item(name: name, caption: labels.caption(ofItem: name, in: view)))
    return items.count - 1
  }

  /// Notes the types of an item that is dragged.
  mutating func noteTypes(of item: ItemReference, on stage: Stage) {
    let number = number(of: item.item, in: item.view, on: stage)
    guard typed.insert(number).inserted else { return }
    items[number].types = stage.items.provider(of: item).representations.map(\.type.text)
  }

  func view(named name: String) -> Int? { viewNumbers[name] }

  func pointer(named name: String) -> Int? { pointerNumbers[name] }
}
