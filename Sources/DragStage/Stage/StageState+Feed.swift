import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

extension StageState {
  /// Feeds what decides the future, and nothing that only tells of the past.
  ///
  /// Two situations that differ in what is left out here do the same from here on, but for the
  /// numbers of loads and placeholders that they give out.
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
      // Nothing arrives any more behind a drop that is done.
      if !isCarried, drags[session].drop?.scope == nil {
        rest.drags[session].display.shown.arrivals = 0
      }
    }
    hasher.combine(rest)
  }

  /// Whether anybody reads where a pointer is: its gesture, or a drag that it has lifted.
  private func isPlaceRead(of pointer: Int) -> Bool {
    switch pointers[pointer].gesture.state {
    case .pressed, .asking, .pulling, .lifting, .lifted, .carrying: true
    case .idle, .panned: drags.contains { $0.pointer.index == pointer }
    }
  }

  /// Whether what a pointer has pressed can still be lifted or tapped, or show its menu.
  private func isPressRead(of pointer: Int) -> Bool {
    switch pointers[pointer].gesture.state {
    case .pressed, .asking, .pulling, .lifting, .lifted: true
    case .idle, .panned, .carrying: false
    }
  }

  /// Numbers loads in the order of asking, and takes out how far they are in the eyes of people;
  /// what a source has reported of an open one is fed, as it may not report less.
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
        hasher.combine(drags[drag].drop?.progress?.completed(of: node))
      }
      load.node = nil
      load.placeholder = load.placeholder.map { $0.unnumbered }
    }
    self.loads = loads
    for session in batches.indices {
      batches[session].token = number(batches[session].token)
      batches[session].members = batches[session].members.map(number)
    }
    timers.renumber(number)
  }
}
