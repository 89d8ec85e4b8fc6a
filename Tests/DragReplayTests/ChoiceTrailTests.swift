import DragScript
import DragSessions
import Testing

@testable import DragReplay

/// Answers that are chosen, question by question, until every combination was tried.
@Suite struct ChoiceTrailTests {
  @Test func `every combination of answers is tried once, the last question changes first`() {
    // The second question has as many answers as the first one says, and may be none at all.
    var tried: [[Int]] = []
    let trail = ChoiceTrail()
    var next: [UInt8]? = []
    while let taken = next {
      trail.begin(taken)
      let first = trail.choose(among: 3)
      let second = trail.choose(among: first + 1)
      tried.append([first, second, trail.choose(among: 2)])
      next = trail.next
    }
    #expect(
      tried == [
        [0, 0, 0], [0, 0, 1], [1, 0, 0], [1, 0, 1], [1, 1, 0], [1, 1, 1], [2, 0, 0], [2, 0, 1],
        [2, 1, 0], [2, 1, 1], [2, 2, 0], [2, 2, 1],
      ])
  }

  @Test func `what was chosen for questions that are asked no more is not tried on`() {
    let trail = ChoiceTrail([1, 0, 1])
    #expect(trail.choose(among: 2) == 1)
    #expect(trail.choose(among: 2) == 0)
    #expect(trail.next == [1, 1])
    trail.begin([1, 1])
    #expect(trail.choose(among: 2) == 1 && trail.choose(among: 2) == 1)
    #expect(trail.next == nil)
  }

  /// The lines of a set-up by which a view answers, and reacts.
  private static let lines = """
    on list canMove => refuse
    on list canMove when count = 1 => accept
    on list willLift do select list#a
    on list update => proposal copy

    """

  @Test func `the lines that answer the same are kept in the order of the questions`() throws {
    let script = try #require(Script.parse(Replaying.scene + Self.lines, file: "t.drag").script)
    var policies: [SharedPolicy] = []
    var reaction: Reaction?
    for line in script.setup where line.location.line > 6 {
      if case .policy(let policy) = line.statement { policies.append(SharedPolicy(policy)) }
      if case .reaction(let found) = line.statement { reaction = found }
    }
    let reacting = try #require(reaction)
    func play(_ taken: [UInt8], keepsLines: Bool) -> [String]? {
      let trail = ChoiceTrail(taken, keepsLines: keepsLines)
      let answer = trail.policy(among: Array(policies.prefix(2)), when: [.nth(.equal, 1)])
      #expect(answer?.policy == policies[Int(taken[0])].policy)
      #expect(trail.policy(among: [], when: [.nth(.equal, 2)]) == nil)
      #expect(trail.carriesOut(reacting, when: [.nth(.equal, 3)]) == (taken[1] == 1))
      #expect(trail.policy(among: [policies[2]], when: [.nth(.equal, 4)]) != nil)
      return trail.lines?.map { line in
        switch line {
        case .policy(let policy): "\(policy.callback) \(policy.conditions.map(\.text))"
        case .reaction(let reaction): "\(reaction.callback) \(reaction.conditions.map(\.text))"
        default: ""
        }
      }
    }
    #expect(play([0, 0], keepsLines: false) == nil)
    #expect(play([0, 0], keepsLines: true) == ["canMove [\"nth = 1\"]", "update [\"nth = 4\"]"])
    #expect(
      play([1, 1], keepsLines: true) == [
        "canMove [\"count = 1\", \"nth = 1\"]", "willLift [\"nth = 3\"]", "update [\"nth = 4\"]",
      ])
  }
}
