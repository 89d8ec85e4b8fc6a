/// The results of loading a session's items, in the order of the items (CONTRACT-89).
///
/// Loads end in any order, each of them once (CONTRACT-117, 120).
package struct LoadResults<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The reason that a result was rejected; nothing has changed.
  package enum ResultError: Error, Hashable, Sendable {
    /// No load of this number was requested.
    case unknown(Int)
    /// The load is complete already.
    case complete(Int)
  }

  private var results: [Result<Value, LoadError>?]
  private var open: Int

  /// Makes the results of a number of loads; a negative number counts as zero.
  package init(count: Int) {
    open = max(0, count)
    results = Array(repeating: nil, count: open)
  }

  /// Stores the result of the load of one item.
  ///
  /// - Throws: ``ResultError`` for a load that does not exist or that is complete.
  package mutating func complete(_ item: Int, with result: Result<Value, LoadError>)
    throws(ResultError)
  {
    guard results.indices.contains(item) else { throw .unknown(item) }
    guard results[item] == nil else { throw .complete(item) }
    results[item] = result
    open -= 1
  }

  /// True if every load is complete; true without loads.
  package var isComplete: Bool { open == 0 }

  /// The loaded values, in the order of the items, once every load is complete (CONTRACT-89); nil
  /// before.
  package var values: [Value]? {
    guard isComplete else { return nil }
    return results.compactMap { result in
      guard case .success(let value) = result else { return nil }
      return value
    }
  }

  /// The errors, each with the number of its item, in the order of the items.
  package var errors: [(item: Int, error: LoadError)] {
    results.enumerated().compactMap { item, result in
      guard case .failure(let error) = result else { return nil }
      return (item, error)
    }
  }
}
