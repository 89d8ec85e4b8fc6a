import DragSessions

extension Stage {
  /// Another stage that does from here on what this one would do, and has an empty trace.
  ///
  /// The policies are shared, and so are the drivers of stores: two stages that both go on are told
  /// apart by nobody else than who asks them. Between events alone; O(views) once either changes.
  package func copied() -> Stage {
    let copy = Stage(settings: settings)
    copy.defect = defect
    copy.isOverrun = isOverrun
    copy.firings = firings
    copy.lastOutcome = lastOutcome
    copy.lastBegun = lastBegun
    copy.lastPressed = lastPressed
    copy.clock = clock
    copy.endedSession = endedSession
    copy.scene = scene.copied()
    copy.situation = situation
    copy.names = names
    copy.providers = providers
    copy.applications = applications
    copy.types = types
    copy.files = files
    copy.localValues = localValues
    copy.classes = classes
    copy.toldOpaque = toldOpaque
    copy.lentFiles = lentFiles
    copy.endedProgress = endedProgress
    copy.stores = stores
    copy.boundStores = boundStores
    copy.jointChanges = jointChanges
    copy.looseChanges = looseChanges
    copy.storeSessions = storeSessions
    copy.pointerNames = pointerNames
    copy.pointerKinds = pointerKinds
    copy.sessionCount = sessionCount
    copy.loadCount = loadCount
    copy.rowCounts = rowCounts
    return copy
  }

  /// What decides the future at one moment, to be compared with another one.
  package struct Moment: Equatable {
    private let situation: Situation

    fileprivate init(_ situation: Situation) {
      self.situation = situation
    }
  }

  /// The present moment; O(1), and the next event then copies what it changes.
  package var moment: Moment { Moment(situation) }

  /// Numbers items by their names in advance, so that the numbers do not tell who was named first.
  package func number(_ names: [String]) {
    for name in names { _ = self.names.item(named: name) }
  }

  /// How many names of items are numbered.
  package var nameCount: Int { names.count }

  /// Feeds everything that decides what the stage does from here on.
  ///
  /// The absolute time is no part of it, and neither is what can only be asked for afterwards: how
  /// the last session ended and what it carried. What its scene began with is the same on every
  /// copy. An item is fed by its number, so that two stages are told apart only if each name has the
  /// same number on both (``number(_:)``).
  package func feed(_ hasher: inout Hasher) {
    situation.feed(&hasher)
    scene.feed(&hasher)
    providers.feed(&hasher)
    hasher.combine(applications.phases)
    hasher.combine(sessionCount)
    // An application may speak of the drag that began last also when it is over, whichever it was.
    hasher.combine(lastBegun.map { place(of: $0) })
    hasher.combine(lentFiles.count)
    hasher.combine(defect != nil)
    hasher.combine(isOverrun)
  }
}
