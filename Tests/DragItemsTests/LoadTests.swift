import DragItems
import Machines
import StateGraphs
import TableAudits
import Testing

@Suite struct LoadTests {
  /// The states that a load passes and what it puts out, event by event.
  private func transcript(_ events: [Load.Event]) throws -> [String] {
    var load = Machine<Load>(Load.Context())
    return try events.map { event in
      var effects: [Load.Effect] = []
      let outcome = try load.advance(on: event, into: &effects)
      return "\(event) \(outcome) \(effects.map { "\($0)" }.joined(separator: ",")) \(load.state)"
    }
  }

  private func load(in state: Load.State) throws -> Machine<Load> {
    var load = Machine<Load>(Load.Context())
    var effects: [Load.Effect] = []
    let path: [Load.Event] =
      switch state {
      case .idle: []
      case .loading: [.requested]
      case .loaded: [.requested, .delivered]
      case .failed: [.requested, .rejected]
      case .cancelled: [.requested, .abandoned]
      }
    for event in path { try load.advance(on: event, into: &effects) }
    return load
  }

  @Test func `CONTRACT-117: a load that succeeds completes once`() throws {
    #expect(
      try transcript([.requested, .delivered, .abandoned]) == [
        "requested stepped request loading", "delivered stepped complete loaded",
        "abandoned ignored  loaded",
      ])
  }

  @Test func `CONTRACT-117: a load that fails completes once`() throws {
    #expect(
      try transcript([.requested, .rejected, .abandoned]) == [
        "requested stepped request loading", "rejected stepped fail failed",
        "abandoned ignored  failed",
      ])
  }

  @Test func `CONTRACT-118: what arrives after a load was given up is passed over`() throws {
    #expect(
      try transcript([.requested, .abandoned, .delivered, .rejected, .abandoned]) == [
        "requested stepped request loading", "abandoned stepped fail cancelled",
        "delivered ignored  cancelled", "rejected ignored  cancelled",
        "abandoned ignored  cancelled",
      ])
  }

  static let rejections: [(Load.State, Load.Event, String)] = [
    (.idle, .delivered, "no data was requested"),
    (.idle, .rejected, "no data was requested"),
    (.idle, .abandoned, "no data was requested"),
    (.loading, .requested, "the data was requested already"),
    (.loaded, .requested, "the data was requested already"),
    (.failed, .requested, "the data was requested already"),
    (.cancelled, .requested, "the data was requested already"),
    (.loaded, .delivered, "the load is complete already"),
    (.loaded, .rejected, "the load is complete already"),
    (.failed, .delivered, "the load is complete already"),
    (.failed, .rejected, "the load is complete already"),
  ]

  @Test(arguments: rejections)
  func `CONTRACT-117: what cannot follow is refused with a reason and changes nothing`(
    state: Load.State, event: Load.Event, reason: String
  ) throws {
    var load = try load(in: state)
    let before = load
    var effects: [Load.Effect] = []
    #expect(throws: Load.InvalidTransition(event, in: state)) {
      try load.advance(on: event, into: &effects)
    }
    #expect(load == before)
    #expect(effects == [])
    #expect("\(Load.reason(for: Load.InvalidTransition(event, in: state)))" == reason)
  }

  @Test func `CONTRACT-117: whatever happens, a load completes at most once`() throws {
    // Every sequence of six events, refused ones left out.
    let kinds = Load.Event.allCases
    for number in 0..<4096 {
      var load = Machine<Load>(Load.Context())
      var effects: [Load.Effect] = []
      var rest = number
      for _ in 0..<6 {
        _ = try? load.advance(on: kinds[rest % 4], into: &effects)
        rest /= 4
      }
      #expect(effects.count { $0 == .request } <= 1)
      #expect(effects.count { $0 != .request } <= 1)
    }
  }

  @Test func `the table answers every event in every state`() {
    #expect(TableAudit(of: Load.self).faults == [])
  }

  @Test func `the codes of errors are the contract's`() {
    #expect(LoadError.itemUnavailable.code == -1000)
    #expect(LoadError.failed("full").code == -1)
    #expect(LoadError.cancelled.code == 3072)
  }
}
