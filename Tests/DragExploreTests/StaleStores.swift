import DragReplay
import OrderedStore

/// Stores in memory, each with connections of several programs.
///
/// Where a write is refused, the mistaken ones put all rows back where they were after the last write of their own connection, and
/// forget what another writer has moved since (EX-60, 20).
final class StaleStores: StoreFolder {
  private let isMistaken: Bool
  private var stores: [String: MemoryDriver<GapKey>] = [:]

  init(isMistaken: Bool) { self.isMistaken = isMistaken }

  func open(_ path: String) throws(StoreError) -> any StoreDriver {
    let store = stores[path] ?? MemoryDriver()
    stores[path] = store
    return Connection(to: store, isMistaken: isMistaken)
  }

  private final class Connection: StoreDriver {
    private let store: MemoryDriver<GapKey>
    private let isMistaken: Bool
    /// The order of each list after the last write of this connection.
    private var orders: [String: [String]] = [:]

    init(to store: MemoryDriver<GapKey>, isMistaken: Bool) {
      (self.store, self.isMistaken) = (store, isMistaken)
    }

    func load(_ list: String) throws(StoreError) -> StoredList<GapKey> {
      let loaded = try store.load(list)
      if orders[list] == nil { orders[list] = loaded.rows.map { $0.id } }
      return loaded
    }

    func revision(of list: String) throws(StoreError) -> Int64 { try store.revision(of: list) }

    func write<Value>(
      _ body: (inout MemoryTable<GapKey>) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
      do throws(StoreError) {
        let value = try store.write(body)
        for list in orders.keys { orders[list] = try store.ids(of: list) }
        return value
      } catch {
        if isMistaken {
          for (list, order) in orders { _ = try store.commit(StoreIntent(.move(order), in: list)) }
        }
        throw error
      }
    }
  }
}
