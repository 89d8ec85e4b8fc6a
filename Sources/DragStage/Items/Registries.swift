import DragItems

/// The providers of items, by reference.
struct ProviderRegistry {
  private var providers: [ItemReference: ItemProvider] = [:]

  /// The provider of an item; without representations if none was registered.
  subscript(item: ItemReference) -> ItemProvider {
    get { providers[item] ?? ItemProvider() }
    _modify { yield &providers[item, default: ItemProvider()] }
  }

  /// Hashes every provider.
  func feed(_ hasher: inout Hasher) { hasher.combine(providers) }

  mutating func remove(_ item: ItemReference) { providers[item] = nil }
}

/// The applications, in the order in which they were first named; 0 is the common one.
struct ApplicationRegistry {
  private(set) var names: [String] = [""]
  private(set) var phases: [ApplicationPhase] = [.active]
  private var numbers: [String: UInt32] = ["": 0]
  /// The memberships of each application.
  private var circles: [Circle] = [Circle()]

  /// The team and the group that an application belongs to.
  private struct Circle {
    var team: String?
    var group: String?
  }

  /// The application of a name, which is registered if it is new.
  mutating func application(named name: String?) -> ApplicationID {
    guard let name else { return .common }
    if let known = known(name) { return known }
    numbers[name] = UInt32(names.count)
    names.append(name)
    phases.append(.active)
    circles.append(Circle())
    return ApplicationID(rawValue: UInt32(names.count - 1))
  }

  /// Assigns a team and a group to an application; nil keeps the present one.
  ///
  /// - Throws: An error if it has another team or group already; nothing changes then.
  mutating func join(
    _ application: ApplicationID, team: String?, group: String?
  ) throws(StageError) {
    var circle = circles[Int(application.rawValue)]
    if let team, let known = circle.team, known != team { throw .teamTaken(known) }
    if let group, let known = circle.group, known != group { throw .teamTaken(known) }
    circle.team = team ?? circle.team
    circle.group = group ?? circle.group
    circles[Int(application.rawValue)] = circle
  }

  /// The relation of an application to the one that an item came from (CONTRACT-106).
  func reader(_ application: ApplicationID, of origin: ApplicationID) -> ItemReader {
    guard application != origin else { return .own }
    let own = circles[Int(application.rawValue)]
    let other = circles[Int(origin.rawValue)]
    return ItemReader(
      sharesTeam: own.team != nil && own.team == other.team,
      sharesGroup: own.group != nil && own.group == other.group)
  }

  /// The application of a name, or nil.
  func known(_ name: String) -> ApplicationID? {
    numbers[name].map { ApplicationID(rawValue: $0) }
  }

  subscript(application: ApplicationID) -> ApplicationPhase {
    get { phases[Int(application.rawValue)] }
    set { phases[Int(application.rawValue)] = newValue }
  }
}
