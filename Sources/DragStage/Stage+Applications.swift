import DragSessions

extension Stage {
  /// The application of a name, or nil where no view names it.
  public func application(named name: String) -> ApplicationID? { applications.known(name) }

  /// The application that a view belongs to.
  public func application(of view: ViewID) -> ApplicationID { scene[view].application }

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
    for drag in situation.drags where scene[drag.source].application == application {
      cancelSession(drag.id)
    }
  }

  /// An application is gone: its drags are cancelled, its views lost, its loads given up.
  private func take(away application: ApplicationID) {
    cancelSessions(of: application)
    let views = views.filter { scene[$0].application == application }
    for view in views { lose(view) }
    abandonLoads { load in
      self.application(of: load.item.origin) == application
        || self.application(of: load.destination) == application
    }
    for view in views { discardPlaceholders(in: view) }
    endUses(by: application)
  }
}
