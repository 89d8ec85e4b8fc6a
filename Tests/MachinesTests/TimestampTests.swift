import Machines
import Testing

@Suite struct TimestampTests {
  private let last = Timestamp(microseconds: .max)
  private let first = Timestamp(microseconds: .min)

  @Test func `a span later is the sum`() {
    #expect(Timestamp(microseconds: 5) + Microseconds(7) == Timestamp(microseconds: 12))
    #expect(Timestamp(microseconds: 5) + Microseconds(-7) == Timestamp(microseconds: -2))
    #expect(Timestamp.zero + .zero == .zero)
  }

  @Test func `a sum stops at the ends of the range`() {
    #expect(last + Microseconds(1) == last)
    #expect(last + Microseconds(.max) == last)
    #expect(first + Microseconds(-1) == first)
    #expect(first + Microseconds(.min) == first)
    #expect(last + Microseconds(.min) == Timestamp(microseconds: -1))
  }

  @Test func `the difference of two points is the span between them`() {
    #expect(Timestamp(microseconds: 12) - Timestamp(microseconds: 5) == Microseconds(7))
    #expect(Timestamp(microseconds: 5) - Timestamp(microseconds: 12) == Microseconds(-7))
  }

  @Test func `a difference stops at the ends of the range`() {
    #expect(last - first == Microseconds(.max))
    #expect(first - last == Microseconds(.min))
    #expect(.zero - first == Microseconds(.max))
    #expect(Timestamp(microseconds: -1) - last == Microseconds(.min))
    #expect(Timestamp(microseconds: -1) - first == Microseconds(.max))
    #expect(Timestamp(microseconds: -2) - last == Microseconds(.min))
  }

  @Test func `points are ordered by time`() {
    #expect(first < .zero)
    #expect(.zero < last)
    #expect(!(last < last))
  }
}
