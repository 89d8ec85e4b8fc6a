import Machines
import Testing

@Suite struct EffectSequenceTests {
  @Test func `a step appends its effects between the begin and the end of a row`() throws {
    var machine = Machine<Lamp>(0)
    var effects = Lamp.Log()
    #expect(try machine.advance(on: .press, into: &effects) == .stepped)
    #expect(effects.lines == ["begin", "click", "light", "end"])
    #expect(try machine.advance(on: .dust, into: &effects) == .ignored)
    #expect(effects.lines.dropFirst(4) == ["begin", "end"])
    #expect(effects.elements == [.click, .light])
  }
}

/// A machine whose owner has a sequence of its own.
private enum Lamp: MachineDefinition {
  enum State: UInt8, IndexedEnum {
    case dark, lit
  }

  struct Event: MachineEvent {
    enum Kind: UInt8, IndexedEnum {
      case press, dust
    }

    let kind: Kind
    static let press = Event(kind: .press)
    static let dust = Event(kind: .dust)
  }

  enum Action: UInt8, EventReader {
    case click, light

    var reads: [Event.Kind]? { nil }
  }

  struct Log: EffectSequence {
    var lines: [String] = []
    var elements: [Action] = []

    mutating func beginRow() { lines.append("begin") }
    mutating func endRow() { lines.append("end") }

    mutating func append(_ effect: Action) {
      lines.append("\(effect)")
      elements.append(effect)
    }
  }

  typealias Guard = Unconditional<Event.Kind>

  static var initial: State { .dark }

  static func stateKind(of state: State) -> StateKind<Event.Kind> { .stable }

  static func source(of kind: Event.Kind) -> EventSource { .host }

  static let transitionGroups: [TransitionGroup<Lamp>] = [
    TransitionGroup(
      "lamp",
      [
        .on(.press, in: .dark, do: .click, .light, to: .lit),
        .on(.press, in: .lit, do: .click, to: .dark),
        .ignored(.dust, in: .dark, .lit, because: "it falls on every lamp"),
      ])
  ]

  static let transitionTable = TransitionTable(packing: transitionGroups)

  static func carryOut(
    _ action: Action, in context: inout Int, on event: Event, into effects: inout Log
  ) {
    effects.append(action)
  }
}
