package import Machines

extension Machine {
  /// Takes one step and gives what its row put out, so that a test reads as a transcript.
  package mutating func effects(
    of event: Definition.Event
  ) throws(Definition.InvalidTransition) -> [Definition.Effect] {
    var effects = Definition.Effects()
    try advance(on: event, into: &effects)
    return effects.elements
  }
}
