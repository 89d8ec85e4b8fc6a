extension Stage {
  /// Another stage that does from here on what this one would do, and has an empty trace.
  ///
  /// The policies are shared, and so are the drivers of stores: two stages that both go on are told
  /// apart by nobody else than who asks them. Between events alone; O(views) once either changes.
  package func copied() -> Stage {
    let copy = Stage(settings: settings)
    copy.core = core.copied()
    copy.policies = policies
    return copy
  }

  /// What decides the future at one moment, to be compared with another one.
  package struct Moment: Equatable {
    private let state: StageState

    fileprivate init(_ state: StageState) {
      self.state = state
    }
  }

  /// The present moment; O(1), and the next event then copies what it changes.
  package var moment: Moment { Moment(core.state) }

  /// Numbers items by their names in advance, so that the numbers do not tell who was named first.
  package func number(_ names: [String]) {
    for name in names { _ = core.names.item(named: name) }
  }

  /// How many names of items are numbered.
  package var nameCount: Int { core.names.count }

  /// Feeds everything that decides what the stage does from here on.
  ///
  /// The absolute time is not a part of it, and neither is what can only be asked for afterwards: how
  /// the last session ended and what it carried. What its scene began with is the same on every
  /// copy. An item is fed by its number, so that two stages are told apart only if each name has the
  /// same number on both (``number(_:)``).
  package func feed(_ hasher: inout Hasher) {
    core.state.feed(&hasher)
    core.scene.feed(&hasher)
    core.providers.feed(&hasher)
    hasher.combine(core.applications.phases)
    hasher.combine(core.sessionCount)
    // An application may speak of the drag that began last also when it is over, whichever it was.
    hasher.combine(core.lastBegun.map { live($0) })
    hasher.combine(core.lentFiles.count)
    hasher.combine(core.defect != nil)
    hasher.combine(core.timerLimitExceeded)
  }
}
