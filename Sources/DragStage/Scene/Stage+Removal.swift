import DragSessions

extension Stage {
  func remove(_ interaction: DestinationID) {
    guard isPresent(interaction) else { return }
    core.record(.removed(ViewID(interaction)), session: nil, at: interaction.ordinal)
    abandonDrops { $0 == interaction }
    core.scene.remove(interaction)
    policies.remove(interaction)
    for session in core.state.drags.sessions {
      step(session, on: .destinationLost(interaction))
    }
    core.placesChanged()
  }

  /// Takes a view away, and what is nested in it.
  func remove(_ view: ViewID) {
    guard core.scene.isPresent(view) else { return }
    core.record(.removed(view), session: nil)
    // What is nested was added behind its parent.
    var gone = [view]
    var isGone: Set<ViewID> = [view]
    for place in core.scene.views.indices.dropFirst(view.index + 1) {
      let other = ViewID(index: place)
      guard let parent = core.scene[other].options.parent, isGone.contains(parent), isPresent(other)
      else { continue }
      gone.append(other)
      isGone.insert(other)
    }
    abandonDrops { isGone.contains(ViewID($0)) }
    lose(gone)
    for view in gone { core.discardPlaceholders(in: view) }
    core.contentChanged()
  }

  /// Views are not there any more, all at once: they are not hit, and no drag is inside of them.
  func lose(_ views: [ViewID]) {
    for view in views { core.scene.remove(view) }
    for view in views {
      for session in core.state.drags.sessions {
        for place in 0...core.scene.gates[view.index].lastPosition {
          step(session, on: .destinationLost(DestinationID(view.rawValue, ordinal: place)))
        }
      }
    }
  }
}
