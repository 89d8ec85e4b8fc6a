import Machines
import Testing

@testable import DragSessions

/// The drop sessions of a drag, which are compared one by one while they are few.
@Suite struct VisitTableTests {
  private func destination(_ number: Int) -> DestinationID {
    // Two at each site, and not in their order.
    DestinationID(UInt32(number * 37 % 101), ordinal: UInt32(number % 2))
  }

  @Test(arguments: [1, 2, 31, 32, 33, 34, 100])
  func `each destination has the drop session that was added for it`(count: Int) {
    var table = VisitTable()
    for number in 0..<count { #expect(table.add(destination(number)) == number) }
    for number in 0..<count {
      #expect(table.index(of: destination(number)) == number)
      #expect(table[number].context.destination == destination(number))
    }
    #expect(table.index(of: destination(count)) == nil)
  }

  @Test(arguments: [2, 40])
  func `a message finds its drop session after one to another destination`(count: Int) {
    var table = VisitTable()
    for number in 0..<count { _ = table.add(destination(number)) }
    for number in [0, count - 1, count - 1, 0, 1] {
      #expect(table.knownIndex(of: destination(number)) == number)
    }
    #expect(table.knownIndex(of: destination(count)) == nil)
    #expect(table.knownIndex(of: destination(1)) == 1)
  }

  @Test(arguments: [1, 40])
  func `no drop session is found after all are removed, and others are added as at first`(
    count: Int
  ) {
    var table = VisitTable()
    for number in 0..<count { _ = table.add(destination(number)) }
    table.removeAll()
    #expect(table == VisitTable())
    for number in 0..<count { #expect(table.knownIndex(of: destination(number)) == nil) }
    for number in (0..<count).reversed() {
      #expect(table.add(destination(number)) == count - 1 - number)
    }
    #expect(table.index(of: destination(0)) == count - 1)
  }

  @Test func `tables are equal whatever was looked up last`() {
    var table = VisitTable()
    for number in 0..<3 { _ = table.add(destination(number)) }
    var other = table
    _ = other.knownIndex(of: destination(0))
    #expect(table == other)
    #expect(table.hashValue == other.hashValue)
    _ = other.add(destination(3))
    #expect(table != other)
  }
}
