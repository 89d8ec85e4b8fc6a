import DragGeometry
import DragItems

/// The names declared at a position of a script, and what they denote.
struct NameScope {
  /// The kind of a name.
  enum Kind {
    case view
    case collection
    case pointer
    case interaction
    case addedSource

    /// The kinds that receive callbacks about drags.
    static let receivers: Set<Kind> = [
      .view, .collection, .interaction, .addedSource,
    ]
  }

  private(set) var kinds: [String: Kind] = [TimedLine.defaultPointer: .pointer]
  /// The application that has the views, where the script has no scene.
  private(set) var application: String?
  private(set) var stores: Set<String> = []
  /// The pointers whose drags a system owns.
  private(set) var seats: Set<String> = []
  /// The paths of file stores, which must differ: two stores would overwrite each other's rows.
  private var storePaths: Set<String> = []
  private(set) var apps: Set<String> = []
  private(set) var classes: Set<String> = []
  /// The collections that keep their order in a store.
  private(set) var stored: Set<String> = []
  private var sections: [String: [[ItemRun]]] = [:]
  /// The number of items in each section.
  private var counts: [String: [Int]] = [:]
  /// The items of each collection.
  private var items: [String: DeclaredItems] = [:]
  /// The number of items declared by runs.
  private(set) var numberedItems = 0
  /// The items of each view or collection that have no place in it.
  private var unplaced: [String: Set<String>] = [:]
  private var isPointerDeclared = false

  /// Declares a view, collection or pointer; false if the name is already declared.
  mutating func declare(_ name: String, _ kind: Kind) -> Bool {
    if name == TimedLine.defaultPointer {
      guard kind == .pointer, !isPointerDeclared else { return false }
      isPointerDeclared = true
      return true
    }
    guard kinds[name] == nil else { return false }
    kinds[name] = kind
    return true
  }

  /// Records the application that has the views.
  mutating func noteApplication(_ name: String) { application = name }

  /// Records that a pointer is a seat.
  mutating func noteSeat(_ name: String) { seats.insert(name) }

  /// Declares a store; false if the name is already declared.
  mutating func declareStore(_ name: String) -> Bool { stores.insert(name).inserted }

  mutating func declareStoreFile(_ path: String) -> Bool { storePaths.insert(path).inserted }

  /// Declares a class; false if the name is already declared.
  mutating func declareClass(_ name: String) -> Bool { classes.insert(name).inserted }

  /// Declares the application of other programs.
  mutating func declareApp(_ name: Name) { apps.insert(name.text) }

  /// Records the names in a view's options.
  mutating func take(_ options: DeclaredOptions, of name: String) {
    if let app = options.app { apps.insert(app.text) }
    if options.store != nil { stored.insert(name) }
  }

  /// Returns whether a collection has a section already.
  func hasSections(_ collection: String) -> Bool { sections[collection] != nil }

  /// Adds a section and returns the existing contents of the collection.
  mutating func addSection(_ new: [ItemRun], to collection: String) -> [ItemRun] {
    sections[collection, default: []].append(new)
    counts[collection, default: []].append(new.reduce(0) { $0 + $1.count })
    numberedItems += new.reduce(0) { $0 + ($1.numbers?.count ?? 0) }
    return new.filter { !items[collection, default: DeclaredItems()].add($0) }
  }

  /// Adds an item without a place; false if its view already has one of this id.
  mutating func addUnplaced(_ id: Name, to view: String) -> Bool {
    guard kinds[view] == .collection || id.text != view else { return false }
    guard items[view, default: DeclaredItems()].add(ItemRun(id)) else {
      return false
    }
    return unplaced[view, default: []].insert(id.text).inserted
  }

  /// Returns whether a reference denotes an item that a view has without a place.
  func isUnplaced(_ part: Ref.Part, of view: String) -> Bool {
    if case .item(let id) = part { unplaced[view]?.contains(id) == true } else { false }
  }

  /// Returns whether the set-up declares the item of a reference.
  func declares(_ part: Ref.Part, of collection: String) -> Bool {
    let counts = counts[collection] ?? [0]
    switch part {
    case .whole, .anyItem, .anyGap: return true
    case .item(let id): return items[collection]?.has(id) == true
    case .slot(let slot):
      return counts.indices.contains(slot.section)
        && (0..<counts[slot.section]).contains(slot.item)
    case .gap(let gap):
      return counts.indices.contains(gap.section)
        && (0...counts[gap.section]).contains(gap.item)
    }
  }

  /// The ids of a collection in order, for hints, without numbered ones.
  func items(of collection: String) -> [String] {
    (sections[collection] ?? []).joined().filter { $0.numbers == nil }.map { $0.name.text }
  }

  /// A hint for an item's id written without its collection; of several collections the first by name.
  func reference(to item: String) -> String? {
    items.filter { $0.value.ids.contains(item) }.keys.min()
      .map { "an item is written `\($0)#\(item)`" }
  }

  /// The names of some kinds in alphabetical order, for hints.
  func names(of wanted: Set<Kind>) -> [String] {
    kinds.filter { wanted.contains($0.value) }.keys.sorted()
  }
}
