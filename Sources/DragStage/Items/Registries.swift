import DragItems

/// The providers of items, by where the items stand; what applications attach lies here.
struct ProviderRegistry {
  private var providers: [ItemReference: ItemProvider] = [:]

  /// The provider of an item; one without representations where nothing was registered.
  subscript(item: ItemReference) -> ItemProvider {
    get { providers[item] ?? ItemProvider() }
    _modify { yield &providers[item, default: ItemProvider()] }
  }

  /// Feeds every provider.
  func feed(_ hasher: inout Hasher) { hasher.combine(providers) }

  /// Forgets the provider of an item that is gone.
  mutating func remove(_ item: ItemReference) { providers[item] = nil }
}

/// The applications, in the order in which they were first named; 0 is the common one.
struct ApplicationRegistry {
  private(set) var names: [String] = [""]
  private(set) var phases: [ApplicationPhase] = [.active]
  private var numbers: [String: UInt32] = ["": 0]
  /// What each application shares with others.
  private var circles: [Circle] = [Circle()]

  /// The team and the group that an application belongs to.
  private struct Circle {
    var team: String?
    var group: String?
  }

  /// The application of a name, made now if it is new.
  mutating func application(named name: String?) -> ApplicationID {
    guard let name else { return .common }
    if let known = known(name) { return known }
    numbers[name] = UInt32(names.count)
    names.append(name)
    phases.append(.active)
    circles.append(Circle())
    return ApplicationID(rawValue: UInt32(names.count - 1))
  }

  /// Puts an application into a team and a group; nil leaves what is known.
  ///
  /// - Throws: A team or a group that is another one than what is known; nothing changes then.
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

  /// What an application shares with the one that an item came from (CONTRACT-106).
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
