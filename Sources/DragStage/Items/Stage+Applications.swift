extension Stage {
  /// Puts an application into a developer team and a group (CONTRACT-106); nil leaves what is known.
  ///
  /// - Throws: ``StageError/teamTaken(_:)`` where it belongs to another one; nothing changes then.
  public func join(
    _ application: ApplicationID, team: String? = nil, group: String? = nil
  ) throws(StageError) {
    guard core.applications.phases.indices.contains(Int(application.rawValue)) else {
      throw .unknownName("application \(application.rawValue)")
    }
    try core.applications.join(application, team: team, group: group)
  }

  func change(_ application: ApplicationID, to phase: ApplicationPhase) {
    guard core.applications.phases.indices.contains(Int(application.rawValue)),
      core.applications[application] != .gone
    else { return }
    core.applications[application] = phase
    if phase == .gone { core.scene.silence(application) }
    switch phase {
    case .active, .inactive: break
    case .background: cancelSessions(of: application)
    case .gone: take(away: application)
    }
  }

  private func cancelSessions(of application: ApplicationID) {
    dismissMenu(of: application)
    for drag in core.state.drags where core.scene[drag.source].application == application {
      cancelSession(drag.id)
    }
  }

  /// An application is gone: its drags are cancelled, its views lost, its loads given up.
  private func take(away application: ApplicationID) {
    cancelSessions(of: application)
    let views = views.filter { core.scene[$0].application == application }
    lose(views)
    abandonLoads { load in
      self.application(of: load.item.origin) == application
        || self.application(of: load.destination) == application
    }
    for view in views { core.discardPlaceholders(in: view) }
    endUses(by: application)
    // What is nested in them belongs to others, and is not hit any more.
    core.contentChanged()
  }
}
