import DragItems
import DragSessions
import DragStage

/// Conservation of items: none is lost, and none appears without a cause (I8).
extension Invariants {
  mutating func choose(_ item: ItemID, at key: VisitKey) {
    let session = key.session
    let isLate = sessions[session].lateChoice == item
    sessions[session].lateChoice = nil
    if isLate { return }
    guard sessions[session].performer != nil, sessions[session].outcome == nil,
      allVisits[key]?.ends ?? 0 == 0
    else { return fail("a drop outside of a perform", key) }
    sessions[session].chosen[item, default: 0] += 1
    let count = sessions[session].chosen[item, default: 0]
    if count > 1, count > sessions[session].carried.count(where: { $0 == item }) {
      fail("a second drop of one item", key)
    }
  }

  /// Records a data change by a session; only the destination that performs its drop may make one.
  mutating func changeData(of session: SessionID, by change: (inout SessionLife) -> Void) {
    let phase = sessions[session].phase
    if phase == .unheard { return }
    if phase == .over || phase == .liftCancelled {
      fail("data changes \(phase)", session)
    } else if sessions[session].performer == nil {
      fail("data changes before a perform", session)
    } else if sessions[session].outcome?.operation.carries == false {
      fail("data changes by a drag that takes nothing", session)
    }
    change(&sessions[session])
  }

  /// A move loses and doubles no item; a copy inserts each item once, and loses none.
  func faultsOfItems(in life: SessionLife) -> [String] {
    guard life.source != nil else { return [] }
    var faults: [String] = []
    let facts = life.outcome?.operation.facts
    if let facts, facts.carries, !facts.leavesSource {
      let count = life.balance.values.reduce(0) { $0 + max(0, $1) }
      if count > Set(life.carried).count { faults.append("a copy brings more than it carries") }
      if life.hasReordered { faults.append("a copy moves existing items") }
    }
    let doubtful = life.balance.filter { _, balance in
      // A source whose application has ended is not notified of the drag's end.
      guard let facts, facts.carries else { return balance < 0 }
      return balance != (facts.leavesSource ? 0 : 1)
    }
    guard !doubtful.isEmpty else { return faults }
    let renaming = Renaming(life, on: stage)
    let unbalanced = doubtful.keys.filter { item in
      let stays = facts?.leavesSource == true && life.balance[item] == 1 && mayStay(item, life)
      return !stays && !renaming.explains(item)
    }
    return faults + unbalanced.sorted(by: <).map { "item `\(stage.name(of: $0))` is not conserved" }
  }

  /// Returns whether a moved item may arrive without leaving its source: its application removed it
  /// while it loaded, or it came with a stack from another application, which keeps it.
  private func mayStay(_ item: ItemID, _ life: SessionLife) -> Bool {
    guard !takenAway.contains(item) else { return true }
    guard let target = life.loaded[item] else { return false }
    // If its own name was in use it has arrived under another one.
    let name = stage.name(of: item)
    let names = [name] + name.originals
    if takenAway.contains(where: { names.contains(stage.name(of: $0)) }) { return true }
    return stage.scene.views.contains { view in
      stage.scene.application(of: view) != stage.scene.application(of: target)
        && names.contains { stage.item($0, in: view) != nil }
    }
  }

  /// The names under which items have left, and those whose copies have arrived by loading.
  ///
  /// An item leaves under one name and arrives under another if its own was in use.
  private struct Renaming {
    private let life: SessionLife
    private let stage: Stage
    private var left: Set<String> = []
    private var copied: Set<String> = []

    init(_ life: SessionLife, on stage: Stage) {
      self.life = life
      self.stage = stage
      for (item, balance) in life.balance {
        let name = stage.name(of: item)
        if balance == -1 { left.insert(name) }
        if balance == 1, life.loaded[item] != nil { copied.formUnion(name.originals) }
      }
    }

    /// Returns whether an item has only changed its name.
    func explains(_ item: ItemID) -> Bool {
      let name = stage.name(of: item)
      if life.balance[item] == -1 { return copied.contains(name) }
      return life.loaded[item] != nil && name.originals.contains(where: left.contains)
    }
  }
}

extension String {
  /// The possible original names of a copy: the text before each `-copy` in the name.
  fileprivate var originals: [String] {
    let mark = "-copy".utf8
    return utf8.indices.filter { utf8[$0...].starts(with: mark) }.map { String(self[..<$0]) }
  }
}
