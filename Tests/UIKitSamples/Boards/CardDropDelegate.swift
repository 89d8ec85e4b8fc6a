import SwiftUI

/// Reorders cards while one of them is carried over another.
struct CardDropDelegate: DropDelegate {
  let card: String
  @Binding var cards: [String]
  @Binding var carried: String?

  func validateDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: [.text]) && carried != nil
  }

  func dropEntered(info: DropInfo) {
    guard let carried, carried != card, let from = cards.firstIndex(of: carried),
      let to = cards.firstIndex(of: card)
    else { return }
    withAnimation(.spring()) {
      cards.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    DropProposal(operation: .move)
  }

  func performDrop(info: DropInfo) -> Bool {
    carried = nil
    return true
  }
}
