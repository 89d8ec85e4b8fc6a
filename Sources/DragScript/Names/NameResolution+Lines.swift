extension NameResolution {
  mutating func check(_ line: Line) {
    switch line {
    case .timed(let timed):
      if let pointer = timed.pointer { find(pointer, as: [.pointer], "pointer") }
      switch timed.content {
      case .action(let action): check(action)
      case .expectation(let expectation): check(expectation.predicate)
      }
    case .raw(let run):
      for pointer in run.pointers { find(pointer, as: [.pointer], "pointer") }
    case .golden: break
    case .include(let included):
      for line in included.lines { check(line) }
    }
  }

  mutating func check(_ action: Action) {
    switch action {
    case .down(let target, _), .move(let target): find(target)
    case .glide(let glide): find(glide.target)
    case .up(let target, _), .cancel(let target):
      if let target { find(target) }
    case .host(let step):
      for target in step.targets { find(target) }
    case .wait, .settle, .key, .call: break
    case .resizeItems(let refs, _):
      for ref in refs { find(ref, as: .collectionItem, isSetup: false) }
    case .scroll(let name, _, _), .resize(let name, _), .switchOption(let name, _, _):
      find(name, as: [.view, .collection], "view or collection")
    case .app(_, let name):
      if let name { findApp(name) }
    case .resolve(let ref, _), .reject(let ref, _, _): find(ref, as: .item, isSetup: false)
    case .insert(let gap, _): find(gap, as: .gap, isSetup: false)
    case .delete(let ref): find(ref, as: .collectionItem, isSetup: false)
    case .batch(let batch): find(batch.collection, as: [.collection], "collection")
    case .select(let runs):
      for ref in runs.lazy.flatMap(\.refs) { find(ref, as: .element, isSetup: false) }
    case .load(let items, _, let form):
      find(items, as: .item)
      if case .object(let name) = form { findClass(name) }
    case .loadAll(let name): findClass(name)
    case .progress(let ref, _): find(ref, as: .item, isSetup: false)
    case .cancelLoads, .context, .takeFile, .endFileUse: break
    case .reorder(let items, let gap):
      find(items, as: .collectionItem)
      find(gap, as: .gap, isSetup: false)
    case .reload(let name, _): find(name, as: [.collection], "collection")
    case .remove(let name):
      find(name, as: NameScope.Kind.receivers, "view, collection or interaction")
    case .drop(let items, let location):
      find(items, as: .item)
      check(location)
    case .commit(let ref, _), .discard(let ref): find(ref, as: .named, isSetup: false)
    case .reopen(let name), .failSave(let name, _): findStore(name)
    case .externalMove(let store, let item, let gap):
      findStore(store)
      find(item, as: .collectionItem, isSetup: false)
      find(gap, as: .gapOrItem, isSetup: false)
    }
  }

  /// Resolves the items that an action names by references; those named by id alone are resolved
  /// when the action runs.
  private mutating func find(_ items: [ItemName], as use: RefUse) {
    for case .ref(let ref) in items { find(ref, as: use, isSetup: false) }
  }

  private mutating func check(_ location: DropLocation) {
    switch location {
    case .onto(let ref), .into(let ref, _), .adopted(let ref): find(ref, as: .item, isSetup: false)
    case .placeholder(let gap):
      if let gap { find(gap, as: .gap, isSetup: false) }
    case .at: break
    }
  }

  private mutating func check(_ predicate: Predicate) {
    switch predicate {
    case .state, .items, .operation, .badge, .misuse, .preview, .refused, .noSession: break
    case .menu(let ref):
      if let ref { find(ref, as: .item, isSetup: false) }
    case .gap(let ref, _):
      if let ref { find(ref, as: .gap, isSetup: false) }
    case .order(let name, _): find(name, as: [.collection], "collection")
    case .activity(_, let name, _):
      find(name, as: [.view, .collection], "view or collection")
    case .proposal(_, _, let ref):
      if let ref { find(ref, as: .anything, isSetup: false) }
    case .calls(let pattern, _, _), .once(let pattern), .never(let pattern): find(pattern)
    case .sequence(let steps):
      for step in steps { find(step.pattern) }
    case .within(_, let first, let second):
      find(first)
      find(second)
    case .data(let ref, _, _): find(ref, as: .item, isSetup: false)
    case .context(let name, _), .object(let name, _, _), .teamData(let name, _, _):
      find(name, as: [.view, .collection], "view or collection")
    case .progress, .files, .file: break
    case .frame(let ref, _): find(ref, as: .element, isSetup: false)
    case .stored(let name, _), .writes(let name, _, _): findStored(name)
    }
  }
}
