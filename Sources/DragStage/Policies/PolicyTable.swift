import DragSessions

/// The policies that receive callbacks: the source and the destination of each view, and the destinations that were added to it.
///
/// Views know only whether they have one, so that a scene is data alone.
struct PolicyTable {
  private var sources: [(any DragSource)?] = []
  private var destinations: [(any DropDestination)?] = []
  /// The destinations that were added to views and not taken away (CONTRACT-35).
  private var added: [DestinationID: any DropDestination] = [:]

  /// Adds the policies of the next view, in the order of the views.
  mutating func addView(source: (any DragSource)?, destination: (any DropDestination)?) {
    sources.append(source)
    destinations.append(destination)
  }

  /// Adds a destination to a view, behind its own.
  mutating func add(_ destination: any DropDestination, as id: DestinationID) {
    added[id] = destination
  }

  /// Takes a destination away that was added to a view.
  mutating func remove(_ id: DestinationID) { added[id] = nil }

  /// Who is asked when items of a view are dragged, or nil.
  func source(of view: ViewID) -> (any DragSource)? {
    view.index < sources.count ? sources[view.index] : nil
  }

  /// Who takes the drops of a destination, or nil.
  func destination(_ id: DestinationID) -> (any DropDestination)? {
    guard id.place == 0 else { return added[id] }
    return id.rawValue < destinations.count ? destinations[Int(id.rawValue)] : nil
  }

  /// Who takes the drops of a view's own destination, or nil.
  func destination(of view: ViewID) -> (any DropDestination)? {
    destination(DestinationID(view.rawValue, place: 0))
  }
}
