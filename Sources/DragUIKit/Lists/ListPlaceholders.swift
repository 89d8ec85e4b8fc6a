import CollectionModel
import DragGeometry
import DragItems
import DragStage
import Foundation

/// A placeholder of a list: what its cell is made of, and how it looks.
@MainActor struct ListPlaceholder {
  let id: PlaceholderID
  /// The identifier of the class of its cell.
  let reuseIdentifier: String
  /// Sets its cell up, whenever that is shown.
  let update: ((UIView) -> Void)?
}

/// The placeholders of a list, between its items.
///
/// An application's paths are those of its data, which has no placeholders; the stage counts them (CONTRACT-86). The
/// cost of a translation is that of the placeholders.
@MainActor final class ListPlaceholders {
  private var known: [ItemID: ListPlaceholder] = [:]

  var isEmpty: Bool { known.isEmpty }

  func add(_ placeholder: ListPlaceholder) { known[placeholder.id.reference.item] = placeholder }

  /// Forgets a placeholder, which was committed or deleted.
  func remove(_ id: PlaceholderID) { known[id.reference.item] = nil }

  /// Forgets all placeholders: the data was read again.
  func removeAll() { known = [:] }

  subscript(item: ItemID) -> ListPlaceholder? { known[item] }

  /// The place in the data of a place on the stage, or of the gap before it.
  func dataSlot(of shown: Slot, in content: CollectionContent) -> Slot {
    guard !isEmpty else { return shown }
    let before = places(in: content, section: shown.section).count { $0 < shown.item }
    return Slot(section: shown.section, item: shown.item - before)
  }

  /// The place on the stage of a place in the data.
  func shownSlot(of data: Slot, in content: CollectionContent) -> Slot {
    guard !isEmpty else { return data }
    var item = data.item
    for place in places(in: content, section: data.section) where place <= item { item += 1 }
    return Slot(section: data.section, item: item)
  }

  /// The places of the placeholders of a section, ascending.
  private func places(in content: CollectionContent, section: Int) -> [Int] {
    known.keys.compactMap { content.order.slot(of: $0) }.filter { $0.section == section }
      .map(\.item).sorted()
  }

  /// A batch of the data as one of what is shown, and where each place of the data after it is shown.
  func shown(_ batch: BatchUpdate, by map: IndexMap, counts: [Int], in content: CollectionContent)
    -> (batch: BatchUpdate, counts: [Int], target: (Slot) -> Slot)
  {
    guard !isEmpty else { return (batch, counts, { $0 }) }
    var leaving: Set<Slot> = []
    var arriving: [Int: [Int]] = [:]
    for operation in batch.operations {
      switch operation {
      case .deleteItem(let slot): leaving.insert(shownSlot(of: slot, in: content))
      case .insertItem(let slot): arriving[slot.section, default: []].append(slot.item)
      case .moveItem(let source, let target):
        leaving.insert(shownSlot(of: source, in: content))
        arriving[target.section, default: []].append(target.item)
      case .reloadItem, .reconfigureItem, .deleteSection, .insertSection, .moveSection,
        .reloadSection, .reloadData:
        break
      }
    }
    var targets: [Slot: Slot] = [:]
    var shownCounts = counts
    for section in counts.indices {
      let staying = map.oldSection(of: section).map { old in
        content.order.itemIDs(inSection: old).enumerated()
          .filter { !leaving.contains(Slot(section: old, item: $0.offset)) }.map(\.element)
      }
      shownCounts[section] += staying?.count { known[$0] != nil } ?? 0
      place(arriving[section] ?? [], among: staying ?? [], section, into: &targets)
    }
    let target: (Slot) -> Slot = { targets[$0] ?? $0 }
    let operations = batch.operations.map { operation -> BatchUpdate.Operation in
      switch operation {
      case .deleteItem(let slot): .deleteItem(shownSlot(of: slot, in: content))
      case .insertItem(let slot): .insertItem(target(slot))
      case .moveItem(let from, let to):
        .moveItem(from: shownSlot(of: from, in: content), to: target(to))
      case .reloadItem, .reconfigureItem, .deleteSection, .insertSection, .moveSection,
        .reloadSection, .reloadData:
        operation
      }
    }
    return (BatchUpdate(operations), shownCounts, target)
  }

  /// Finds the places of what arrives: each before a placeholder that is at the same place of the data.
  private func place(
    _ arriving: [Int], among staying: [ItemID], _ section: Int, into targets: inout [Slot: Slot]
  ) {
    var wanted = arriving.sorted()[...]
    var (shown, data) = (0, 0)
    func take() {
      while let next = wanted.first, next <= data {
        targets[Slot(section: section, item: next)] = Slot(section: section, item: shown)
        wanted.removeFirst()
        shown += 1
        data += 1
      }
    }
    for item in staying {
      take()
      shown += 1
      if known[item] == nil { data += 1 }
    }
    take()
  }
}
