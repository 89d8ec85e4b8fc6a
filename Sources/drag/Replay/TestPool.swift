/// Runs independent work items in parallel.
enum TestPool {
  /// Does all the work.
  ///
  /// - Parameters:
  ///   - count: The number of work items.
  ///   - jobs: The number of parallel workers.
  ///   - work: Runs one item, by its index.
  ///   - onResult: Receives each result when it is available, in any order.
  /// - Returns: The results in the order of the items.
  static func results<Value: Sendable>(
    _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Value,
    onResult: (Value) -> Void
  ) async -> [Value] {
    guard jobs > 1 else {
      return (0..<count).map { piece in
        let value = work(piece)
        onResult(value)
        return value
      }
    }
    return await withTaskGroup(of: (Int, Value).self) { group in
      var next = 0
      func begin() {
        guard next < count else { return }
        let piece = next
        next += 1
        group.addTask { (piece, work(piece)) }
      }
      for _ in 0..<min(jobs, count) { begin() }
      var values = [Value?](repeating: nil, count: count)
      for await (piece, value) in group {
        values[piece] = value
        onResult(value)
        begin()
      }
      return values.compactMap { $0 }
    }
  }
}
