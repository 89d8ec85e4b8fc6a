public import DragSessions

extension Stage {
  /// Adds a destination to a view, after the existing ones.
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

  /// Removes a destination that was added to a view; the others are not affected.
  ///
  /// A drag that is inside loses it, and it receives no more notifications: a drop that it performs
  /// becomes a cancel, and its loads are canceled. Within a policy it happens after the current
  /// event.
  ///
  /// - Parameter interaction: The destination.
  /// - Throws: An error if the destination does not exist, or is a view's own.
  public func removeInteraction(_ interaction: DestinationID) throws(StageError) {
    guard interaction.ordinal > 0, core.isPresent(interaction) else {
      throw .unknownName(name(of: interaction))
    }
    perform(.interactionRemoval(interaction))
  }
}
