public import DragSessions

extension Stage {
  /// Adds a destination to a view, behind those that it has.
  func addInteraction(
    _ name: String, to view: ViewID, _ destination: any DestinationReference, asksPreviews: Bool,
    behavior: DropBehavior
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
    guard interaction.ordinal > 0, isPresent(interaction) else {
      throw .unknownName(name(of: interaction))
    }
    perform(.interactionRemoval(interaction))
  }

  /// The name of a destination: its view's, or its own where it was added to one.
  public func name(of destination: DestinationID) -> String { core.scene.name(of: destination) }
}
