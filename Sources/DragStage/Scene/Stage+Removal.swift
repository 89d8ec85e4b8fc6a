import DragSessions

extension Stage {
  func remove(_ interaction: DestinationID) {
    guard core.isPresent(interaction) else { return }
    core.record(.removed(ViewID(interaction)), session: nil, at: interaction.ordinal)
    abandonDrops { $0 == interaction }
    core.scene.remove(interaction)
    policies.remove(interaction)
    for session in core.state.drags.sessions {
      step(session, on: .destinationLost(interaction))
    }
    core.placesChanged()
  }

  /// Removes a view with its nested views.
  func remove(_ view: ViewID) {
    guard core.scene.isPresent(view) else { return }
    core.record(.removed(view), session: nil)
    // Nested views were added after their parent.
    var gone = [view]
    var isGone: Set<ViewID> = [view]
    for place in core.scene.views.indices.dropFirst(view.index + 1) {
      let other = ViewID(index: place)
      guard let parent = core.scene[other].options.parent, isGone.contains(parent),
        core.isPresent(other)
      else { continue }
      gone.append(other)
      isGone.insert(other)
    }
    abandonDrops { isGone.contains(ViewID($0)) }
    lose(gone)
    for view in gone { core.discardPlaceholders(in: view) }
    core.contentChanged()
  }

  /// Removes views, all at once: they are not hit any more, and no drag is inside them.
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
