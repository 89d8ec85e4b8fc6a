import DragGeometry
import DragSessions

extension NameResolution {
  /// Records the declarations of the lines, then resolves the names in policies and options.
  ///
  /// Items, frames and nested views must be declared above; policies, stores and applications may be
  /// named before their declaration.
  mutating func checkSetup(_ lines: [SetupLine]) {
    noteApplication(in: lines)
    let lines = lines.filter { !refuseScene($0) }
    for line in lines {
      if case .scene(let statement) = line.statement { declare(statement) }
    }
    for line in lines {
      switch line.statement {
      case .scene(.view(let view)): checkStore(view.options)
      case .scene(.collection(let collection)): checkStore(collection.options)
      case .policy(let policy): check(policy)
      case .reaction(let reaction):
        check(reaction.name, reaction.callback, reaction.conditions)
        reaction.action.phrase.find(&self)
      case .property(let property): property.predicate.phrase.find(&self)
      case .may(let action): action.phrase.find(&self)
      case .scene, .meta, .set, .require, .hosted, .include, .tag, .skip, .xfail: break
      }
    }
  }

  private mutating func declare(_ statement: SceneStatement) {
    switch statement {
    case .view(let view): declare(view.name, .view, view.options)
    case .collection(let collection):
      declare(collection.name, .collection, collection.options)
    case .items(let name, let runs):
      if find(name, as: [.collection], "collection") != nil, scope.hasSections(name.text) {
        report(
          .repeatedItem, name, "the first section of `\(name.text)` is already filled",
          hint: "add further sections with `section`")
      } else {
        addSection(runs, to: name)
      }
    case .unplaced(let view, let ids):
      if find(view, as: [.view, .collection], "view or collection") != nil {
        addUnplaced(ids, to: view)
      }
    case .section(let name, let runs):
      find(name, as: [.collection], "collection")
      addSection(runs, to: name)
    case .frame(let ref, _), .size(let ref, _), .style(let ref, _):
      find(ref, as: .collectionItem, isSetup: true)
    case .provider(let provider):
      find(provider.item, as: .item, isSetup: true)
      if case .object(let name) = provider.form { findClass(name) }
      if case .object(let name) = provider.origin { findClass(name) }
    case .object(let ref, _), .teamData(let ref, _): find(ref, as: .item, isSetup: true)
    case .type: break
    case .objectClass(let objectClass):
      if !scope.declareClass(objectClass.name.text) {
        let name = objectClass.name
        report(.repeatedName, name, "a class `\(name.text)` is already declared")
      }
    case .pointer(let name, _):
      if !scope.declare(name.text, .pointer) { reportRepeated(name) }
    case .seat(let name, let app):
      if !scope.declare(name.text, .pointer) { reportRepeated(name) }
      scope.noteSeat(name.text)
      scope.declareApp(app ?? name)
    case .interaction(let name, let view, _):
      findAbove(view)
      if !scope.declare(name.text, .interaction) { reportRepeated(name) }
    case .addedSource(let name, let view):
      findAbove(view)
      if !scope.declare(name.text, .addedSource) { reportRepeated(name) }
    case .store(let store):
      if !scope.declareStore(store.name.text) {
        report(.repeatedName, store.name, "a store `\(store.name.text)` is already declared")
      }
      if case .sqlite(let path) = store.kind, !scope.declareStoreFile(path) {
        report(.repeatedName, store.name, "another store already uses the file \"\(path)\"")
      }
    }
  }

  private mutating func declare(
    _ name: Name, _ kind: NameScope.Kind, _ options: DeclaredOptions
  ) {
    if let parent = options.parent {
      findAbove(parent)
    }
    if scope.declare(name.text, kind) {
      scope.take(options, of: name.text)
    } else {
      reportRepeated(name)
    }
  }

  private mutating func reportRepeated(_ name: Name) {
    let isDefault = name.text == TimedLine.defaultPointer
    report(
      .repeatedName, name, "the name `\(name.text)` is already declared",
      hint: isDefault
        ? "`\(name.text)` is the default pointer"
        : "views, collections, interactions and pointers share one namespace")
  }

  private mutating func addSection(_ runs: [ItemRun], to collection: Name) {
    if let last = runs.last(where: { $0.numbers != nil }) {
      let count = runs.reduce(scope.numberedItems) { $0 + ($1.numbers?.count ?? 0) }
      guard count <= ItemRun.mostItems else {
        report(
          .valueOutOfRange, at: last.name.location, length: last.text.unicodeScalars.count,
          "the runs have more than \(ItemRun.mostItems) items in all")
        return
      }
    }
    for repeated in scope.addSection(runs, to: collection.text) {
      report(
        .repeatedItem, at: repeated.name.location, length: repeated.text.unicodeScalars.count,
        "`\(collection.text)` already has an item `\(repeated.text)`")
    }
  }

  private mutating func addUnplaced(_ ids: [Name], to view: Name) {
    for id in ids where !scope.addUnplaced(id, to: view.text) {
      report(
        .repeatedItem, id, "`\(view.text)` already has an item `\(id.text)`")
    }
  }

  private mutating func checkStore(_ options: DeclaredOptions) {
    if let store = options.store { findStore(store) }
  }

  private mutating func check(
    _ name: Name, _ callback: Callback, _ conditions: [Condition]
  ) {
    let kind = find(name, as: NameScope.Kind.receivers, "view, collection or interaction")
    if kind == .interaction, !callback.facts.isOfInteraction {
      report(
        .wrongKind, name,
        "`\(name.text)` is an interaction, which does not receive `\(callback.rawValue)`",
        hint: "an interaction receives the drop callbacks of a destination")
    }
    if kind == .addedSource, !callback.facts.isOfAddedSource {
      report(
        .wrongKind, name,
        "`\(name.text)` is a source of a view, which does not receive `\(callback.rawValue)`",
        hint: "it receives the callbacks of a source, but for `sessionForAdding` and those of menus"
      )
    }
    for condition in conditions { condition.phrase.find(&self) }
  }

  private mutating func check(_ policy: Policy) {
    check(policy.name, policy.callback, policy.conditions)
    if case .items(let refs) = policy.answer {
      for ref in refs { find(ref, as: .item, isSetup: true) }
    }
  }
}
