import Seeds
import DragScript
import TestSupport
import Testing

@Suite struct GoldenPatternTests {
  private struct Missing: Error {}

  /// The name pattern of a golden line.
  private func pattern(_ text: String) throws -> GoldenPattern {
    let script = "dragscript 1\n| {{.*}} \(text)\n"
    let outcome = Script.parse(script, file: "a.drag")
    #expect(outcome.diagnostics == [])
    guard case .golden(let block)? = outcome.script?.tests.first?.lines.first,
      case .event(let event) = block.lines[0].form
    else { throw Missing() }
    return event.name
  }

  @Test(
    arguments: [
      ("list.x", "list.x", true), ("list.x", "list.xy", false), ("list.x", "listyx", false),
      ("{{.}}.x", "é.x", true), ("{{[0-9.]+}}", "12.5", true), ("{{[0-9.]+}}", "", false),
      ("{{[^a-c]}}", "d", true), ("{{[^a-c]}}", "b", false), ("{{a|bc}}", "bc", true),
      ("{{(a|b)*c}}", "ababc", true), ("{{(a|b)*c}}", "abd", false), ("{{a?}}", "", true),
      ("{{\\.\\*\\}}}", ".*}", true), ("{{[\\]a]+}}", "a]", true), ("{{[a-]}}", "-", true),
      ("x{{(a*)*}}y", "xaay", true), ("x{{(a*)*}}y", "xby", false), ("{{(|a)b}}", "b", true),
      ("{{a}}-{{b}}", "a-b", true), ("{a.b}", "{a.b}", true), ("{{a b}}", "a b", true),
    ])
  func `a pattern fits as a whole`(source: String, text: String, fits: Bool) throws {
    #expect(try pattern(source).matches(text) == fits)
  }

  @Test(.seeds(0...299))
  func `the matcher agrees with a backtracking oracle`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let oracle = PatternOracle.random(&random, depth: 3)
    let pattern = try pattern("{{\(oracle.source)}}")
    for _ in 0..<30 {
      let length = Int.random(in: 0...6, using: &random)
      let text = (0..<length).map { _ in "abc".randomElement(using: &random) ?? "a" }
      #expect(
        pattern.matches(String(text)) == oracle.matches(text),
        "\(oracle.source) on \(String(text))")
    }
  }

  @Test func `a pattern that would take an age to backtrack is matched at once`() throws {
    let pattern = try pattern("{{(a*)*(a|aa)+(a?a?a?)*b}}")
    let clock = ContinuousClock()
    let start = clock.now
    #expect(!pattern.matches(String(repeating: "a", count: 20_000)))
    #expect(clock.now - start < .seconds(30))
  }
}

/// A pattern as a tree, matched by trying everything.
private indirect enum PatternOracle {
  case letter(Character)
  case any
  case set([Character], isNegated: Bool)
  case sequence([PatternOracle])
  case choice([PatternOracle])
  case many(PatternOracle, atLeast: Int, atMost: Int)

  static func random(_ random: inout SplitMix64, depth: Int) -> PatternOracle {
    switch Int.random(in: 0..<(depth == 0 ? 3 : 7), using: &random) {
    case 0: return .letter("abc".randomElement(using: &random) ?? "a")
    case 1: return .any
    case 2: return .set(["a", "c"], isNegated: Bool.random(using: &random))
    case 3, 4:
      return .sequence(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
          Self.random(&random, depth: depth - 1)
        })
    case 5:
      return .choice(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
          Self.random(&random, depth: depth - 1)
        })
    default:
      let inner = Self.random(&random, depth: depth - 1)
      let bounds = [(0, Int.max), (1, Int.max), (0, 1)].randomElement(using: &random) ?? (0, 1)
      return .many(inner, atLeast: bounds.0, atMost: bounds.1)
    }
  }

  var source: String {
    switch self {
    case .letter(let letter): String(letter)
    case .any: "."
    case .set(let letters, let isNegated): "[\(isNegated ? "^" : "")\(String(letters))]"
    case .sequence(let parts): "(\(parts.map(\.source).joined()))"
    case .choice(let parts): "(\(parts.map(\.source).joined(separator: "|")))"
    case .many(let part, let least, let most):
      "(\(part.source))" + (most == 1 ? "?" : least == 1 ? "+" : "*")
    }
  }

  func matches(_ text: [Character]) -> Bool { ends(text, 0).contains(text.count) }

  /// Every place at which a match from a start can end.
  private func ends(_ text: [Character], _ start: Int) -> Set<Int> {
    switch self {
    case .letter(let letter):
      return start < text.count && text[start] == letter ? [start + 1] : []
    case .any: return start < text.count ? [start + 1] : []
    case .set(let letters, let isNegated):
      return start < text.count && letters.contains(text[start]) != isNegated ? [start + 1] : []
    case .sequence(let parts):
      return parts.reduce([start]) { starts, part in
        Set(starts.flatMap { part.ends(text, $0) })
      }
    case .choice(let parts): return Set(parts.flatMap { $0.ends(text, start) })
    case .many(let part, let least, let most):
      var found: Set<Int> = least == 0 ? [start] : []
      var frontier: Set<Int> = [start]
      var rounds = 0
      while !frontier.isEmpty, rounds < most, rounds <= text.count + 1 {
        frontier = Set(frontier.flatMap { part.ends(text, $0) })
        found.formUnion(frontier)
        rounds += 1
      }
      return found
    }
  }
}
