public import DragSessions

/// A destination that is served beside a view's own (CONTRACT-35).
struct Interaction {
  let name: String
  let destination: any DropDestination
  /// Whether it is asked how single items arrive.
  let asksPreviews: Bool
  /// Where it does something else with a drag than most.
  let behavior: DropBehavior
  /// Whether it is still served.
  var isPresent = true
}

extension Stage {
  /// Adds a destination to a view, behind those that it has: all are served at once (CONTRACT-35).
  ///
  /// A drag is inside all of them that look at it. The proposal in force is the first copy or move
  /// among theirs, in the order of adding, else the first; whoever made it is asked to perform, and
  /// the others hear the end.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it; views and interactions share their names.
  ///   - view: The view.
  ///   - destination: What is asked when something is dragged over the view.
  ///   - asksPreviews: Whether it is asked how single items arrive (CONTRACT-29).
  ///   - behavior: Where it does something else with a drag than most.
  /// - Returns: The destination's id.
  /// - Throws: A name that is taken, or a view that is not there.
  @discardableResult
  public func addInteraction(
    _ name: String, to view: ViewID, destination: any DropDestination,
    asksPreviews: Bool = false, behavior: DropBehavior = DropBehavior()
  ) throws(StageError) -> DestinationID {
    guard scene.isNameFree(name) else { throw .nameTaken(name) }
    guard scene.isPresent(view) else { throw .unknownName("view \(view.rawValue)") }
    return scene.add(
      Interaction(
        name: name, destination: destination, asksPreviews: asksPreviews, behavior: behavior),
      to: view)
  }

  /// Takes a destination away that was added to a view; the others are served as before.
  ///
  /// A drag that is inside of it has lost it, and it hears nothing more: a drop that it performs is
  /// a cancel, and what it loads is given up. Within a policy it happens after the current event.
  ///
  /// - Parameter interaction: The destination.
  /// - Throws: A destination that is not there, or a view's own.
  public func removeInteraction(_ interaction: DestinationID) throws(StageError) {
    guard interaction.place > 0, isPresent(interaction) else {
      throw .unknownName(name(of: interaction))
    }
    guard !isTaking else { return situation.queue.append(.interactionRemoval(interaction)) }
    isTaking = true
    defer { isTaking = false }
    takeAway(interaction)
    drainQueue()
  }

  func takeAway(_ interaction: DestinationID) {
    guard isPresent(interaction) else { return }
    abandonDrops { $0 == interaction }
    scene.remove(interaction)
    for session in situation.drags.map(\.id) {
      step(session, on: .destinationLost(interaction))
    }
    placesChanged()
  }

  /// The destination of a name that was added to a view, or nil.
  public func interaction(named name: String) -> DestinationID? { scene.interaction(named: name) }

  /// Whether a destination is there: neither it nor its view was taken away.
  public func isPresent(_ destination: DestinationID) -> Bool {
    scene.isPresent(ViewID(destination))
      && (destination.place == 0 || scene.destination(destination) != nil)
  }

  /// The name of a destination: its view's, or its own where it was added to one.
  public func name(of destination: DestinationID) -> String { scene.name(of: destination) }
}

extension ViewID {
  /// The view at which a destination is served.
  init(_ destination: DestinationID) {
    self.init(destination.rawValue)
  }
}
