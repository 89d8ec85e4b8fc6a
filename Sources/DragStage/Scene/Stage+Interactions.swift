public import DragSessions

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
    guard core.scene.isNameFree(name) else { throw .nameTaken(name) }
    guard core.scene.isPresent(view) else { throw .unknownName("view \(view.rawValue)") }
    let id = core.scene.add(
      Interaction(name: name, asksPreviews: asksPreviews, behavior: behavior), to: view)
    policies.add(destination, as: id)
    return id
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
    perform(.interactionRemoval(interaction))
  }

  /// The name of a destination: its view's, or its own where it was added to one.
  public func name(of destination: DestinationID) -> String { core.scene.name(of: destination) }
}
