extension Stage {
  func change(_ application: ApplicationID, to phase: ApplicationPhase) {
    guard core.applications.phases.indices.contains(Int(application.rawValue)),
      core.applications[application] != .gone
    else { return }
    core.applications[application] = phase
    if phase == .gone { core.scene.terminate(application) }
    switch phase {
    case .active, .inactive: break
    case .background: cancelSessions(of: application)
    case .gone: terminate(application)
    }
  }

  private func cancelSessions(of application: ApplicationID) {
    dismissMenu(of: application)
    for drag in core.state.drags where core.scene[drag.source].application == application {
      cancelSession(drag.id)
    }
  }

  /// Terminates an application: its drags are canceled, its views removed, its loads canceled.
  private func terminate(_ application: ApplicationID) {
    cancelSessions(of: application)
    let views = core.scene.views.indices.map { ViewID(index: $0) }.filter {
      core.scene[$0].application == application
    }
    lose(views)
    abandonLoads { load in
      core.application(of: load.item.origin) == application
        || core.application(of: load.destination) == application
    }
    for view in views { core.discardPlaceholders(in: view) }
    core.endUses(by: application)
    // Views of others that are nested in its views are not hit any more.
    core.contentChanged()
  }
}
