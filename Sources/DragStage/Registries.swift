import DragItems

/// The providers of items, by where the items stand; what applications attach lies here.
struct ProviderRegistry {
  private var providers: [ItemReference: ItemProvider] = [:]

  /// The provider of an item; one without representations where nothing was registered.
  subscript(item: ItemReference) -> ItemProvider {
    get { providers[item] ?? ItemProvider() }
    set { providers[item] = newValue }
  }
}

/// The applications, in the order in which they were first named; 0 is the common one.
struct ApplicationRegistry {
  private(set) var names: [String] = [""]
  private(set) var phases: [ApplicationPhase] = [.active]

  /// The application of a name, made now if it is new.
  mutating func application(named name: String?) -> ApplicationID {
    guard let name else { return .common }
    if let known = known(name) { return known }
    names.append(name)
    phases.append(.active)
    return ApplicationID(rawValue: UInt32(names.count - 1))
  }

  /// The application of a name, or nil.
  func known(_ name: String) -> ApplicationID? {
    names.firstIndex(of: name).map { ApplicationID(rawValue: UInt32($0)) }
  }

  subscript(application: ApplicationID) -> ApplicationPhase {
    get { phases[Int(application.rawValue)] }
    set { phases[Int(application.rawValue)] = newValue }
  }
}
