public import DragSessions

/// A destination that is served beside a view's own (CONTRACT-35).
struct Interaction {
  let name: String
  let destination: any DropDestination
  /// Whether it is asked how single items arrive.
  let asksPreviews: Bool
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
  /// - Returns: The destination's id.
  /// - Throws: A name that is taken, or a view that is not there.
  @discardableResult
  public func addInteraction(
    _ name: String, to view: ViewID, destination: any DropDestination,
    asksPreviews: Bool = false
  ) throws(StageError) -> DestinationID {
    guard scene.isNameFree(name) else { throw .nameTaken(name) }
    guard scene[view].isPresent else { throw .unknownName("view \(view.rawValue)") }
    return scene.add(
      Interaction(name: name, destination: destination, asksPreviews: asksPreviews), to: view)
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
