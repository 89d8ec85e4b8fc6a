import CollectionLayout
import DragGeometry
import DragGestures
import DragSessions
import Machines

// The statements about the scene, one row each. What a statement declares is in NameResolution.
private enum Rows {
  typealias Row<Values: Sendable> = WordRow<SceneStatement, Values>

  // MARK: Views

  static let view = Row(
    "view", .name("a view"), .frame, options(but: .collections),
    { .view(ViewDeclaration(name: $0, frame: $1, options: $2)) },
    "a view with one item of its own name, which a move removes")
  static let collection = Row(
    "collection", .name("a collection"), .two(.frame, .then("layout", .layout)),
    options(but: .plainViews),
    { .collection(CollectionDeclaration(name: $0, frame: $1.0, layout: $1.1, options: $2)) },
    "items in sections")
  static let interaction = Row(
    "interaction", .name("an interaction"), .then("on", .name("a view or a collection")),
    .options(DropOptions.rows, of: DropOptions(), as: "OPTION…"),
    { .interaction($0, on: $1, $2) },
    "one more destination on a view, with policies of its own (CONTRACT-35)")
  static let addedSource = Row(
    "interaction", .name("an interaction"),
    .before("source", .then("on", .name("a view or a collection"))), { .addedSource($0, on: $1) },
    "one more source of a view, which is asked where those before it have no items",
    if: { $0.isWord("source", ahead: 3) })

  // MARK: Items

  static let items = Row(
    "items", .name("a collection"), runs, { .items(collection: $0, runs: $1) },
    "fills the collection's first section; `cell[0..999]` is `cell0` to `cell999`")
  static let section = Row(
    "section", .name("a collection"), runs, { .section(collection: $0, runs: $1) },
    "begins its next section and fills it")
  static let unplaced = Row(
    "unplaced", .name("a view or a collection"), newIDs, { .unplaced(view: $0, ids: $1) },
    "items of a view or a collection that have no place in it, for its `items` and `addItems`: a second item of a cell"
  )
  static let frame = Row(
    "frame", .ref(.collectionItem), .frame, SceneStatement.frame,
    "an exact frame, in the viewport, over the layout's")
  static let size = Row(
    "size", .ref(.collectionItem), .size, SceneStatement.size, "an item's own size, in a flow")
  static let style = Row(
    "style", .ref(.collectionItem), .word("WORD", "style"), SceneStatement.style,
    "how much of a row it takes, in `two-column`: `compact`, as without a line, or `regular`")

  // MARK: Data of items

  static let file = provider(
    .then("contents", .quoted("the name of a file")), ProviderOrigin.contents, [],
    "a file at `/VIEW/ITEM/NAME`: of the type that its name says, and its address",
    if: { $0.isWord("contents", ahead: 1) })
  static let writtenObject = provider(
    .then("as", .objectClass), ProviderOrigin.object,
    ProviderDeclaration.options.filter {
      ["delay", "fail", "visibility", "name"].contains($0.key)
    },
    "an object: a representation of each type that the class writes, in its order",
    if: { $0.isWord("as", ahead: 1) })
  static let provider = provider(
    .type, ProviderOrigin.type, ProviderDeclaration.options,
    "a representation; several lines, the best first", if: { _ in true })
  static let type = Row(
    "type", .type, .options(TypeStatement.options, of: TypeStatement(type: "")),
    { type, options in
      var statement = options
      statement.type = type
      return .type(statement)
    }, "a type that an application declares; its parents are declared above")
  static let objectClass = Row(
    "class", .name("a class"),
    .options(ClassStatement.options, of: ClassStatement(name: Name("", at: .unwritten))),
    { name, options in
      var statement = options
      statement.name = name
      return .objectClass(statement)
    }, "a class of objects, and the data that makes none (-1100)")
  static let object = Row(
    "object", .ref(.item, "an item"), .quoted("a text"), SceneStatement.object,
    "what the item's application keeps on it")
  static let teamData = Row(
    "team-data", .ref(.item, "an item"), .quoted("the data"), SceneStatement.teamData,
    "what applications of its team may read at any time")

  private static func provider<Value: Sendable>(
    _ origin: Part<Value>, _ make: @escaping @Sendable (Value) -> ProviderOrigin,
    _ options: [OptionRow<ProviderDeclaration>], _ documentation: String,
    if fits: @escaping @Sendable (LineReader) -> Bool
  ) -> Row<(Ref, (Value, String), ProviderDeclaration)> {
    let none = ProviderDeclaration(
      item: Ref("", at: .unwritten), origin: .type(""), text: "")
    return Row(
      "provider", .ref(.item, "an item"), .two(origin, .quoted("the data")),
      .options(options, of: none, as: options.isEmpty ? "" : "OPTION…"),
      { item, data, options in
        var provider = options
        (provider.item, provider.origin, provider.text) = (item, make(data.0), data.1)
        return .provider(provider)
      }, documentation, if: fits)
  }

