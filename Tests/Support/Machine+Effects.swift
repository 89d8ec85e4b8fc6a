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

extension Machine where Definition.Effects == [Definition.Effect] {
  /// What a step adds behind effects that are there; nil where it changes those.
  package func added(
    by event: Definition.Event, behind present: [Definition.Effect]
  ) throws(Definition.InvalidTransition) -> [Definition.Effect]? {
    var machine = self
    var effects = present
    try machine.advance(on: event, into: &effects)
    return effects.starts(with: present) ? Array(effects.dropFirst(present.count)) : nil
  }
}
