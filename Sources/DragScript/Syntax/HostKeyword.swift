import DragSessions

/// A second word of `host`, and the parser for the rest of its line.
struct HostKeyword: RawRepresentable, CaseIterable, Sendable {
  /// Parses the rest of the line.
  typealias Reader = @Sendable (inout LineReader) throws(SyntaxError) -> HostStep

  /// The words that answer a request, which have no line in a trace.
  enum Answer: String {
    case data
    case fail
  }

  let rawValue: String
  let step: Reader

  /// The word at the beginning of the step's trace line.
  private init(_ word: TraceWord, _ step: @escaping Reader) {
    (rawValue, self.step) = (word.rawValue, step)
  }

  private init(_ word: Answer, _ step: @escaping Reader) {
    (rawValue, self.step) = (word.rawValue, step)
  }

  init?(rawValue: String) {
    guard let keyword = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = keyword
  }

  static let allCases: [HostKeyword] = [
    HostKeyword(.prepare) { line throws(SyntaxError) in .prepare(try line.target()) },
    HostKeyword(.begin) { _ throws(SyntaxError) in .begin },
    HostKeyword(.enter) { line throws(SyntaxError) in .enter(try line.hostEntry()) },
    HostKeyword(.identify) { line throws(SyntaxError) in .identify(try line.choice("origin")) },
    HostKeyword(.unpack) { line throws(SyntaxError) in .unpack(try line.hostItems()) },
    HostKeyword(.over) { line throws(SyntaxError) in .over(try line.target()) },
    HostKeyword(.offer) { line throws(SyntaxError) in
      .offer(try line.mask(among: MaskWord.allCases))
    },
    HostKeyword(.leave) { _ throws(SyntaxError) in .leave },
    HostKeyword(.drop) { line throws(SyntaxError) in
      .drop(line.peek == nil ? nil : try line.target())
    },
    HostKeyword(.end) { line throws(SyntaxError) in .end(try line.choice("operation")) },
    HostKeyword(Answer.data) { line throws(SyntaxError) in
      let item = try line.itemID()
      let type = line.peek?.isString == false ? try line.type() : nil
      return .data(item, type: type, try line.string("the data"))
    },
    HostKeyword(Answer.fail) { line throws(SyntaxError) in
      .fail(try line.itemID(), reason: try line.string("a reason"))
    },
  ]
}
