/// Reads one field of a golden line and makes the steps of its matching.
struct GoldenCompiler {
  /// How deep groups may lie in one another.
  private static let deepestGroup = 32

  private let scalars: [Unicode.Scalar]
  private let firstColumn: Int
  private var index = 0
  /// The steps made so far by all parts, also those that are copied into others.
  private var cost = 0
  /// Whether it is an expression that stands alone: `^` and `$` are the ends of the text, and braces
  /// close nothing.
  private let isAlone: Bool

  init(_ field: ArraySlice<Unicode.Scalar>, column: Int, isAlone: Bool = false) {
    scalars = Array(field)
    firstColumn = column
    self.isAlone = isAlone
  }

  /// The whole text as one expression.
  mutating func expression() throws(ParseFault) -> [GoldenPattern.Step] {
    let steps = try alternatives(depth: 0)
    guard next == nil else { throw fault("`)` closes nothing that is open") }
    guard steps.count <= GoldenPattern.mostSteps else { throw tooLarge }
    return steps
  }

  private var column: Int { firstColumn + index }
  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    index + 1 < scalars.count && scalars[index] == first && scalars[index + 1] == second
  }

  /// The whole field: plain text and patterns.
  mutating func field() throws(ParseFault) -> (steps: [GoldenPattern.Step], hasPattern: Bool) {
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
          ? ParseFault(
            .badGoldenPattern, column: start, length: 2, "the pattern is not closed",
            hint: "close it with `}}`")
          : fault("`)` closes nothing that is open")
      }
      index += 2
    }
    guard !hasPattern || steps.count <= GoldenPattern.mostSteps else { throw tooLarge }
    return (steps, hasPattern)
  }

  private func fault(_ message: String, hint: String? = nil) -> ParseFault {
    ParseFault(.badGoldenPattern, column: column, message, hint: hint)
  }

  private var tooLarge: ParseFault {
    ParseFault(.goldenTooLarge, column: firstColumn, "the pattern is too large")
  }

  private mutating func alternatives(depth: Int) throws(ParseFault) -> [GoldenPattern.Step] {
    var parts = [try sequence(depth: depth)]
    while next == "|" {
      index += 1
      parts.append(try sequence(depth: depth))
    }
    var steps = parts.removeLast()
    // From the last to the first, so that each split stands before its own alternative.
    while let part = parts.popLast() {
      cost += steps.count + part.count
      guard cost <= 64 * GoldenPattern.mostSteps else { throw tooLarge }
      steps = [.split(1, part.count + 2)] + part + [.jump(steps.count + 1)] + steps
    }
    return steps
  }

  private mutating func sequence(depth: Int) throws(ParseFault) -> [GoldenPattern.Step] {
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

  private mutating func repeated(_ atom: [GoldenPattern.Step]) throws(ParseFault)
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
      throw fault("`\(sign)` follows another repetition", hint: "group the first with `( )`")
    }
    return steps
  }

  private mutating func atom(_ scalar: Unicode.Scalar, depth: Int) throws(ParseFault)
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
      throw fault("`{` counts repetitions, which is not known here", hint: "write `\\{`")
    case "(":
      guard depth < Self.deepestGroup else { throw tooLarge }
      let start = index
      index += 1
      let steps = try alternatives(depth: depth + 1)
      guard next == ")" else {
        index = start
        throw fault("the group is not closed", hint: "close it with `)`")
      }
      index += 1
      return steps
    case "*", "+", "?": throw fault("`\(scalar)` repeats nothing", hint: "write `\\\(scalar)`")
    case "]": throw fault("`]` closes nothing that is open", hint: "write `\\]`")
    default: return [.scalar(try literal())]
    }
  }

  /// A character that means itself, behind a backslash where it is a sign.
  private mutating func literal() throws(ParseFault) -> Unicode.Scalar {
    guard let scalar = next else { throw fault("the pattern is not closed") }
    guard scalar == "\\" else {
      index += 1
      return scalar
    }
    guard index + 1 < scalars.count, !scalars[index + 1].continuesName || isNext("\\", "-") else {
      throw fault("`\\` stands before something that is no sign")
    }
    index += 2
    return scalars[index - 1]
  }

  private mutating func set() throws(ParseFault) -> GoldenPattern.Step {
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
      guard first <= last else { throw fault("the range `\(first)-\(last)` runs backwards") }
      ranges.append(first...last)
    }
    guard next == "]", !ranges.isEmpty else {
      let isClosed = next == "]"
      index = start
      throw fault(isClosed ? "the set is empty" : "the set is not closed")
    }
    index += 1
    cost += ranges.count
    guard cost <= 64 * GoldenPattern.mostSteps else { throw tooLarge }
    return .set(ranges: ranges, isNegated: isNegated)
  }
}
