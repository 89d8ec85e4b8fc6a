import DragItems
import DragSessions
import DragStage

/// What becomes of items: none is lost, and none comes from nowhere (I8).
extension Invariants {
  mutating func choose(_ item: ItemID, at place: Place) {
    let session = place.session
    guard sessions[session].performer != nil, sessions[session].operation == nil,
      places[place]?.ends ?? 0 == 0
    else { return fail("a drop outside of a perform", place) }
    if !sessions[session].chosen.insert(item).inserted {
      fail("a second drop of one item", place)
    }
  }

  /// Notes a change that a session makes to data, which is for who performs its drop alone.
  mutating func changeData(of session: SessionID, by change: (inout SessionLife) -> Void) {
    let phase = sessions[session].phase
    if phase == .unheard { return }
    if phase == .over || phase == .letDown {
      fail("data changes \(phase)", session)
    } else if sessions[session].performer == nil {
      fail("data changes before a perform", session)
    } else if sessions[session].operation?.carries == false {
      fail("data changes by a drag that takes nothing", session)
    }
    change(&sessions[session])
  }

  /// A move loses nothing and doubles nothing; a copy brings each item once, and loses none.
  func faultsOfItems(in life: SessionLife) -> [String] {
    guard life.source != nil else { return [] }
    var faults: [String] = []
    if life.operation == .copy {
      let count = life.balance.values.reduce(0) { $0 + max(0, $1) }
      if count > Set(life.carried).count { faults.append("a copy brings more than it carries") }
      if life.hasReordered { faults.append("a copy moves what is there") }
    }
    let unbalanced = life.balance.filter { item, balance in
      if isRenamed(item, life) { return false }
      switch life.operation {
      case .move: return balance != 0 && !(balance == 1 && mayStay(item, life))
      case .copy: return balance != 1
      // A source whose application is gone is not told how its drag ends.
      case .cancel, .forbidden, nil: return balance < 0
      }
    }
    return faults
      + unbalanced.keys.sorted().map { "item `\(stage.name(of: $0))` is not conserved" }
  }

  /// Whether a moved item may arrive without leaving its source: its application took it away while
  /// it loaded, or it came with a stack from another application, which keeps it.
  private func mayStay(_ item: ItemID, _ life: SessionLife) -> Bool {
    guard !takenAway.contains(item) else { return true }
    guard let target = life.loaded[item] else { return false }
    // Where its own name was taken it has arrived under another one.
    let name = stage.name(of: item)
    return stage.views.contains { view in
      !stage.areLocal(view, target)
        && stage.items(of: view).joined().contains {
          let other = stage.name(of: $0)
          return other == name || name.hasPrefix(other + "-copy")
        }
    }
  }

  /// Whether an item left under one name and arrived under another, because its own was taken where
  /// it has loaded.
  private func isRenamed(_ item: ItemID, _ life: SessionLife) -> Bool {
    let name = stage.name(of: item)
    return life.balance.contains { other, balance in
      let otherName = stage.name(of: other)
      return life.balance[item] == -1
        ? balance == 1 && life.loaded[other] != nil && otherName.hasPrefix(name + "-copy")
        : balance == -1 && life.loaded[item] != nil && name.hasPrefix(otherName + "-copy")
    }
  }
}
