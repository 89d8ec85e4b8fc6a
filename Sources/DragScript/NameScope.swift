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
  private var sections: [String: [[ItemRun]]] = [:]
  /// The runs of numbered items of each collection.
  private var runs: [String: [ItemRun]] = [:]
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

  /// Declares an application that other programs are.
  mutating func declareApp(_ name: Name) { apps.insert(name.text) }

  /// Takes in what a view's options name.
  mutating func take(_ options: ViewOptions, of name: String) {
    if let app = options.app { apps.insert(app.text) }
    if options.store != nil { stored.insert(name) }
  }

  /// Whether a collection has a section already.
  func hasSections(_ collection: String) -> Bool { sections[collection] != nil }

  /// The number of items that runs declare.
  var numberedItems: Int { runs.values.joined().reduce(0) { $0 + $1.count } }

  /// Adds a section and gives what the collection had already.
  mutating func addSection(_ new: [ItemRun], to collection: String) -> [ItemRun] {
    sections[collection, default: []].append(new)
    return new.filter { run in
      let isRepeated = declares(run, in: collection)
      if run.numbers == nil {
        ids[collection, default: []].insert(run.name.text)
      } else {
        runs[collection, default: []].append(run)
      }
      return isRepeated
    }
  }

  /// Whether a collection has an item already that a run names; O(items) for a numbered run.
  private func declares(_ run: ItemRun, in collection: String) -> Bool {
    if runs[collection]?.contains(where: { $0.overlaps(run) }) == true { return true }
    guard run.numbers != nil else { return ids[collection]?.contains(run.name.text) == true }
    return ids[collection]?.contains(where: run.contains) == true
  }

  /// Whether the set-up declares the item that a reference names.
  func declares(_ part: Ref.Part, of collection: String) -> Bool {
    let sections = sections[collection] ?? [[]]
    func count(_ section: Int) -> Int { sections[section].reduce(0) { $0 + $1.count } }
    switch part {
    case .whole: return true
    case .item(let id):
      return ids[collection]?.contains(id) == true
        || runs[collection]?.contains { $0.contains(id) } == true
    case .slot(let slot):
      return sections.indices.contains(slot.section)
        && (0..<count(slot.section)).contains(slot.item)
    case .gap(let gap):
      return sections.indices.contains(gap.section)
        && (0...count(gap.section)).contains(gap.item)
    }
  }

  /// The ids of a collection in order, for hints; numbered ones are left out.
  func items(of collection: String) -> [String] {
    (sections[collection] ?? []).joined().filter { $0.numbers == nil }.map(\.name.text)
  }

  /// A hint for who wrote an item's id without its collection; of several the first by name.
  func reference(to item: String) -> String? {
    ids.filter { $0.value.contains(item) }.keys.min().map { "an item is written `\($0)#\(item)`" }
  }

  /// The names of some kinds in alphabetical order, for hints.
  func names(of wanted: Set<Kind>) -> [String] {
    kinds.filter { wanted.contains($0.value) }.keys.sorted()
  }
}
