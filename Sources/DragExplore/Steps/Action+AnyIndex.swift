import DragScript

/// Chooses for what a `may` line leaves open: `[*]`, `[gap *]` and `new` (EX-32).
protocol IndexChoice {
  /// The reference with an index; one that leaves nothing open is returned as it is.
  mutating func reference(for pattern: Ref) -> Ref
  /// The id; an id of an item that never was in the place of `new`.
  mutating func id(for pattern: Name) -> Name
}

extension Action {
  /// The references that leave an index open.
  var patterns: [Ref] {
    var collected = Collected()
    _ = filled(by: &collected)
    return collected.patterns
  }

  private struct Collected: IndexChoice {
    var patterns: [Ref] = []

    mutating func reference(for pattern: Ref) -> Ref {
      if pattern.isOpen { patterns.append(pattern) }
      return pattern
    }

    mutating func id(for pattern: Name) -> Name { pattern }
  }

  /// The action with everything chosen that it leaves open.
  func filled(by choice: inout some IndexChoice) -> Action {
    switch self {
    case .insert(let gap, let ids):
      return .insert(at: choice.reference(for: gap), ids: ids.map { choice.id(for: $0) })
    case .delete(let ref): return .delete(choice.reference(for: ref))
    case .reorder(let items, let gap):
      let items = items.map { choice.item(for: $0) }
      return .reorder(items, to: choice.reference(for: gap))
    case .select(let runs):
      return .select(
        runs.map { $0.numbers == nil ? RefRun(choice.reference(for: $0.ref)) : $0 })
    case .resizeItems(let refs, let size):
      return .resizeItems(refs.map { choice.reference(for: $0) }, to: size)
    case .load(let items, let type, let form):
      return .load(items.map { choice.item(for: $0) }, type: type, form)
    case .progress(let ref, let units): return .progress(choice.reference(for: ref), units)
    case .commit(let ref, let id):
      return .commit(choice.reference(for: ref), as: id.map { choice.id(for: $0) })
    case .discard(let ref): return .discard(choice.reference(for: ref))
    case .externalMove(let store, let item, let gap):
      return .externalMove(
        store: store, choice.reference(for: item), to: choice.reference(for: gap))
    case .drop(let items, let place):
      return .drop(items.map { choice.item(for: $0) }, place.filled(by: &choice))
    // All others leave nothing open.
    default:
      return self
    }
  }
}

extension DropLocation {
  fileprivate func filled(by choice: inout some IndexChoice) -> DropLocation {
    switch self {
    case .onto(let ref): .onto(choice.reference(for: ref))
    case .into(let ref, let rect): .into(choice.reference(for: ref), rect)
    case .adopted(let ref): .adopted(choice.reference(for: ref))
    case .placeholder(let ref?): .placeholder(choice.reference(for: ref))
    case .at, .placeholder(nil): self
    }
  }
}

extension IndexChoice {
  fileprivate mutating func item(for name: ItemName) -> ItemName {
    if case .ref(let ref) = name { .ref(reference(for: ref)) } else { name }
  }
}

extension Ref {
  /// Indicates whether the reference leaves its index open.
  var isOpen: Bool { part == .anyItem || part == .anyGap }
}
