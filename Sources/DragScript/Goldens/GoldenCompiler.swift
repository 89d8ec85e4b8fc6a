/// Parses one field of a golden line and compiles it to matching steps.
struct GoldenCompiler {
  /// The maximum nesting depth of groups.
  private static let deepestGroup = 32

  private let scalars: [Unicode.Scalar]
  private let firstColumn: Int
  private var index = 0
  /// The number of steps made so far by all parts, including those copied into others.
  private var cost = 0
  /// Indicates whether the text is a stand-alone expression: `^` and `$` are the ends of the text,
  /// and braces are literals.
  private let isAlone: Bool

  init(_ field: ArraySlice<Unicode.Scalar>, column: Int, isAlone: Bool = false) {
    scalars = Array(field)
    firstColumn = column
    self.isAlone = isAlone
  }

  /// The whole text as one expression.
  mutating func expression() throws(SyntaxError) -> [GoldenPattern.Step] {
    let steps = try alternatives(depth: 0)
    guard next == nil else { throw fault("unmatched `)`") }
    guard steps.count <= GoldenPattern.mostSteps else { throw tooLarge }
    return steps
  }

  private var column: Int { firstColumn + index }
  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    index + 1 < scalars.count && scalars[index] == first && scalars[index + 1] == second
  }

  /// The whole field: literal text and patterns.
  mutating func field() throws(SyntaxError) -> (steps: [GoldenPattern.Step], hasPattern: Bool) {
    var steps: [GoldenPattern.Step] = []
    var hasPattern = false
    while let scalar = next {
      guard isNext("{", "{") else {
        steps.append(.scalar(scalar))
        index += 1
        continue
      }
      let start = column
      hasPattern = true
      index += 2
      steps += try alternatives(depth: 0)
      guard isNext("}", "}") else {
        throw next == nil
          ? SyntaxError(
            .badGoldenPattern, column: start, length: 2, "expected `}}` at the end of the pattern",
            hint: "close it with `}}`")
          : fault("unmatched `)`")
      }
      index += 2
    }
    guard !hasPattern || steps.count <= GoldenPattern.mostSteps else { throw tooLarge }
    return (steps, hasPattern)
  }

  private func fault(_ message: String, hint: String? = nil) -> SyntaxError {
    SyntaxError(.badGoldenPattern, column: column, message, hint: hint)
  }

  private var tooLarge: SyntaxError {
    SyntaxError(.goldenTooLarge, column: firstColumn, "the pattern is too large")
  }

  private mutating func alternatives(depth: Int) throws(SyntaxError) -> [GoldenPattern.Step] {
    var parts = [try sequence(depth: depth)]
    while next == "|" {
      index += 1
      parts.append(try sequence(depth: depth))
    }
    var steps = parts.removeLast()
    // From last to first, so that each split precedes its own alternative.
    while let part = parts.popLast() {
      cost += steps.count + part.count
      guard cost <= 64 * GoldenPattern.mostSteps else { throw tooLarge }
      steps = [.split(1, part.count + 2)] + part + [.jump(steps.count + 1)] + steps
    }
    return steps
  }

  private mutating func sequence(depth: Int) throws(SyntaxError) -> [GoldenPattern.Step] {
    var steps: [GoldenPattern.Step] = []
    while let scalar = next, scalar != "|", scalar != ")",
      isAlone || !isNext("}", "}")
    {
      let atom = try atom(scalar, depth: depth)
      steps += try repeated(atom)
      guard steps.count <= GoldenPattern.mostSteps else { throw tooLarge }
    }
    return steps
  }

  private mutating func repeated(_ atom: [GoldenPattern.Step]) throws(SyntaxError)
    -> [GoldenPattern.Step]
  {
    let steps: [GoldenPattern.Step]
    switch next {
    case "*": steps = [.split(1, atom.count + 2)] + atom + [.jump(-atom.count - 1)]
    case "+": steps = atom + [.split(-atom.count, 1)]
    case "?": steps = [.split(1, atom.count + 1)] + atom
    default: return atom
    }
    index += 1
    if let sign = next, sign == "*" || sign == "+" || sign == "?" {
      throw fault("`\(sign)` repeats a repetition", hint: "group the first with `( )`")
    }
    return steps
  }

  private mutating func atom(_ scalar: Unicode.Scalar, depth: Int) throws(SyntaxError)
    -> [GoldenPattern.Step]
  {
    switch scalar {
    case ".":
      index += 1
      return [.any]
    case "[": return [try set()]
    case "^" where isAlone:
      index += 1
      return [.start]
    case "$" where isAlone:
      index += 1
      return [.end]
    case "{" where isAlone:
      throw fault("counted repetitions (`{`) are not supported", hint: "write `\\{`")
    case "(":
      guard depth < Self.deepestGroup else { throw tooLarge }
      let start = index
      index += 1
      let steps = try alternatives(depth: depth + 1)
      guard next == ")" else {
        index = start
        throw fault("expected `)` at the end of the group", hint: "close it with `)`")
      }
      index += 1
      return steps
    case "*", "+", "?":
      throw fault("`\(scalar)` has nothing to repeat", hint: "write `\\\(scalar)`")
    case "]": throw fault("unmatched `]`", hint: "write `\\]`")
    default: return [.scalar(try literal())]
    }
  }

  /// A literal character; a special character is escaped with a backslash.
  private mutating func literal() throws(SyntaxError) -> Unicode.Scalar {
    guard let scalar = next else { throw fault("the pattern ends unexpectedly") }
    guard scalar == "\\" else {
      index += 1
      return scalar
    }
    guard index + 1 < scalars.count, !scalars[index + 1].continuesName || isNext("\\", "-") else {
      throw fault("`\\` is followed by a character that needs no escape")
    }
    index += 2
    return scalars[index - 1]
  }

  private mutating func set() throws(SyntaxError) -> GoldenPattern.Step {
    let start = index
    index += 1
    let isNegated = next == "^"
    if isNegated { index += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = next, scalar != "]" {
      let first = try literal()
      guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
        ranges.append(first...first)
        continue
      }
      index += 1
      let last = try literal()
      guard first <= last else { throw fault("the range `\(first)-\(last)` is reversed") }
      ranges.append(first...last)
    }
    guard next == "]", !ranges.isEmpty else {
      let isClosed = next == "]"
      index = start
      throw fault(
        isClosed ? "the character set is empty" : "expected `]` at the end of the character set")
    }
    index += 1
    cost += ranges.count
    guard cost <= 64 * GoldenPattern.mostSteps else { throw tooLarge }
    return .set(ranges: ranges, isNegated: isNegated)
  }
}
