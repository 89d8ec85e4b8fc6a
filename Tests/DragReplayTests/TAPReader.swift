/// A reader of TAP 14 that knows the protocol's own words and nothing of what writes our reports.
///
/// It is strict: a line that is none of the protocol's is refused, as with `pragma +strict`.
struct TAPReader {
  /// What a stream says.
  struct Stream: Equatable {
    var points: [Point] = []
    var plan = 0
    /// Why there is nothing, or what stands behind the plan.
    var planReason: String?
    var comments: [String] = []
  }

  /// One test.
  struct Point: Equatable {
    var isGood: Bool
    var description: String
    var directive: Directive?
    /// The lines of its YAML block, without their indentation.
    var details: [String] = []
    /// The stream of its subtest, where it ends one.
    var subtest: Stream?
  }

  enum Directive: Equatable {
    case skip(String)
    case todo(String)
  }

  struct Fault: Error, Equatable {
    let line: Int
    let reason: String
  }

  private let lines: [String]
  private var next = 0

  private init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Reads a whole stream.
  static func stream(_ text: String) throws(Fault) -> Stream {
    var reader = TAPReader(text)
    guard reader.lines.last == "", reader.lines.first == "TAP version 14" else {
      throw Fault(line: 1, reason: "no version, or no last line end")
    }
    reader.next = 1
    let stream = try reader.stream(indent: 0)
    guard reader.next == reader.lines.count - 1 else { throw reader.fault("no line of TAP") }
    return stream
  }

  private func fault(_ reason: String) -> Fault { Fault(line: next + 1, reason: reason) }

  private mutating func stream(indent: Int) throws(Fault) -> Stream {
    var stream = Stream()
    var planPlace: Int?
    var subtest: Stream?
    while next < lines.count - 1 {
      let line = lines[next]
      let depth = line.prefix { $0 == " " }.count
      guard depth >= indent else { break }
      if depth >= indent + 4 {
        guard subtest == nil else { throw fault("two subtests before one point") }
        subtest = try self.stream(indent: indent + 4)
        continue
      }
      guard depth == indent else { throw fault("indented by \(depth)") }
      let text = line.dropFirst(indent)
      next += 1
      if text.hasPrefix("#") {
        stream.comments.append(String(text))
      } else if let (count, reason) = Self.plan(text) {
        guard planPlace == nil else { throw fault("a second plan") }
        planPlace = stream.points.count
        (stream.plan, stream.planReason) = (count, reason)
      } else if var point = try point(text, number: stream.points.count + 1) {
        point.details = try details(indent: indent + 2)
        (point.subtest, subtest) = (subtest, nil)
        stream.points.append(point)
      } else {
        next -= 1
        throw fault("no line of TAP: \(text)")
      }
    }
    guard let planPlace, planPlace == 0 || planPlace == stream.points.count else {
      throw fault("the plan stands neither first nor last")
    }
    guard stream.plan == stream.points.count, subtest == nil else {
      throw fault("\(stream.points.count) points, \(stream.plan) planned")
    }
    return stream
  }

  private static func plan(_ text: Substring) -> (Int, String?)? {
    guard text.hasPrefix("1..") else { return nil }
    let digits = text.dropFirst(3).prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(3 + digits.count)
    guard let count = Int(digits) else { return nil }
    if rest.isEmpty { return (count, nil) }
    return rest.hasPrefix(" # ") ? (count, String(rest.dropFirst(3))) : nil
  }

  /// A test point: its number is the next one where it has any.
  private func point(_ text: Substring, number: Int) throws(Fault) -> Point? {
    let isGood = !text.hasPrefix("not ")
    var rest = isGood ? text : text.dropFirst(4)
    guard rest == "ok" || rest.hasPrefix("ok ") else { return nil }
    rest = rest.dropFirst(2).drop { $0 == " " }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty {
      guard Int(digits) == number else { throw fault("\(digits) stands where \(number) is due") }
      rest = rest.dropFirst(digits.count).drop { $0 == " " }
    }
    if rest.hasPrefix("- ") { rest = rest.dropFirst(2) }
    var description = ""
    var scalars = Array(rest.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\\", let escaped = scalars.first, escaped == "\\" || escaped == "#" {
        scalars.removeFirst()
        description.unicodeScalars.append(escaped)
      } else if scalar == "#", description.isEmpty || description.last == " " {
        var words = ""
        words.unicodeScalars.append(contentsOf: scalars)
        guard let directive = Self.directive(words) else { throw fault("no directive: \(words)") }
        while description.last == " " { description.removeLast() }
        return Point(isGood: isGood, description: description, directive: directive)
      } else {
        description.unicodeScalars.append(scalar)
      }
    }
    return Point(isGood: isGood, description: description)
  }

  private static func directive(_ text: String) -> Directive? {
    let text = text.drop { $0 == " " }
    let word = text.prefix { $0.isLetter }.uppercased()
    let reason = unescaped(text.drop { !$0.isWhitespace }.drop { $0 == " " })
    if word.hasPrefix("SKIP") { return .skip(reason) }
    return word == "TODO" ? .todo(reason) : nil
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      let isEscape = scalar == "\\" && (scalars.first == "\\" || scalars.first == "#")
      result.unicodeScalars.append(isEscape ? scalars.removeFirst() : scalar)
    }
    return result
  }

  /// The block right below a point, indented by two.
  private mutating func details(indent: Int) throws(Fault) -> [String] {
    let margin = String(repeating: " ", count: indent)
    guard next < lines.count, lines[next] == margin + "---" else { return [] }
    var details: [String] = []
    next += 1
    while next < lines.count, lines[next] != margin + "..." {
      guard lines[next].hasPrefix(margin) else { throw fault("the block is left") }
      details.append(String(lines[next].dropFirst(indent)))
      next += 1
    }
    guard next < lines.count else { throw fault("the block does not end") }
    next += 1
    return details
  }
}
