/// The options of `provider`.
enum ProviderOptionKey: String, CaseIterable {
  case delay
  case fail
  case size
  case visibility
  case name
  case file
  case object
  case twice
}

/// The options of `type`; each but the last takes words up to the next option.
private enum TypeOptionKey: String, CaseIterable {
  case from
  case ext
  case mime
  case imported
}

/// The options of `class`; types stand up to the next option.
private enum ClassOptionKey: String, CaseIterable {
  case reads
  case writes
  case rejects
}

extension ProviderOrigin {
  /// The options that it leaves open.
  fileprivate var options: [ProviderOptionKey] {
    switch self {
    case .type: ProviderOptionKey.allCases
    case .object: [.delay, .fail, .visibility, .name]
    case .contents: []
    }
  }
}

// What items offer: representations, types and classes.
extension LineReader {
  mutating func provider() throws(ParseFault) -> ProviderDeclaration {
    let item = try ref("an item")
    let origin: ProviderOrigin =
      if take("as") {
        .object(try name("a class"))
      } else if take("contents") {
        .contents(try string("the name of a file"))
      } else {
        .type(try type())
      }
    let text = try string("the data")
    var provider = ProviderDeclaration(item: item, origin: origin, text: text)
    var given: Set<ProviderOptionKey> = []
    while let token = peek {
      switch try option(among: origin.options, given: &given) {
      case .delay: provider.delay = try delay()
      case .fail: provider.failure = try string("a reason")
      case .size: provider.size = try int("a number of bytes", in: 1...Int(Int32.max))
      case .visibility: provider.visibility = try choice("visibility")
      case .name: provider.suggestedName = try string("a name")
      case .twice: provider.isAnsweredTwice = true
      case .file, .object:
        guard provider.form == .data else {
          throw ParseFault(
            .givenTwice, at: token, "a representation is either `file` or `object`")
        }
        provider.form =
          token.text == ProviderOptionKey.object.rawValue
          ? .object(try name("a class"))
          : .file(isInPlace: take("in-place"), isCoordinated: take("coordinated"))
      }
    }
    return provider
  }

  private mutating func delay() throws(ParseFault) -> LoadDelay {
    if take("manual") { return .manual }
    if take("never") { return .never }
    return .after(try duration())
  }

  mutating func typeStatement() throws(ParseFault) -> TypeStatement {
    var statement = TypeStatement(type: try type())
    var given: Set<TypeOptionKey> = []
    let keys = TypeOptionKey.allCases
    while peek != nil {
      switch try option(among: keys, given: &given) {
      case .from:
        statement.parents = try words(until: keys) {
          (reader: inout LineReader) throws(ParseFault) in try reader.type()
        }
      case .ext:
        statement.extensions = try words(until: keys) {
          (reader: inout LineReader) throws(ParseFault) in try reader.word("an extension").text
        }
      case .mime:
        statement.mimeTypes = try words(until: keys) {
          (reader: inout LineReader) throws(ParseFault) in try reader.type()
        }
      case .imported: statement.isImported = true
      }
    }
    return statement
  }

  mutating func classStatement() throws(ParseFault) -> ClassStatement {
    var statement = ClassStatement(name: try name("a class"))
    var given: Set<ClassOptionKey> = []
    let keys = ClassOptionKey.allCases
    while peek != nil {
      switch try option(among: keys, given: &given) {
      case .reads:
        statement.readableTypes = try words(until: keys) {
          (reader: inout LineReader) throws(ParseFault) in try reader.type()
        }
      case .writes:
        statement.writableTypes = try words(until: keys) {
          (reader: inout LineReader) throws(ParseFault) in try reader.type()
        }
      case .rejects: statement.rejected = try string("the data")
      }
    }
    return statement
  }

  /// Takes one or more words, up to the next option or the line's end.
  private mutating func words<Key>(
    until keys: [Key], _ take: (inout LineReader) throws(ParseFault) -> String
  ) throws(ParseFault) -> [String] where Key: RawRepresentable, Key.RawValue == String {
    var words = [try take(&self)]
    while let token = peek, !keys.contains(where: { $0.rawValue == token.text }) {
      words.append(try take(&self))
    }
    return words
  }
}
