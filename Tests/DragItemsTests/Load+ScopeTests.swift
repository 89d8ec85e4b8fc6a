import DragItems
import Machines
import StateGraphs
import TestSupport
import TableAudits
import Testing

@Suite struct LoadScopeTests {
  private func load(after events: Load.Event...) throws -> Machine<Load> {
    var load = Machine<Load>(Load.Context())
    for event in events { _ = try load.effects(of: event) }
    return load
  }

  private func rejection(of event: Load.Event, by load: Machine<Load>) -> Load.InvalidTransition? {
    var load = load
    let before = load
    var effects: [Load.Effect] = []
    do throws(Load.InvalidTransition) {
      try load.advance(on: event, into: &effects)
      return nil
    } catch {
      #expect(load == before && effects == [])
      return error
    }
  }

  @Test func `the table answers every event in every state`() {
    #expect(TableAudit(of: Load.self).faults == [])
    let count = CellCount(of: StateGraph(of: Load.self))
    #expect([count.states, count.kinds, count.cells] == [5, 7, 35])
    #expect([count.handled, count.ignored, count.rejected, count.derived] == [7, 9, 19, 0])
  }

  // The kinds: requested delivered rejected abandoned progressed expired barred.
  @Test(arguments: [
    OutcomeRow<Load.State>(.idle, "H.....H"), OutcomeRow(.loading, ".HHHHH."),
    OutcomeRow(.loaded, "...i.i."), OutcomeRow(.failed, "...i.i."),
    OutcomeRow(.cancelled, ".iiiii."),
  ])
  func `each cell is handled, ignored or refused as written`(row: OutcomeRow<Load.State>) throws {
    let load =
      switch row.state {
      case .idle: try load()
      case .loading: try load(after: .requested)
      case .loaded: try load(after: .requested, .delivered)
      case .failed: try load(after: .requested, .rejected)
      case .cancelled: try load(after: .requested, .abandoned)
      }
    #expect(Load.Event.allCases.map { load.outcome(on: $0) } == row.outcomes)
  }

  @Test func `CONTRACT-121: a load outside the drop completes with an error at once`() throws {
    var load = try load()
    #expect(try load.effects(of: .barred) == [.fail])
    #expect(load.state == .failed)
    #expect(rejection(of: .requested, by: load) == TransitionError(.requested, in: .failed))
    #expect(rejection(of: .barred, by: load) == TransitionError(.barred, in: .failed))
  }

  @Test func `CONTRACT-118: progress is reported while the load runs, and only then`() throws {
    var load = try load(after: .requested)
    #expect(try load.effects(of: .progressed) == [.report])
    #expect(try load.effects(of: .progressed) == [.report])
    #expect(load.state == .loading)
    #expect(
      rejection(of: .progressed, by: try self.load()) == TransitionError(.progressed, in: .idle))
    for end in [Load.Event.delivered, .rejected] {
      let over = try self.load(after: .requested, end)
      #expect(rejection(of: .progressed, by: over) == TransitionError(.progressed, in: over.state))
    }
    #expect(try self.load(after: .requested, .abandoned).outcome(on: .progressed) == .ignored)
  }

  @Test func `CONTRACT-117: a source that never answers is given up at the deadline`() throws {
    var load = try load(after: .requested)
    #expect(try load.effects(of: .expired) == [.fail])
    #expect(load.state == .cancelled)
    for late in [Load.Event.delivered, .rejected, .progressed, .abandoned, .expired] {
      #expect(load.outcome(on: late) == .ignored)
    }
    #expect(LoadError.failed(.handlerNeverCalled).code == -2001)
  }

  @Test func `CONTRACT-117: a deadline after the end is passed over`() throws {
    for end in [Load.Event.delivered, .rejected, .abandoned] {
      #expect(try load(after: .requested, end).outcome(on: .expired) == .ignored)
    }
    #expect(rejection(of: .expired, by: try load()) == TransitionError(.expired, in: .idle))
  }

  @Test func `CONTRACT-117: a source that answers twice gets an error, and nothing changes`() throws
  {
    for first in [Load.Event.delivered, .rejected] {
      for second in [Load.Event.delivered, .rejected] {
        let load = try load(after: .requested, first)
        let refused = try #require(rejection(of: second, by: load))
        #expect(LoadError.diagnosis(of: refused) == .failed(.handlerCalledTwice))
      }
    }
    let early = try #require(rejection(of: .delivered, by: try load()))
    #expect(LoadError.diagnosis(of: early) == nil)
    let again = try #require(rejection(of: .requested, by: try load(after: .requested)))
    #expect(LoadError.diagnosis(of: again) == nil)
  }

  @Test func `I11: whatever happens, a load completes at most once`() {
    // Every sequence of five events, refused ones left out.
    let kinds = Load.Event.allCases
    #expect(kinds.count == 7)
    var completed = 0
    for number in 0..<16_807 {
      var load = Machine<Load>(Load.Context())
      var effects: [Load.Effect] = []
      var rest = number
      for _ in 0..<5 {
        _ = try? load.advance(on: kinds[rest % 7], into: &effects)
        rest /= 7
      }
      let ends = effects.count { $0 == .complete || $0 == .fail }
      completed += ends
      guard ends <= 1, effects.count(where: { $0 == .request }) <= 1,
        (ends == 1) == (Load.stateKind(of: load.state) == .final),
        ends == 0 || effects.last != .report
      else {
        Issue.record("sequence \(number)")
        return
      }
    }
    #expect(completed > 0)
  }

  @Test(
    arguments: [
      (.itemUnavailable, -1000), (.failed("full"), -1), (.cancelled, 3072),
      (.failed(.unexpectedValueClass), -1100), (.failed(.unavailableCoercion), -1200),
      (.failed(.loadOutsideDropScope), -2000), (.failed(.handlerNeverCalled), -2001),
      (.failed(.handlerCalledTwice), -2002),
    ] as [(LoadError, Int)])
  func `every error has its code and says what happened`(error: LoadError, code: Int) {
    #expect(error.code == code)
    #expect(!error.meaning.isEmpty && !error.meaning.hasSuffix("."))
    if case .failed(let failure) = error, case .reported(let words) = failure.cause {
      #expect(error.meaning == words)
    }
  }
}
