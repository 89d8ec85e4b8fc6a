import CollectionLayout
import DragGeometry
import Machines

extension LineReader {
  /// Parses the rest of a scene statement after its first word.
  mutating func scene(_ keyword: SceneKeyword) throws(SyntaxError) -> SceneStatement {
    switch keyword {
    case .view:
      let name = try name("a view")
      let frame = try frame()
      return .view(
        ViewDeclaration(name: name, frame: frame, options: try viewOptions(isCollection: false)))
    case .collection: return .collection(try collection())
    case .items: return .items(collection: try name("a collection"), runs: try itemRuns())
    case .unplaced: return .unplaced(view: try name("a view or a collection"), ids: try itemIDs())
    case .section: return .section(collection: try name("a collection"), runs: try itemRuns())
    case .frame: return .frame(try ref(), try frame())
    case .size: return .size(try ref(), try size())
    case .style: return .style(try ref(), try choice("style"))
    case .provider: return .provider(try provider())
    case .pointer: return .pointer(try name("a pointer"), try choice("kind of pointer"))
    case .seat:
      let name = try name("a seat")
      return .seat(name, app: take("app") ? try self.name("an application") : nil)
    case .interaction: return try interaction()
    case .store: return try store()
    case .type: return .type(try typeStatement())
    case .objectClass: return .objectClass(try classStatement())
    case .object: return .object(try ref("an item"), try string("a text"))
    case .teamData: return .teamData(try ref("an item"), try string("the data"))
    }
  }

  private mutating func collection() throws(SyntaxError) -> CollectionDeclaration {
    let name = try name("a collection")
    let frame = try frame()
    try expect("layout")
    let layout = try layout()
    return CollectionDeclaration(
      name: name, frame: frame, layout: layout, options: try viewOptions(isCollection: true))
  }

  private mutating func interaction() throws(SyntaxError) -> SceneStatement {
    let name = try name("an interaction")
    try expect("on")
    let view = try self.name("a view or a collection")
    if take("source") { return .addedSource(name, on: view) }
    var options = DropOptions()
    var given: Set<ViewOptionKey> = []
    let all = ViewOptionKey.allCases.filter(\.isOfDrops)
    while peek != nil { try take(try option(among: all, given: &given), into: &options) }
    return .interaction(name, on: view, options)
  }

  /// Parses the rest of an option about drops after its name.
  private mutating func take(
    _ key: ViewOptionKey, into options: inout DropOptions
  ) throws(SyntaxError) {
    switch key {
    case .defaultProposal: options.defaultProposal = try choice("answer")
    case .types: options.acceptedTypes = try types()
    case .veto: options.vetoes = true
    case .periodic: options.period = try period()
    case .keepsLastPosition: options.keepsLastPosition = true
    case .lateChoices: options.takesLateChoices = true
    case .app, .team, .group, .rtl, .horizontal, .table, .editing, .simultaneous, .nestedIn,
      .scrolls, .menu, .noDrag, .noDrop, .selectionDrags, .reorders, .anchored, .within, .outside,
      .store:
      break
    }
  }

  private mutating func store() throws(SyntaxError) -> SceneStatement {
    let name = try name("a store")
    if take("memory") { return .store(StoreStatement(name, .memory, delay: try saveDelay())) }
    guard take("sqlite") else {
      let token = try word("`memory` or `sqlite`")
      throw SyntaxError(
        .unknownWord, at: token, "unknown kind of store `\(token.text)`",
        hint: Spelling.hint(for: token.text, among: ["memory", "sqlite"])
          ?? "one of `memory` or `sqlite`")
    }
    let path = try string("a path")
    return .store(StoreStatement(name, .sqlite(path: path), delay: try saveDelay()))
  }

  private mutating func saveDelay() throws(SyntaxError) -> Microseconds? {
    take("delay") ? try duration() : nil
  }

  private mutating func viewOptions(isCollection: Bool) throws(SyntaxError) -> ViewOptions {
    var options = ViewOptions()
    var given: Set<ViewOptionKey> = []
    let all = ViewOptionKey.allCases.filter {
      isCollection ? !$0.needsPlainView : !$0.needsCollection
    }
    while peek != nil {
      let key = try option(among: all, given: &given)
      switch key {
      case .app: options.app = try name("an application")
      case .team: options.team = try name("a team")
      case .group: options.group = try name("a group")
      case .rtl: options.orientation.direction = .rightToLeft
      case .horizontal: options.orientation.axis = .horizontal
      case .table: options.isTable = true
      case .editing: options.isEditing = true
      case .simultaneous: options.isSimultaneous = true
      case .nestedIn: options.parent = try name("a view")
      case .scrolls: options.contentSize = try size()
      case .menu: options.hasMenu = true
      case .noDrag: options.allowsDragging = false
      case .noDrop: options.acceptsDrops = false
      case .selectionDrags: options.dragsSelection = true
      case .reorders: options.reorders = try choice("reorder mode")
      case .anchored: options.isAnchored = true
      case .defaultProposal, .types, .veto, .periodic, .keepsLastPosition, .lateChoices:
        try take(key, into: &options.drop)
      case .within: options.within = try mask()
      case .outside: options.outside = try mask()
      case .store: options.store = try name("a store")
      }
    }
    return options
  }

  /// Parses an option's name; an option may be given once.
  mutating func option<Key>(among all: [Key], given: inout Set<Key>) throws(SyntaxError) -> Key
  where Key: RawRepresentable & Hashable, Key.RawValue == String {
    let token = try word("an option")
    guard let key = Key(rawValue: token.text), all.contains(key) else {
      let words = all.map(\.rawValue)
      throw SyntaxError(
        .unknownOption,
        at: token,
        "unknown option `\(token.text)`",
        hint: Spelling.hint(for: token.text, among: words) ?? hintForList(endingBefore: token)
          ?? "one of \(Self.list(words))"
      )
    }
    guard given.insert(key).inserted else {
      throw SyntaxError(.givenTwice, at: token, "`\(token.text)` is given twice")
    }
    return key
  }
}
