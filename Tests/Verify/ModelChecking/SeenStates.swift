/// What the search of a world has seen, state by state, so that the parts of one search can be joined.
///
/// A part takes some of the first choices, and goes on from there to every state that it reaches; parts
/// have most of their states in common. Joined, they are the states and the counts of one search.
package struct SeenStates: Hashable, Sendable {
  /// What a state is known by, in processes that hash alike.
  package struct Key: Hashable, Sendable {
    /// One half.
    package let first: UInt64
    /// The other half, under another end.
    package let second: UInt64

    /// Joins the halves.
    package init(_ first: UInt64, _ second: UInt64) {
      (self.first, self.second) = (first, second)
    }
  }

  /// What was seen at a state.
  package struct State: Hashable, Sendable {
    /// The steps that were taken from it, refusals included.
    package var transitions = 0
    /// The steps that were refused.
    package var rejections = 0
    /// How many moves lead to it.
    package var depth = 0
    /// What happened before all was over once everything was given up.
    package var storm = 0
    /// Whether nothing is pending.
    package var isIdle = false

    /// A state at which nothing was seen yet.
    package init() {}
  }

  /// The first state, from which each part takes its own steps.
  package let start: Key
  /// The states.
  package private(set) var states: [Key: State]

  /// Begins with the first state.
  package init(start: Key) {
    self.start = start
    states = [start: State()]
  }

  /// Changes what was seen at a state, which may be new.
  package mutating func note(_ key: Key, _ change: (inout State) -> Void) {
    change(&states[key, default: State()])
  }

  /// Adds what another part has seen; O(states).
  package mutating func join(_ other: SeenStates) {
    for (key, state) in other.states {
      guard let known = states[key] else {
        states[key] = state
        continue
      }
      var joined = State()
      // Only the first state has steps that are not those of every part.
      let isStart = key == start
      joined.transitions =
        isStart
        ? known.transitions + state.transitions : max(known.transitions, state.transitions)
      joined.rejections =
        isStart ? known.rejections + state.rejections : max(known.rejections, state.rejections)
      joined.depth = min(known.depth, state.depth)
      joined.storm = max(known.storm, state.storm)
      joined.isIdle = known.isIdle || state.isIdle
      states[key] = joined
    }
  }

  /// The counts of all states; O(states).
  package var counts: ModelChecker.Counts {
    var counts = ModelChecker.Counts()
    counts.states = states.count
    for state in states.values {
      counts.transitions += state.transitions
      counts.rejections += state.rejections
      if state.isIdle { counts.quiet += 1 }
      counts.depth = max(counts.depth, state.depth)
      counts.longestStorm = max(counts.longestStorm, state.storm)
    }
    return counts
  }
}
