public import DragGeometry
import DragItems
import DragSessions

extension Stage {
  /// Takes a view away, with all that is nested in it; its data and its name stay.
  ///
  /// A drag that was lifted from it goes on and is told its end (contract 1.4); its place has no
  /// frame to fly home to. A drag inside of it has lost its destination, which hears nothing more
  /// of it. What loads into it is given up, and its placeholders are discarded. Within a policy it
  /// happens after the current event, as every event does.
  ///
  /// - Parameter view: The view.
  /// - Throws: A view that is not there.
  public func removeView(_ view: ViewID) throws(StageError) {
    guard scene.isPresent(view) else { throw .unknownName(scene[view].name) }
    guard !isTaking else { return situation.queue.append(.removal(view)) }
    isTaking = true
    defer { isTaking = false }
    takeAway(view)
    drainQueue()
  }

  /// Whether a view is there: not removed, and its application not gone; O(1).
  public func isPresent(_ view: ViewID) -> Bool { scene.isPresent(view) }

  /// The views under a point, the front one first; O(1) beside the number found.
  ///
  /// What is nested lies before what it is nested in, and what was added later before its neighbour.
  public func views(at point: Point) -> [ViewID] {
    var found: [ViewID] = []
    guard point.isFinite else { return found }
    scene.collectViews(at: point, into: &found)
    return found
  }

  /// Takes a view away, and what is nested in it.
  func takeAway(_ view: ViewID) {
    guard scene.isPresent(view) else { return }
    // What is nested was added behind its parent.
    var gone = [view]
    var isGone: Set<ViewID> = [view]
    for place in scene.views.indices.dropFirst(view.index + 1) {
      let other = ViewID(index: place)
      guard let parent = scene[other].options.parent, isGone.contains(parent), isPresent(other)
      else { continue }
      gone.append(other)
      isGone.insert(other)
    }
    abandonDrops { isGone.contains(ViewID($0)) }
    lose(gone)
    for view in gone { discardPlaceholders(in: view) }
    contentChanged()
  }

  /// Views are not there any more, all at once: they are not hit, and no drag is inside of them.
  func lose(_ views: [ViewID]) {
    for view in views { scene.remove(view) }
    for view in views {
      for session in situation.drags.map(\.id) {
        for place in 0...scene.gates[view.index].lastPlace {
          step(session, on: .destinationLost(DestinationID(view.rawValue, place: place)))
        }
      }
    }
  }
}
