import DragScript

/// The names that items of a scene may have during a test.
struct KnownNames {
  private var runs: [ItemRun] = []
  private var names: Set<String> = []
  /// Indicates whether systems or hosts bring items, whose names no line contains.
  private(set) var isOpen = false

  /// The names that the set-up declares, and those that it and the lines of a test insert.
  init(in lines: [SetupLine], playing steps: [Line]) {
    for line in lines {
      switch line.statement {
      case .scene(.items(_, let runs)), .scene(.section(_, let runs)):
        insert(runs)
      case .scene(.unplaced(_, let ids)): names.formUnion(ids.map(\.text))
      case .scene(.view(let view)): names.insert(view.name.text)
      case .scene(.seat): isOpen = true
      case .reaction(let reaction): insertNames(of: reaction.action)
      case .may(let action):
        insertNames(of: action)
        if action.bringsAny { isOpen = true }
      default: break
      }
    }
    for case .timed(let line) in steps {
      if case .action(let action) = line.content { insertNames(of: action) }
    }
  }

  private mutating func insert(_ new: some Sequence<ItemRun>) {
    for run in new {
      if run.numbers == nil { names.insert(run.name.text) } else { runs.append(run) }
    }
  }

  fileprivate mutating func insertNames(of action: Action) {
    switch action {
    case .insert(_, let ids): names.formUnion(ids.map(\.text))
    case .batch(let batch):
      for change in batch.changes {
        switch change {
        case .insertItem(_, let id): names.insert(id.text)
        case .insertSection(_, let ids): names.formUnion(ids.map(\.text))
        case .deleteItem, .moveItem, .reloadItem, .deleteSection, .moveSection, .reloadSection:
          break
        }
      }
    case .reload(_, let sections): insert((sections ?? []).joined())
    case .commit(_, let name):
      if let name { names.insert(name.text) }
    case .host, .call: isOpen = true
    default: break
    }
  }

  /// Returns whether an item may have a name: a copy has its original's name with a suffix.
  func mayBear(_ name: String) -> Bool {
    if isOpen || names.contains(name) || runs.contains(where: { $0.contains(name) }) { return true }
    return name.original.map(mayBear) ?? false
  }

  /// The names written one by one, for hints.
  var hints: [String] { names.sorted() }
}

extension Action {
  /// Indicates whether a `may` line brings items of any id: `new` is one that was never there (EX-32).
  fileprivate var bringsAny: Bool {
    var brought = KnownNames(in: [], playing: [])
    brought.insertNames(of: self)
    return brought.hints.contains("new")
  }
}

extension String {
  /// The name before the suffix of a copy, `-copy` or `-copy-2`; nil if there is none.
  fileprivate var original: String? {
    var rest = self[...]
    let digits = rest.reversed().prefix { ("0"..."9").contains($0) }.count
    if digits > 0, rest.dropLast(digits).last == "-" { rest = rest.dropLast(digits + 1) }
    return rest.hasSuffix("-copy") ? String(rest.dropLast("-copy".count)) : nil
  }
}
