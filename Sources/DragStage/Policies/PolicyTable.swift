import DragSessions

/// The policies of a stage: the source and the destination of each view, the destinations that were
/// added to it, and the drivers of the stores.
///
/// Views and stores only know whether they have policies, so that they are pure data.
struct PolicyTable {
  private var sources: [(any SourceReference)?] = []
  private var destinations: [(any DestinationReference)?] = []
  /// The destinations that were added to views and not removed (CONTRACT-35).
  private var added: [DestinationID: any DestinationReference] = [:]
  /// The sources that were added to views and not removed.
  private var addedSources: [DestinationID: any SourceReference] = [:]
  private var drivers: [any DriverReference] = []

  /// Adds the policies of the next view, in the order of the views.
  mutating func addView(source: (any SourceReference)?, destination: (any DestinationReference)?) {
    sources.append(source)
    destinations.append(destination)
  }

  /// Adds a destination to a view, after its own.
  mutating func add(_ destination: any DestinationReference, as id: DestinationID) {
    added[id] = destination
  }

  /// Adds a source to a view, after its own.
  mutating func add(_ source: any SourceReference, as id: DestinationID) {
    addedSources[id] = source
  }

  mutating func remove(_ id: DestinationID) {
    added[id] = nil
    addedSources[id] = nil
  }

  /// Adds the driver of the next store, in the order of the stores.
  mutating func addStore(_ driver: any DriverReference) { drivers.append(driver) }

  /// The driver that keeps the lists of a store.
  subscript(store: StoreID) -> any DriverReference {
    get { drivers[store.index] }
    set { drivers[store.index] = newValue }
  }

  /// The source with an id, or nil; nil without an id.
  func source(_ id: DestinationID?) -> (any SourceReference)? {
    guard let id else { return nil }
    guard id.ordinal == 0 else { return addedSources[id] }
    return id.rawValue < sources.count ? sources[Int(id.rawValue)] : nil
  }

  /// The destination with an id, or nil; nil without an id.
  func destination(_ id: DestinationID?) -> (any DestinationReference)? {
    guard let id else { return nil }
    guard id.ordinal == 0 else { return added[id] }
    return id.rawValue < destinations.count ? destinations[Int(id.rawValue)] : nil
  }

  /// A view's own destination, or nil.
  func destination(of view: ViewID) -> (any DestinationReference)? {
    destination(DestinationID(view.rawValue, ordinal: 0))
  }
}
