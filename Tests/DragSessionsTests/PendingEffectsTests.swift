import Testing

@testable import DragSessions

@Suite struct PendingEffectsTests {
  private let notices: [Effect] = [.notify(.didMove), .notify(.willBegin), .notify(.willLift)]

  /// The effects that a row appends.
  private func carryOut(_ effects: [Effect], in pending: inout PendingEffects) {
    pending.beginRow()
    for effect in effects { pending.append(effect) }
    pending.endRow()
  }

  @Test func `the effects of a row come in their order, and before those that are left`() {
    var pending = PendingEffects()
    carryOut(notices, in: &pending)
    #expect(pending.elements == notices)
    #expect(pending.next() == notices[0])
    carryOut([.ask(.items), .ask(.added)], in: &pending)
    carryOut([], in: &pending)
    #expect(pending.elements == [.ask(.items), .ask(.added)] + notices.dropFirst())
    var taken: [Effect] = []
    while let effect = pending.next() { taken.append(effect) }
    #expect(taken == [.ask(.items), .ask(.added)] + notices.dropFirst())
    #expect(pending.isEmpty)
    // Of more than two, the rest lies elsewhere.
    let many = notices + [.ask(.items), .ask(.added)]
    carryOut(many, in: &pending)
    carryOut(many, in: &pending)
    #expect(pending.elements == many + many)
  }

  @Test(arguments: 0...3) func `no effect is left after all are removed`(count: Int) {
    var pending = PendingEffects()
    carryOut(Array(notices.prefix(count)), in: &pending)
    pending.removeAll()
    #expect(pending == PendingEffects() && pending.isEmpty)
    carryOut([.ask(.items)], in: &pending)
    #expect(pending.elements == [.ask(.items)])
  }

  @Test func `a pushed effect comes before all others`() {
    var pending = PendingEffects()
    carryOut([notices[0]], in: &pending)
    pending.push(notices[1])
    pending.push(notices[2])
    #expect(pending.elements == [notices[2], notices[1], notices[0]])
  }

  @Test func `two stacks with the same effects are equal, wherever the next one lies`() {
    var one = PendingEffects()
    carryOut([notices[0], notices[1]], in: &one)
    var other = PendingEffects()
    carryOut([notices[2], notices[0], notices[1]], in: &other)
    #expect(one != other)
    _ = other.next()
    // The other one had a third effect, among the rest.
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(!other.isEmpty)
    _ = other.next()
    #expect(one != other)
  }
}
