import DragSessions
import Machines

/// A complete search, breadth first, of everything that the alphabet can do to a drag.
struct Search {
  struct Counts: Hashable {
    var states = 0
    /// How many of the states wait for an answer.
    var asking = 0
    var transitions = 0
    var rejections = 0
    /// The drags alone, without the rules that watch them.
    var drags = 0
    /// The states of the session that were seen at a pause or a question.
    var sessionStates: Set<DragSessionMachine.State> = []
    /// The greatest number of steps to an end, where nothing but the end is pressed for.
    var longestStorm = 0
  }

  /// The shortest way to something that must not be.
  struct Counterexample: Error, CustomStringConvertible {
    let failure: String
    let path: [Move]

    var description: String {
      (path.map { "  \($0)" } + ["  ⇒ \(failure)"]).joined(separator: "\n")
    }
  }

  /// A node with its hash, which is taken once: a table asks for it when it looks, when it adds, and when it grows.
  private struct Key: Hashable {
    let hash: Int
    let node: Node

    init(_ node: Node) {
      hash = node.hashValue
      self.node = node
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    static func == (one: Key, other: Key) -> Bool {
      one.hash == other.hash && one.node == other.node
    }
  }

  private(set) var counts = Counts()
  private var numbers: [Key: Int] = [:]
  private var nodes: [Node] = []
  /// For each node, where it was found from, and by which move.
  private var origins: [(node: Int, move: Move)?] = []
  /// For each node, where a storm leads: every answer, or the event that presses for the end.
  private var storms: [[Int]] = []

  private let alphabet: Alphabet

  init(_ alphabet: Alphabet) throws {
    self.alphabet = alphabet
    _ = number(of: Node(style: alphabet.style), from: nil)
    var next = 0
    while next < nodes.count {
      try expand(next)
      next += 1
    }
    counts.states = nodes.count
    counts.drags = Set(nodes.map(\.drag)).count
    try measureStorms()
  }

  private mutating func number(of node: Node, from origin: (Int, Move)?) -> Int {
    let key = Key(node)
    if let known = numbers[key] { return known }
    numbers[key] = nodes.count
    nodes.append(node)
    origins.append(origin)
    storms.append([])
    return nodes.count - 1
  }

  private mutating func expand(_ index: Int) throws {
    let node = nodes[index]
    counts.sessionStates.insert(node.drag.session.state)
    let moves: [Move]
    if let question = node.drag.due {
      counts.asking += 1
      moves = alphabet.answers(to: question, in: node.drag, under: node.rules).map(Move.answer)
    } else {
      moves = alphabet.moves(under: node.rules)
    }
    for move in moves {
      do throws(Node.Failure) {
        guard let next = try node.after(move) else {
          counts.rejections += 1
          continue
        }
        counts.transitions += 1
        let target = number(of: next, from: (index, move))
        if node.drag.due != nil || isStorm(move, in: node.drag) { storms[index].append(target) }
      } catch {
        throw Counterexample(failure: "\(error)", path: path(to: index) + [move])
      }
    }
  }

  /// Whether a move presses for the end: a cancel, and what happens by itself once time passes.
  private func isStorm(_ move: Move, in drag: DragSession) -> Bool {
    switch drag.session.state {
    case .idle, .lifted, .dragging: move == .event(.cancelled)
    case .performing:
      drag.session.context.current.map { move == .finishPerform($0) } == true
    case .ending: move == .event(.animationEnded(isLoading: true))
    case .transferring: move == .event(.loadsFinished)
    case .askingItems, .askingCanMove, .askingAllowsMove, .askingRestricted, .askingFullSize,
      .resolving, .queryingCanHandle, .awaitingProposal, .queryingSiblings, .askingAdded,
      .transferred, .ended, .discarded:
      false
    }
  }

  /// The length of the longest storm from each node; a storm must always reach an end (I14).
  private mutating func measureStorms() throws {
    var lengths = [Int?](repeating: nil, count: nodes.count)
    for start in nodes.indices {
      var stack = [start]
      while let index = stack.last {
        let open = storms[index].filter { lengths[$0] == nil }
        if open.isEmpty {
          lengths[index] = storms[index].compactMap { lengths[$0] }.max().map { $0 + 1 } ?? 0
          let state = nodes[index].drag.session.state
          let isEnd = DragSessionMachine.stateKind(of: state) == .final || state == .idle
          guard !storms[index].isEmpty || isEnd else {
            throw Counterexample(failure: "I14: no way to an end", path: path(to: index))
          }
          stack.removeLast()
        } else if stack.count > counts.transitions {
          throw Counterexample(failure: "I14: a storm without an end", path: path(to: index))
        } else {
          stack += open
        }
      }
    }
    counts.longestStorm = lengths.compactMap { $0 }.max() ?? 0
  }

  private func path(to index: Int) -> [Move] {
    var path: [Move] = []
    var place = index
    while let origin = origins[place] {
      path.append(origin.move)
      place = origin.node
    }
    return path.reversed()
  }
}
