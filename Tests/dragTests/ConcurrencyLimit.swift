/// Lets so many operations run at a time, and the others wait in the order in which they came.
actor ConcurrencyLimit {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Runs an operation as soon as there is room for it.
  nonisolated func perform(_ operation: () async throws -> Void) async rethrows {
    await enter()
    do {
      try await operation()
    } catch {
      await leave()
      throw error
    }
    await leave()
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
