import DragSessions

/// The destinations and the sources that were added to views.
extension Scene {
  /// The first source of a view whose items may be dragged: its own, or the first one that was added and not removed.
  func firstSource(of view: ViewID) -> DestinationID? {
    guard view.index < views.count, gates[view.index].hasSource else { return nil }
    let own = DestinationID(view.rawValue)
    return views[view.index].allowsDragging ? own : source(after: own)
  }

  /// The source of a view that answers for its menus, also where its items may not be dragged: its own, or the first one that
  /// was added and not removed.
  func menuSource(of view: ViewID) -> DestinationID? {
    guard gates[view.index].hasSource else { return nil }
    let own = DestinationID(view.rawValue)
    return views[view.index].hasOwnSource ? own : source(after: own)
  }

  /// The source that is asked after another one of its view; nil after the last.
  func source(after id: DestinationID) -> DestinationID? {
    var number = id.ordinal == 0 ? 0 : .max - id.ordinal
    while number < gates[ViewID(id).index].addedSources {
      number += 1
      let next = DestinationID(id.rawValue, ordinal: .max - number)
      if interactions[next]?.isPresent == true { return next }
    }
    return nil
  }

  /// The destination of a name that was added to a view, or nil.
  func interaction(named name: String) -> DestinationID? { interactionsByName[name] }

  func behavior(of id: DestinationID) -> DropBehavior {
    guard gates[ViewID(id).index].hasCustomBehavior else { return DropBehavior() }
    return id.ordinal == 0
      ? views[ViewID(id).index].options.drop : interactions[id]?.behavior ?? DropBehavior()
  }

  // Each notification of a destination asks: a call would get a copy of the scene.
  @inline(__always)
  func hasDestination(_ id: DestinationID) -> Bool {
    guard id.ordinal == 0 else { return hasInteraction(id) }
    let view = ViewID(id).index
    return view < views.count && views[view].hasDestination
  }

  @inline(never)
  private func hasInteraction(_ id: DestinationID) -> Bool { interactions[id]?.isPresent ?? false }

  /// Returns true if a destination is asked for the previews of arriving items.
  func asksDropPreviews(_ id: DestinationID) -> Bool {
    id.ordinal == 0
      ? self[ViewID(id)].options.asksPreviews.contains(.drop)
      : interactions[id]?.asksPreviews ?? false
  }

  /// The name of a destination; empty for one of another stage.
  func name(of id: DestinationID) -> String {
    id.ordinal == 0 ? self[ViewID(id)].name : interactions[id]?.name ?? ""
  }
}
