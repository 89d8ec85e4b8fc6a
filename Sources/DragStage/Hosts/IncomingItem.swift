import DragItems

/// An item that enters: its name, and its provider.
struct IncomingItem {
  let name: String
  let provider: ItemProvider
}
