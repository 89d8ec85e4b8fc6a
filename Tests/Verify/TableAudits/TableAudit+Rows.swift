import Machines
import StateGraphs

extension TableAudit {
  /// The errors of single rows.
  static var rowFaults: [Finding] {
    Definition.transitionGroups.flatMap { group in
      group.rows.enumerated().flatMap { index, row -> [Finding] in
        row.states.isEmpty || row.kinds.isEmpty
          ? [.emptyRow(index + 1, group: group.name.description)] : []
      }
    }
  }

  /// The errors of guards and actions: unused, or used on a kind that they do not read.
  static var readerFaults: [Finding] {
    var guardUses: [(Definition.Guard, [Kind])] = []
    var actionUses: [(Definition.Action, [Kind])] = []
    for row in Definition.transitionGroups.flatMap(\.rows) {
      if let condition = row.condition { guardUses.append((condition, row.kinds)) }
      if case .step(let actions, _) = row.outcome {
        actionUses += actions.map { ($0, row.kinds) }
      }
    }
    return faults(guardUses, unused: Finding.unusedGuard, blind: Finding.blindGuard)
      + faults(actionUses, unused: Finding.unusedAction, blind: Finding.blindAction)
  }

  private static func faults<Reader: EventReader>(
    _ uses: [(Reader, [Kind])],
    unused: (Reader) -> Finding,
    blind: (Reader, Kind) -> Finding
  ) -> [Finding] where Reader.Kind == Kind {
    Reader.allCases.flatMap { reader -> [Finding] in
      let kinds = uses.filter { $0.0 == reader }.map(\.1)
      guard !kinds.isEmpty else { return [unused(reader)] }
      guard let read = reader.reads else { return [] }
      let used = Set(kinds.joined())
      return Kind.allCases.filter { used.contains($0) && !read.contains($0) }
        .map { blind(reader, $0) }
    }
  }

  /// The errors of the four lists: numbers and names.
  static var listFaults: [Finding] {
    faults(of: State.self, in: .states) + faults(of: Kind.self, in: .kinds)
      + faults(of: Definition.Guard.self, in: .guards)
      + faults(of: Definition.Action.self, in: .actions)
  }

  private static func faults<Name: IndexedEnum>(
    of label: Name.Type,
    in list: Finding.List
  ) -> [Finding] {
    let numbers = Name.allCases.map { Int($0.rawValue) }
    let isDense = numbers.elementsEqual(numbers.indices)
    var faults: [Finding] = isDense ? [] : [.misnumbered(list)]
    var names: Set<String> = []
    for name in Name.allCases.map({ String(describing: $0) }) {
      if !names.insert(name).inserted { faults.append(.repeated(name, list)) }
      if !isIdentifier(name) { faults.append(.unexportable(name, list)) }
    }
    return faults
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return name.unicodeScalars.allSatisfy(\.isWord)
  }
}
