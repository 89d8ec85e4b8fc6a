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
    try OptionRow.read(DropOptions.rows, from: &self, into: &options)
    return .interaction(name, on: view, options)
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
    let other: OptionPlace = isCollection ? .plainViews : .collections
    try OptionRow.read(
      ViewOptions.rows.filter { $0.place != other }, from: &self, into: &options)
    return options
  }
}
