import DragScript
import Machines
import Testing

@testable import DragReplay

/// Which conditions never hold, alone or together, against all calls of a small world.
@Suite struct ConditionContradictionsTests {
  /// What a condition is asked about: the item, say, or the number of the call.
  fileprivate struct Subject {
    var name: String
    /// The conditions about it, each with the answers for which it holds, by their places.
    var conditions: [(condition: Condition, answers: Set<Int>)]

    init<Answer, Word>(
      _ name: String, _ answers: [Answer], _ words: [Word], _ comparisons: [Comparison],
      _ make: (Comparison, Word) -> Condition, holds: (Comparison, Answer, Word) -> Bool
    ) {
      self.name = name
      conditions = comparisons.flatMap { comparison in
        words.map { word in
          let fitting = answers.indices.filter { holds(comparison, answers[$0], word) }
          return (make(comparison, word), Set(fitting))
        }
      }
    }
  }

  private static func named(_ text: String) -> Name {
    Name(text, at: SourceLocation(file: "t.drag", line: 1, column: 1))
  }

  private static func isEqual<Word: Equatable>(_ is: Comparison, _ left: Word, _ right: Word)
    -> Bool
  { (left == right) == (`is` == .equal) }

  /// The types of the items in a drag: none of two, one, the other, or both.
  private static let types: [Set<String>] = [[], ["t"], ["u"], ["t", "u"]]

  private static let equality: [Comparison] = [.equal, .notEqual]
  private static let order: [Comparison] = Comparison.allCases.filter { $0 != .notEqual }

  /// Subjects with words, of which there is always another one than those in the conditions.
  private static let words: [Subject] = [
    Subject("item", ["a", "b", "c"], ["a", "b"], equality, Condition.item, holds: isEqual),
    Subject(
      "over", [.none, .end, .item("a"), .item("b")], [.none, .end, .item("a")], equality,
      Condition.over, holds: isEqual),
    Subject(
      "pointer", ["p", "q", "r"], ["p", "q"], equality, { .pointer($0, named($1)) }, holds: isEqual),
    Subject("local", [true, false], [true, false], equality, Condition.local, holds: isEqual),
    Subject("carried", [true, false], [true, false], equality, Condition.carried, holds: isEqual),
    Subject(
      "active drag", [true, false], [true, false], equality, Condition.activeDrag, holds: isEqual),
    Subject("type", types, ["t", "u"], equality, Condition.type) {
      $1.contains($2) == ($0 == .equal)
    },
    Subject("all types", types, ["t", "u"], equality, Condition.allTypes) {
      $1.contains($2) == ($0 == .equal)
    },
  ]

  /// Subjects with numbers, of which there are some below and above those in the conditions.
  private static let numbers: [Subject] = [
    Subject("count", -2...6, Array(0...4), order, Condition.count),
    Subject("nth", -2...6, Array(0...4), order, Condition.nth),
    Subject("time", -2...6, Array(0...4), order) { .time($0, Microseconds(Int64($1))) },
  ]

  @Test func `two conditions exclude each other where no call fits both`() {
    let all = (Self.words + Self.numbers).flatMap { subject in
      subject.conditions.map { (subject.name, $0.condition, $0.answers) }
    }
    for (subject, first, answers) in all {
      for (other, second, others) in all {
        let isExcluded = subject == other && answers.isDisjoint(with: others)
        #expect(
          first.excludes(second) == isExcluded, "\(subject) \(first.text), \(other) \(second.text)")
      }
    }
  }

  @Test func `a number that is excluded alone is no range, and excludes no other`() {
    for comparison in Comparison.allCases {
      #expect(!Condition.count(.notEqual, 3).excludes(.count(comparison, 3)))
      #expect(!Condition.nth(comparison, 3).excludes(.nth(.notEqual, 3)))
    }
  }

  @Test func `what a host can load may be asked for in any two ways`() {
    let (one, other) = (Self.named("one"), Self.named("other"))
    for name in [one, other] {
      #expect(!Condition.canLoad(.equal, one).excludes(.canLoad(.notEqual, name)))
      #expect(!Condition.allCanLoad(.equal, one).excludes(.allCanLoad(.equal, name)))
    }
  }

  @Test func `a condition never holds where no number from the least one on satisfies it`() {
    for comparison in Comparison.allCases {
      for number in -2...3 {
        let time = Condition.time(comparison, Microseconds(Int64(number)))
        #expect(time.isNever == !(0...9).contains { comparison.holds($0, number) }, "\(time.text)")
        for condition in [Condition.count(comparison, number), .nth(comparison, number)] {
          let isNever = !(1...9).contains { comparison.holds($0, number) }
          #expect(condition.isNever == isNever, "\(condition.text)")
        }
      }
      #expect(!Condition.item(comparison, "a").isNever)
    }
    #expect(Condition.count(.less, .min).isNever)
    #expect(!Condition.count(.greater, .max).isNever)
  }

  @Test func `the first two of several conditions that exclude each other are named`() throws {
    let conditions: [Condition] = [
      .nth(.equal, 1), .item(.equal, "a"), .count(.less, 3), .item(.equal, "b"),
      .count(.greater, 4), .item(.notEqual, "a"),
    ]
    let conflict = try #require(conditions.conflict)
    #expect(conflict.0 == conditions[1])
    #expect(conflict.1 == conditions[3])
    #expect([Condition](conditions.prefix(3)).conflict == nil)
  }
}

extension ConditionContradictionsTests.Subject {
  fileprivate init(
    _ name: String, _ answers: ClosedRange<Int>, _ numbers: [Int], _ comparisons: [Comparison],
    _ make: (Comparison, Int) -> Condition
  ) {
    self.init(name, Array(answers), numbers, comparisons, make) { $0.holds($1, $2) }
  }
}