  // MARK: Stores and pointers

  static let store = Row(
    "store", .name("a store"), storage, .after("delay", .duration),
    { .store(StoreStatement($0, $1, delay: $2)) },
    "a store, in memory or in a file (`sqlite \"path\"`); a save takes so long")
  static let pointer = Row(
    "pointer", .name("a pointer"), .word("touch", "kind of pointer"), SceneStatement.pointer,
    "a pointer, also `mouse` or `pen`; `pointer` needs no line and is a finger")
  static let seat = Row(
    "seat", .name("a seat"), .after("app", .name("an application")), { .seat($0, app: $1) },
    "a pointer whose drags a system owns; other programs are that application, else one of the seat's name"
  )

  // MARK: Parts

  /// The options of a view, but for those of lines of another kind.
  private static func options(but other: OptionPlace) -> Part<DeclaredOptions> {
    .options(
      DeclaredOptions.rows.filter { $0.place != other }, of: DeclaredOptions(), as: "OPTION…")
  }

  /// Ids and numbered runs, up to the end of the line.
  private static let runs = Part<[ItemRun]>("ID…") { (line: inout LineReader) throws(SyntaxError) in
    try line.itemRuns()
  } text: {
    $0.map { $0.text }.joined(separator: " ")
  }

  /// Ids with their places, up to the end of the line; there may be none.
  private static let newIDs = Part<[Name]>("ID…") { (line: inout LineReader) throws(SyntaxError) in
    try line.itemIDs()
  } text: {
    $0.map { $0.text }.joined(separator: " ")
  }

  /// Where a store keeps its rows.
  private static let storage = Part<StoreKind>("memory") {
    (line: inout LineReader) throws(SyntaxError) in
    if line.take("memory") { return .memory }
    guard line.take("sqlite") else {
      let token = try line.word("`memory` or `sqlite`")
      throw SyntaxError(
        .unknownWord, at: token, "unknown kind of store `\(token.text)`",
        hint: Spelling.hint(for: token.text, among: ["memory", "sqlite"])
          ?? "one of `memory` or `sqlite`")
    }
    return .sqlite(path: try line.string("a path"))
  } text: { kind in
    switch kind {
    case .memory: "memory"
    case .sqlite(let path): "sqlite \(Quotation.quoted(path))"
    }
  }
}

extension SceneStatement: WordFamily {
  package static let words = [
    Rows.view.word, Rows.collection.word, Rows.items.word, Rows.unplaced.word, Rows.section.word,
    Rows.frame.word, Rows.size.word, Rows.style.word, Rows.file.word, Rows.writtenObject.word,
    Rows.provider.word, Rows.pointer.word, Rows.seat.word, Rows.addedSource.word,
    Rows.interaction.word, Rows.store.word, Rows.type.word, Rows.objectClass.word,
    Rows.object.word, Rows.teamData.word,
  ]

  package var phrase: Phrase {
    switch self {
    case .view(let view): Rows.view(view.name, view.frame, view.options)
    case .collection(let collection):
      Rows.collection(collection.name, (collection.frame, collection.layout), collection.options)
    case .items(let name, let runs): Rows.items(name, runs)
    case .unplaced(let name, let ids): Rows.unplaced(name, ids)
    case .section(let name, let runs): Rows.section(name, runs)
    case .frame(let ref, let frame): Rows.frame(ref, frame)
    case .size(let ref, let size): Rows.size(ref, size)
    case .style(let ref, let style): Rows.style(ref, style)
    case .provider(let provider):
      switch provider.origin {
      case .type(let type): Rows.provider(provider.item, (type, provider.text), provider)
      case .object(let name): Rows.writtenObject(provider.item, (name, provider.text), provider)
      case .contents(let file): Rows.file(provider.item, (file, provider.text), provider)
      }
    case .pointer(let name, let kind): Rows.pointer(name, kind)
    case .seat(let name, let app): Rows.seat(name, app)
    case .type(let type): Rows.type(type.type, type)
    case .objectClass(let objectClass): Rows.objectClass(objectClass.name, objectClass)
    case .object(let ref, let text): Rows.object(ref, text)
    case .teamData(let ref, let text): Rows.teamData(ref, text)
    case .interaction(let name, let view, let options): Rows.interaction(name, view, options)
    case .addedSource(let name, let view): Rows.addedSource(name, view)
    case .store(let store): Rows.store(store.name, store.kind, store.delay)
    }
  }
}
