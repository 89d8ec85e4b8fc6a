import DragItems

/// The options of `type`; each but the last takes a list.
private enum TypeOptionKey: String, CaseIterable {
  case from
  case ext
  case mime
  case imported
}

/// The options of `class`; the first two take lists of types.
private enum ClassOptionKey: String, CaseIterable {
  case reads
  case writes
  case rejects
}

extension ProviderOrigin {
  /// The options available for it.
  fileprivate var options: [ProviderOptionKey] {
    switch self {
    case .type: ProviderOptionKey.allCases
    case .object: [.delay, .fail, .visibility, .name]
    case .contents: []
    }
  }
}

// Providers, types and classes.
extension LineReader {
  mutating func provider() throws(SyntaxError) -> ProviderDeclaration {
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
    var given: Set<Int> = []
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
          throw SyntaxError(
            .givenTwice, at: token, "expected either `file` or `object`, found both")
        }
        provider.form =
          token.text == ProviderOptionKey.object.rawValue
          ? .object(try name("a class"))
          : .file(isInPlace: take("in-place"), isCoordinated: take("coordinated"))
      }
    }
    return provider
  }

  private mutating func delay() throws(SyntaxError) -> Representation.Delivery {
    if take("manual") { return .manual }
    if take("never") { return .never }
    return .after(try duration())
  }

  mutating func typeStatement() throws(SyntaxError) -> TypeStatement {
    var statement = TypeStatement(type: try type())
    var given: Set<Int> = []
    while peek != nil {
      switch try option(among: TypeOptionKey.allCases, given: &given) {
      case .from: statement.parents = try types()
      case .ext: statement.extensions = try list("an extension").map(\.text)
      case .mime: statement.mimeTypes = try types()
      case .imported: statement.isImported = true
      }
    }
    return statement
  }

  mutating func classStatement() throws(SyntaxError) -> ClassStatement {
    var statement = ClassStatement(name: try name("a class"))
    var given: Set<Int> = []
    while peek != nil {
      switch try option(among: ClassOptionKey.allCases, given: &given) {
      case .reads: statement.readableTypes = try types()
      case .writes: statement.writableTypes = try types()
      case .rejects: statement.rejected = try string("the data")
      }
    }
    return statement
  }
}
