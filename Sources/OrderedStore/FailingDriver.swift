/// A store whose changes fail when they are told to, behind all that they have written.
package final class FailingDriver<Base: StoreDriver>: StoreDriver {
  private let base: Base
  private var failures: [StoreError] = []
  private var loadFailures: [StoreError] = []

  /// Makes a store of another one.
  package init(_ base: Base) {
    self.base = base
  }

  /// Lets the next change fail behind its body, as a full disk does; again, the one after it.
  package func failNext(with error: StoreError) {
    failures.append(error)
  }

  /// Lets the next reading of a list fail.
  package func failNextLoad(with error: StoreError) {
    loadFailures.append(error)
  }

  /// Reads a list.
  package func load(_ list: String) throws(StoreError) -> StoredList<Base.Key> {
    if !loadFailures.isEmpty { throw loadFailures.removeFirst() }
    return try base.load(list)
  }

  /// The number of the last change to a list.
  package func revision(of list: String) throws(StoreError) -> Int64 { try base.revision(of: list) }

  /// Carries out a transaction, and takes it back where it was to fail.
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
