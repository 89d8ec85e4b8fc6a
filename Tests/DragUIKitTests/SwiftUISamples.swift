import DragSwiftUI
import Foundation

// As an application writes them: nothing but SwiftUI is imported, so that its names are not those of the stage.

/// Values that delegates refer to by bindings, as a view's state is.
final class Shelf {
  var items: [String]
  var dragged: String?
  var isTargeted = false
  var calls: [String] = []
  var taken: [Int] = []

  init(_ items: [String] = []) { self.items = items }

  func binding<Value>(_ path: ReferenceWritableKeyPath<Shelf, Value>) -> Binding<Value> {
    Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
  }
}

/// A delegate that lists its calls, and answers with what a test sets.
struct ListingDelegate: DropDelegate {
  let shelf: Shelf
  var isValid = true
  var proposals: (Int) -> DropProposal? = { _ in DropProposal(operation: .copy) }

  private func note(_ call: String, _ info: DropInfo) {
    shelf.calls.append("\(call) \(Int(info.location.x)),\(Int(info.location.y))")
  }

  func validateDrop(info: DropInfo) -> Bool {
    note("validate", info)
    return isValid
  }

  func dropEntered(info: DropInfo) { note("entered", info) }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    note("updated", info)
    return proposals(shelf.calls.filter { $0.hasPrefix("updated") }.count)
  }

  func dropExited(info: DropInfo) { note("exited", info) }

  func performDrop(info: DropInfo) -> Bool {
    note("perform", info)
    shelf.taken = [
      info.itemProviders(for: [.plainText]).count, info.itemProviders(for: [.image]).count,
      info.itemProviders(for: ["public.text"]).count,
    ]
    return info.hasItemsConforming(to: [.text]) && !info.hasItemsConforming(to: ["public.image"])
  }
}

/// A delegate with no more than it must have.
struct LeastDelegate: DropDelegate {
  let shelf: Shelf

  func performDrop(info: DropInfo) -> Bool {
    shelf.calls.append("perform")
    return true
  }
}

/// Reorders a row of cards while one of them is carried over another.
struct RelocateDelegate: DropDelegate {
  let item: String
  @Binding var items: [String]
  @Binding var dragged: String?

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != item, let from = items.firstIndex(of: dragged),
      let to = items.firstIndex(of: item)
    else { return }
    withAnimation(.easeInOut(duration: 0.2)) {
      items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}

extension DropProposal {
  static let forbidden = DropProposal(operation: .forbidden)
  static let move = DropProposal(operation: .move)
}
