import DragGeometry

extension Batch {
  /// The batch in script form, after its first word.
  var text: String {
    var words = [collection.text]
    if isCompatible { words.append(BatchKeyword.uikit.rawValue) }
    words += changes.map(\.text)
    if let counts { words.append(BatchKeyword.counts.rawValue + counts.map(String.init).trailing) }
    return words.joined(separator: " ")
  }
}

extension Batch.Change {
  /// The change in script form.
  fileprivate var text: String {
    switch self {
    case .deleteItem(let slot): "delete \(slot.placeText)"
    case .insertItem(let slot, let id): "insert \(slot.placeText) \(id.text)"
    case .moveItem(let from, let to): "move \(from.placeText) to \(to.placeText)"
    case .reloadItem(let slot): "reload \(slot.placeText)"
    case .deleteSection(let index): "delete-section \(index)"
    case .insertSection(let index, let ids):
      "insert-section \(index)" + (ids.isEmpty ? "" : " with" + ids.map(\.text).trailing)
    case .moveSection(let from, let to): "move-section \(from) to \(to)"
    case .reloadSection(let index): "reload-section \(index)"
    }
  }
}

extension Slot {
  /// The index in script form.
  fileprivate var placeText: String { section == 0 ? "\(item)" : "\(section)/\(item)" }
}
