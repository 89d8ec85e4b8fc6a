import DragGeometry
import DragSessions
import Machines

extension Stage {
  /// The next destination under the pointer of a drag, from the front to the back (CONTRACT-37).
  ///
  /// What lies under the pointer is collected once for each search, at its first question.
  func candidate(below: DestinationID?, for index: Int) -> DestinationID? {
    var next = 0
    if let below {
      let known = candidates.firstIndex { $0.rawValue == below.rawValue }
      next = (known ?? candidates.count) + 1
    } else {
      let pointer = situation.drags[index].pointer
      scene.collectViews(at: situation.pointers[pointer.index].point, into: &candidates)
      forgetLeft(by: index)
    }
    while next < candidates.count {
      let view = candidates[next]
      if isOpen(view, to: index) { return DestinationID(view.rawValue) }
      next += 1
    }
    return nil
  }

  /// Whether a view may be asked about a drag at all.
  private func isOpen(_ view: ViewID, to index: Int) -> Bool {
    guard scene[view].destination != nil, !isSilent(view) else { return false }
    if situation.drags[index].drag.session.context.isRestricted, !isLocal(index, at: view) {
      return false
    }
    guard situation.drags.count > 1 || !situation.shutOut.isEmpty,
      !scene[view].options.takesSimultaneousDrops
    else { return true }
    return isFree(view, for: index)
  }

  /// Whether no other drag is inside, and none was since this one came (CONTRACT-36).
  private func isFree(_ view: ViewID, for index: Int) -> Bool {
    let mine = Occupation(session: situation.drags[index].id, view: view)
    if situation.shutOut.contains(mine) { return false }
    let destination = DestinationID(view.rawValue)
    let isTaken = situation.drags.indices.contains { other in
      other != index && situation.drags[other].drag.session.context.current == destination
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
    applications[scene[view].application] == .gone
  }
}
