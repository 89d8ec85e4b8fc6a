import Seeds
import TestSupport
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

  @Test(.seeds(1...60))
  func `a stack is the list of its effects, of which a new row comes first, however it was made`() {
    var random = SplitMix64(seed: Seed.current)
    let kinds = notices + [.ask(.items), .ask(.added), .notify(.didEnd(DragOutcome(.copy)))]
    func some(_ most: Int) -> [Effect] {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in kinds[Int(random.next() % 6)] }
    }
    var pending = PendingEffects()
    var plain: [Effect] = []
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let row = some(5)
        carryOut(row, in: &pending)
        plain = row + plain
      case 2:
        let effect = kinds[Int(random.next() % 6)]
        pending.push(effect)
        plain.insert(effect, at: 0)
      case 3 where plain.count > 8:
        pending.removeAll()
        plain = []
      default:
        #expect(pending.next() == plain.first)
        plain = Array(plain.dropFirst())
      }
      #expect(pending.elements == plain)
      #expect(pending.isEmpty == plain.isEmpty)
      // The same effects, all of one row, and another one in the place of any.
      var same = PendingEffects()
      carryOut(plain, in: &same)
      #expect(same == pending && same.hashValue == pending.hashValue)
      for place in plain.indices {
        var others = plain
        others[place] = .command(.nothingLifted)
        var other = PendingEffects()
        carryOut(others, in: &other)
        #expect(other != pending && pending != other)
      }
    }
  }
}
