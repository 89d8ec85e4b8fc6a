import DragGeometry
import DragSessions
import Machines

extension Stage {
  /// The first destination of the next view under the pointer of a drag.
  func candidateAnswer(below: DestinationID?, for index: Int) -> Answer {
    guard let view = candidate(below: below.map { ViewID($0) }, for: index) else {
      return .candidate(nil)
    }
    let gate = scene.gates[view.index]
    return .candidate(
      DestinationID(view.rawValue, place: gate.firstPlace), hasCompanions: gate.hasCompanions)
  }

  /// The destination that was added to a view behind another one (CONTRACT-35).
  func companion(after destination: DestinationID) -> DestinationID? {
    guard destination.place < scene.gates[ViewID(destination).index].lastPlace else { return nil }
    return DestinationID(destination.rawValue, place: destination.place + 1)
  }

  /// The next view under the pointer of a drag that takes drops, from the front to the back (CONTRACT-37).
  ///
  /// What lies under the pointer is collected once for each search, at its first question.
  func candidate(below: ViewID?, for index: Int) -> ViewID? {
    let search = situation.search(by: index)
    var next = 0
    if let below {
      let known = candidates.firstIndex(of: below)
      next = (known ?? candidates.count) + 1
    } else {
      scene.collectViews(at: search.point, into: &candidates)
      if !search.isAlone { forgetLeft(by: index) }
    }
    let found = candidates
    while next < found.count {
      let view = found[next]
      let gate = scene.gates[view.index]
      if gate.isOpen(to: search.application),
        !gate.isSwitched || hasAcceptedType(view, for: index),
        search.isAlone || gate.takesSimultaneousDrops || isFree(view, for: index)
      {
        return view
      }
      next += 1
    }
    return nil
  }

  /// Whether no other drag is inside, and none was since this one came (CONTRACT-36).
  private func isFree(_ view: ViewID, for index: Int) -> Bool {
    let mine = Occupation(session: situation.drags[index].id, view: view)
    if situation.shutOut.contains(mine) { return false }
    let isTaken = situation.drags.indices.contains { other in
      other != index
        && situation.drags[other].drag.session.context.current?.rawValue == view.rawValue
    }
    if isTaken { situation.shutOut.append(mine) }
    return !isTaken
  }

  /// A drag that has left a view which was taken may come in again.
  private func forgetLeft(by index: Int) {
    guard !situation.shutOut.isEmpty else { return }
    let session = situation.drags[index].id
    situation.shutOut.removeAll { $0.session == session && !candidates.contains($0.view) }
  }

  /// Whether the application of a view is gone, and is told nothing any more.
  public func isSilent(_ view: ViewID) -> Bool {
    scene.isSilent(view)
  }
}
