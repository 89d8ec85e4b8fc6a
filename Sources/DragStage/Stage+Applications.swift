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
    dismissMenu(of: application)
    for drag in situation.drags where scene[drag.source].application == application {
      cancelSession(drag.id)
    }
  }

  /// An application is gone: its drags are cancelled, its views lost, its loads given up.
  private func take(away application: ApplicationID) {
    cancelSessions(of: application)
    for place in scene.views.indices where scene.views[place].application == application {
      let view = ViewID(index: place)
      scene.remove(view)
      for session in situation.drags.map(\.id) {
        step(session, on: .destinationLost(DestinationID(view.rawValue)))
      }
    }
    abandonLoads(of: application)
  }
}
