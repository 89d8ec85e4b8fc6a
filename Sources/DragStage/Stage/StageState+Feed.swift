import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

extension StageState {
  /// Hashes the state that future behavior depends on, and no state that only concerns the past.
  ///
  /// Two states that differ only in the excluded parts behave equally from here on, except for the
  /// numbers of new loads and placeholders.
  func feed(_ hasher: inout Hasher) {
    var rest = self
    for pointer in pointers.indices where pointers[pointer].seat == nil {
      if !isPlaceRead(of: pointer) { rest.pointers[pointer].point = .zero }
      if !isPressRead(of: pointer) { rest.pointers[pointer].press = Press() }
    }
    if !loads.isEmpty { rest.numberLoads(&hasher) }
    for session in drags.sessions {
      rest.drags[session].drop?.progress = nil
      rest.drags[session].display.grip = .zero
      let isCarried = drags[session].drag.session.state == .dragging
      rest.drags[session].trail.proposedTarget = isCarried ? drags[session].target : nil
      // No further items arrive after a completed drop.
      if !isCarried, drags[session].drop?.scope == nil {
        rest.drags[session].display.shown.arrivals = 0
      }
    }
    hasher.combine(rest)
  }

  /// True if the position of a pointer is read: by its gesture, or by a drag that it has lifted.
  private func isPlaceRead(of pointer: Int) -> Bool {
    switch pointers[pointer].gesture.state {
    case .pressed, .asking, .pulling, .lifting, .lifted, .carrying: true
    case .idle, .panned: drags.contains { $0.pointer.index == pointer }
    }
  }

  /// True if the pressed item of a pointer can still be lifted or tapped, or show its menu.
  private func isPressRead(of pointer: Int) -> Bool {
    switch pointers[pointer].gesture.state {
    case .pressed, .asking, .pulling, .lifting, .lifted: true
    case .idle, .panned, .carrying: false
    }
  }

  /// Renumbers loads in the order of their requests, and removes their displayed progress; the
  /// progress that a source has reported of an incomplete load is hashed, as it may not decrease.
  private mutating func numberLoads(_ hasher: inout Hasher) {
    var numbers: [LoadToken: LoadToken] = [:]
    func number(_ token: LoadToken) -> LoadToken {
      if let known = numbers[token] { return known }
      let new = LoadToken(rawValue: UInt32(numbers.count + 1))
      numbers[token] = new
      return new
    }
    var loads = loads
    loads.updateAll { load in
      load.token = number(load.token)
      if let node = load.node, let drag = live(load.session) {
        hasher.combine(drags[drag].progress?.completed(of: node))
      }
      load.node = nil
      load.placeholder = load.placeholder.map { $0.unnumbered }
    }
    loads.renumberBatches(number)
    self.loads = loads
    timers.renumber(number)
  }
}
