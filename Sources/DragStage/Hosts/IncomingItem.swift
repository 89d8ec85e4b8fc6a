import DragItems

/// An item that comes in: its name, and what it may bring.
struct IncomingItem {
  let name: String
  let provider: ItemProvider
}
