import Machines
import Testing

@Suite struct MicrosecondsTests {
  @Test func `milliseconds and seconds are counted in microseconds`() {
    #expect(Microseconds.milliseconds(150) == Microseconds(150_000))
    #expect(Microseconds.seconds(-2) == Microseconds(-2_000_000))
    #expect(Microseconds.milliseconds(0) == .zero)
  }

  @Test func `a product stops at the ends of the range`() {
    let limit = Int64.max / 1_000
    #expect(Microseconds.milliseconds(limit) == Microseconds(limit * 1_000))
    #expect(Microseconds.milliseconds(limit + 1) == Microseconds(.max))
    #expect(Microseconds.milliseconds(-limit - 1) == Microseconds(.min))
    #expect(Microseconds.seconds(.max) == Microseconds(.max))
    #expect(Microseconds.seconds(.min) == Microseconds(.min))
  }

  @Test func `a sum stops at the ends of the range`() {
    #expect(Microseconds(3) + Microseconds(4) == Microseconds(7))
    #expect(Microseconds(.max) + Microseconds(1) == Microseconds(.max))
    #expect(Microseconds(.min) + Microseconds(-1) == Microseconds(.min))
    #expect(Microseconds(.max) + Microseconds(.min) == Microseconds(-1))
  }

  @Test func `spans are ordered by length`() {
    #expect(Microseconds(-1) < .zero)
    #expect(!(Microseconds.zero < .zero))
  }
}
