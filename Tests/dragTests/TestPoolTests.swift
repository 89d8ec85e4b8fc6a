import Synchronization
import Testing

@testable import drag

/// Work that is done side by side.
@Suite struct TestPoolTests {
  @Test(arguments: [1, 2, 3, 40])
  func `all work is done, in order, and no more is begun than so many workers can have`(
    jobs: Int
  ) async {
    let begun = Mutex(0)
    var done = 0
    var most = 0
    let results = await TestPool.results(30, jobs: jobs) { piece in
      begun.withLock { $0 += 1 }
      return piece * piece
    } onResult: { _ in
      most = max(most, begun.withLock { $0 } - done)
      done += 1
    }
    #expect(results == (0..<30).map { $0 * $0 })
    #expect(done == 30)
    #expect(most <= jobs)
  }
}
