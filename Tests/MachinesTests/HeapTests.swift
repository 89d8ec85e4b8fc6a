import Seeds
import Machines
import TestSupport
import Testing

/// The least element comes first, whatever comes and goes.
struct HeapTests {
  @Test(.seeds(0...19))
  func `a heap gives what a sorted array gives`() {
    let seed = Seed.current
    var numbers = SplitMix64(seed: seed)
    var heap = Heap<Int>()
    var sorted: [Int] = []
    for _ in 0..<500 {
      let number = Int.random(in: 0..<100, using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: #expect(heap.removeFirst() == (sorted.isEmpty ? nil : sorted.removeFirst()))
      case 1 where !sorted.isEmpty:
        heap.replaceFirst(with: number)
        sorted[0] = number
      case 2 where !sorted.isEmpty:
        let index = Int.random(in: sorted.indices, using: &numbers)
        sorted.remove(at: sorted.firstIndex(of: heap.unordered[index]) ?? 0)
        heap.remove(at: index)
      case _:
        heap.insert(number)
        sorted.append(number)
      }
      sorted.sort()
      #expect(heap.first == sorted.first && heap.count == sorted.count)
      #expect(heap.unordered.sorted() == sorted && heap.isEmpty == sorted.isEmpty)
    }
    var other = Heap(ascending: sorted)
    #expect(sorted.indices.map { _ in other.removeFirst() } == sorted)
  }
}
