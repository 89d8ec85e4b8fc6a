/// A store whose changes can be made to fail, after everything was written.
package final class FailingDriver<Base: StoreDriver>: StoreDriver {
  private let base: Base
  private var failures: [StoreError] = []
  private var loadFailures: [StoreError] = []

  /// Wraps a store.
  package init(_ base: Base) {
    self.base = base
  }

  /// Makes the next change fail after its body, as a full disk does; a second call affects the one
  /// after it.
  package func failNext(with error: StoreError) {
    failures.append(error)
  }

  /// Makes the next load of a list fail.
  package func failNextLoad(with error: StoreError) {
    loadFailures.append(error)
  }

  /// Reads a list.
  package func load(_ list: String) throws(StoreError) -> StoredList<Base.Key> {
    if !loadFailures.isEmpty { throw loadFailures.removeFirst() }
    return try base.load(list)
  }

  /// The revision of a list.
  package func revision(of list: String) throws(StoreError) -> Int64 { try base.revision(of: list) }

  /// Executes a transaction, and rolls it back if it is to fail.
  package func write<Value>(
    _ body: (inout Base.Transaction) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try base.write { transaction throws(StoreError) in
      let value = try body(&transaction)
      if !failures.isEmpty { throw failures.removeFirst() }
      return value
    }
  }
}
