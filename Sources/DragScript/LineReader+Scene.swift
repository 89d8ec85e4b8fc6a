import DragGeometry

/// The first words of scene statements.
enum SceneKeyword: String, CaseIterable {
  case view
  case collection
  case items
  case section
  case frame
  case size
  case style
  case provider
  case pointer
  case store
}

/// The options of `view` and `collection`.
enum ViewOptionKey: String, CaseIterable {
  case app
  case rtl
  case horizontal
  case table
  case editing
  case simultaneous
  case nestedIn = "nested-in"
  case scrolls
  case menu
  case store

  /// Whether only a collection has it.
  var needsCollection: Bool { self == .table || self == .store }

  /// Whether only a plain view has it: the content of a collection follows from its items.
  var needsPlainView: Bool { self == .scrolls }
}

/// The options of `provider`.
enum ProviderOptionKey: String, CaseIterable {
  case delay
  case fail
  case size
  case visibility
}

extension LineReader {
  /// Takes what stands behind the first word of a scene statement.
  mutating func scene(_ keyword: SceneKeyword) throws(ParseFault) -> SceneStatement {
    switch keyword {
    case .view:
      let name = try name("a view")
      let frame = try frame()
      return .view(
        ViewDeclaration(name: name, frame: frame, options: try viewOptions(isCollection: false)))
    case .collection: return .collection(try collection())
    case .items: return .items(collection: try name("a collection"), runs: try itemRuns())
    case .section: return .section(collection: try name("a collection"), runs: try itemRuns())
    case .frame: return .frame(try ref(), try frame())
    case .size: return .size(try ref(), try size())
    case .style: return .style(try ref(), try choice("style"))
    case .provider: return .provider(try provider())
    case .pointer: return .pointer(try name("a pointer"), try choice("kind of pointer"))
    case .store: return try store()
    }
  }

  private mutating func collection() throws(ParseFault) -> CollectionDeclaration {
    let name = try name("a collection")
    let frame = try frame()
    try expect("layout")
    let layout = try layout()
    return CollectionDeclaration(
      name: name, frame: frame, layout: layout, options: try viewOptions(isCollection: true))
  }

  private mutating func store() throws(ParseFault) -> SceneStatement {
    let name = try name("a store")
    if take("memory") { return .store(name, .memory) }
    guard take("sqlite") else {
      let token = try word("`memory` or `sqlite`")
      throw ParseFault(
        .unknownWord, at: token, "`\(token.text)` is no kind of store",
        hint: Spelling.hint(for: token.text, among: ["memory", "sqlite"])
          ?? "one of `memory` or `sqlite`")
    }
    return .store(name, .sqlite(path: try string("a path")))
  }

  private mutating func viewOptions(isCollection: Bool) throws(ParseFault) -> ViewOptions {
    var options = ViewOptions()
    var given: Set<ViewOptionKey> = []
    let all = ViewOptionKey.allCases.filter {
      isCollection ? !$0.needsPlainView : !$0.needsCollection
    }
    while peek != nil {
      let key = try option(among: all, given: &given)
      switch key {
      case .app: options.app = try name("an application")
      case .rtl: options.isRightToLeft = true
      case .horizontal: options.isHorizontal = true
      case .table: options.isTable = true
      case .editing: options.isEditing = true
      case .simultaneous: options.isSimultaneous = true
      case .nestedIn: options.parent = try name("a view")
      case .scrolls: options.contentSize = try size()
      case .menu: options.hasMenu = true
      case .store: options.store = try name("a store")
      }
    }
    return options
  }

  /// Takes an option's name, which may not be given twice.
  mutating func option<Key>(among all: [Key], given: inout Set<Key>) throws(ParseFault) -> Key
  where Key: RawRepresentable & Hashable, Key.RawValue == String {
    let token = try word("an option")
    guard let key = Key(rawValue: token.text), all.contains(key) else {
      let words = all.map(\.rawValue)
      throw ParseFault(
        .unknownOption,
        at: token,
        "there is no option `\(token.text)` here",
        hint: Spelling.hint(for: token.text, among: words) ?? "one of \(Self.list(words))"
      )
    }
    guard given.insert(key).inserted else {
      throw ParseFault(.givenTwice, at: token, "`\(token.text)` is given twice")
    }
    return key
  }

  private mutating func provider() throws(ParseFault) -> ProviderDeclaration {
    let item = try ref("an item")
    let type = try type()
    let text = try string("the data")
    var provider = ProviderDeclaration(item: item, type: type, text: text)
    var given: Set<ProviderOptionKey> = []
    while peek != nil {
      switch try option(among: ProviderOptionKey.allCases, given: &given) {
      case .delay: provider.delay = take("manual") ? .manual : .after(try duration())
      case .fail: provider.failure = try string("a reason")
      case .size: provider.size = try int("a number of bytes")
      case .visibility: provider.visibility = try choice("visibility")
      }
    }
    return provider
  }
}
