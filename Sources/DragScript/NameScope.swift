import DragGeometry

/// The names that are known at a place of a script, and what they name.
struct NameScope {
  /// What a name of the stage can be.
  enum Kind {
    case view
    case collection
    case pointer
    case interaction

    /// What is asked and told of drags.
    static let told: Set<Kind> = [.view, .collection, .interaction]
  }

  private(set) var kinds: [String: Kind] = [TimedLine.defaultPointer: .pointer]
  private(set) var stores: Set<String> = []
  private(set) var apps: Set<String> = []
  private(set) var classes: Set<String> = []
  /// The collections that keep their order in a store.
  private(set) var stored: Set<String> = []
  private var sections: [String: [[String]]] = [:]
  private var ids: [String: Set<String>] = [:]
  private var isPointerDeclared = false

  /// Declares a view, collection or pointer; false where the name is taken.
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

  /// Declares a store; false where the name is taken.
  mutating func declareStore(_ name: String) -> Bool { stores.insert(name).inserted }

  /// Declares a class; false where the name is taken.
  mutating func declareClass(_ name: String) -> Bool { classes.insert(name).inserted }

  /// Takes in what a view's options name.
  mutating func take(_ options: ViewOptions, of name: String) {
    if let app = options.app { apps.insert(app.text) }
    if options.store != nil { stored.insert(name) }
  }

  /// Whether a collection has a section already.
  func hasSections(_ collection: String) -> Bool { sections[collection] != nil }

  /// Adds a section and gives the ids that the collection had already.
  mutating func addSection(_ new: [Name], to collection: String) -> [Name] {
    sections[collection, default: []].append(new.map(\.text))
    return new.filter { !ids[collection, default: []].insert($0.text).inserted }
  }

  /// Whether the set-up declares the item that a reference names.
  func declares(_ part: Ref.Part, of collection: String) -> Bool {
    let sections = sections[collection] ?? [[]]
    switch part {
    case .whole: return true
    case .item(let id): return ids[collection]?.contains(id) == true
    case .slot(let slot):
      return sections.indices.contains(slot.section)
        && sections[slot.section].indices.contains(slot.item)
    case .gap(let gap):
      return sections.indices.contains(gap.section)
        && (0...sections[gap.section].count).contains(gap.item)
    }
  }

  /// The ids of a collection in order, for hints.
  func items(of collection: String) -> [String] { (sections[collection] ?? []).flatMap(\.self) }

  /// The names of some kinds in alphabetical order, for hints.
  func names(of wanted: Set<Kind>) -> [String] {
    kinds.filter { wanted.contains($0.value) }.keys.sorted()
  }
}
