import DragSessions

extension Stage {
  /// The application of a name, or nil where no view names it.
  public func application(named name: String) -> ApplicationID? { applications.known(name) }

  /// The application that a view belongs to.
  public func application(of view: ViewID) -> ApplicationID { scene[view].application }

  /// Puts an application into a developer team and a group (CONTRACT-106); nil leaves what is known.
  ///
  /// - Throws: ``StageError/teamTaken(_:)`` where it belongs to another one; nothing changes then.
  public func join(
    _ application: ApplicationID, team: String? = nil, group: String? = nil
  ) throws(StageError) {
    guard applications.phases.indices.contains(Int(application.rawValue)) else {
      throw .unknownName("application \(application.rawValue)")
    }
    try applications.join(application, team: team, group: group)
  }

  func change(_ application: ApplicationID, to phase: ApplicationPhase) {
    guard applications.phases.indices.contains(Int(application.rawValue)),
      applications[application] != .gone
    else { return }
    applications[application] = phase
    if phase == .gone { scene.silence(application) }
    switch phase {
    case .active, .inactive: break
    case .background: cancelSessions(of: application)
    case .gone: take(away: application)
    }
  }

  private func cancelSessions(of application: ApplicationID) {
    dismissMenu(of: application)
    for drag in situation.drags where scene[drag.source].application == application {
      cancelSession(drag.id)
    }
  }

  /// An application is gone: its drags are cancelled, its views lost, its loads given up.
  private func take(away application: ApplicationID) {
    cancelSessions(of: application)
    let views = views.filter { scene[$0].application == application }
    lose(views)
    abandonLoads { load in
      self.application(of: load.item.origin) == application
        || self.application(of: load.destination) == application
    }
    for view in views { discardPlaceholders(in: view) }
    endUses(by: application)
    // What is nested in them belongs to others, and is not hit any more.
    contentChanged()
  }
}
