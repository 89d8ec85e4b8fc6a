import DragGeometry
import DragGestures
import Machines
import TestSupport
import Testing

/// Everything that a pointer can do, with the three places that a slop tells apart.
@Suite struct SlowGestureSearchTests {
  /// A gesture, and what its owner must know: which timers run, what is up, what is carried.
  struct Node: Hashable {
    var gesture: Machine<Gesture>
    var isDelayed = false
    var isRising = false
    var isUp = false
    var isCarried = false

    var isAtRest: Bool { !isDelayed && !isRising && !isUp && !isCarried }
  }

  struct Violation: Error {
    let what: String
    let node: Node
    let event: Gesture.Event
  }

  private static let events: [Gesture.Event] =
    [.atSlop, .beyondSlop, Point(x: 99, y: 200)].map(Gesture.Event.moved) + [
      .pressed(.press), .pressedAside, .released, .cancelled, .liftDue, .liftEnded, .otherTouch,
      .itemsLifted, .nothingLifted, .dragOver,
    ]

  /// The node after an event, or nil where it was refused.
  private static func after(_ event: Gesture.Event, _ node: Node) throws -> Node? {
    func require(_ holds: Bool, _ what: String) throws(Violation) {
      guard holds else { throw Violation(what: what, node: node, event: event) }
    }
    var next = node
    let outcome = node.gesture.outcome(on: event)
    try require(outcome != nil, "a refusal changes nothing")
    guard outcome == .handled else { return outcome == .ignored ? node : nil }
    let effects = try next.gesture.effects(of: event)

    switch event {
    case .liftDue:
      try require(node.isDelayed, "the delay that is over was running")
      next.isDelayed = false
    case .liftEnded:
      try require(node.isRising, "the animation that is over was running")
      next.isRising = false
    case .itemsLifted: next.isUp = true
    case .dragOver: (next.isUp, next.isCarried) = (false, false)
    case .pressed, .pressedAside, .moved, .released, .cancelled, .otherTouch, .nothingLifted: break
    }
    for effect in effects {
      switch effect {
      case .startLiftDelay: next.isDelayed = true
      case .stopLiftDelay:
        try require(next.isDelayed, "a delay is stopped while it runs")
        next.isDelayed = false
      case .startLiftAnimation: next.isRising = true
      case .stopLiftAnimation:
        try require(next.isRising, "an animation is stopped while it runs")
        next.isRising = false
      case .lift: try require(next.isAtRest, "a lift is asked for once")
      case .cancelLift:
        try require(next.isUp, "only what is up is let down")
        next.isUp = false
      case .begin:
        try require(next.isUp && !next.isRising, "08: a drag begins with what is up")
        (next.isUp, next.isCarried) = (false, true)
      case .carry: try require(next.isCarried, "only a drag is carried")
      case .drop, .abandon:
        try require(next.isCarried, "only a drag ends")
        next.isCarried = false
      case .tap: try require(next.isAtRest, "a tap lifts nothing")
      }
    }
    let isIdle = next.gesture.state == .idle || next.gesture.state == .panned
    try require(!isIdle || next.isAtRest, "nothing is left behind")
    try require(next.isDelayed == (next.gesture.state == .pressed), "a press waits for its delay")
    return next
  }

  struct World: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tuning: Gesture.Tuning
    let nodes: Int
    let transitions: Int
  }

  @Test(arguments: [
    World(testDescription: "finger", tuning: .finger, nodes: 12, transitions: 67),
    World(testDescription: "mouse", tuning: .mouse, nodes: 13, transitions: 69),
    World(testDescription: "slow lift", tuning: .slow, nodes: 15, transitions: 91),
    World(testDescription: "extended lift", tuning: .extended, nodes: 15, transitions: 91),
  ])
  func `timers, lifts and drags are started and ended in turn, whatever the pointer does`(
    world: World
  ) throws {
    let start = Node(gesture: Machine(Gesture.Context(tuning: world.tuning)))
    var seen: Set = [start]
    var open = [start]
    var transitions = 0
    while let node = open.popLast() {
      for event in Self.events {
        guard let next = try Self.after(event, node) else { continue }
        transitions += 1
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    #expect(seen.count == world.nodes)
    #expect(transitions == world.transitions)
  }
}
