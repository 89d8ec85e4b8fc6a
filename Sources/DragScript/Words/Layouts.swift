import CollectionLayout
import DragGeometry

// The layouts of collections with their arguments, `rows(height=44)`, which are one word of a line.

extension OptionRow where Owner: SectionedCells {
  fileprivate static func gap(_ standard: Owner) -> OptionRow {
    OptionRow("gap", .length, else: standard.section.gap) { $1(&$0.section.gap) }
  }

  fileprivate static func inset(_ standard: Owner) -> OptionRow {
    OptionRow("inset", .inset, else: standard.section.inset) { $1(&$0.section.inset) }
  }

  fileprivate static func header(_ standard: Owner) -> OptionRow {
    OptionRow("header", .length, else: standard.section.header) { $1(&$0.section.header) }
  }

  fileprivate static func footer(_ standard: Owner) -> OptionRow {
    OptionRow("footer", .length, else: standard.section.footer) { $1(&$0.section.footer) }
  }
}

extension Layout.Rows {
  fileprivate static let arguments: [OptionRow<Layout.Rows>] = [
    OptionRow("height", .length, else: Self().height) { $1(&$0.height) },
    .gap(Self()), .inset(Self()), .header(Self()), .footer(Self()),
  ]
}

extension Layout.Grid {
  fileprivate static let arguments: [OptionRow<Layout.Grid>] = [
    OptionRow("cell", .size, else: Self().cell) { $1(&$0.cell) },
    .gap(Self()),
    OptionRow("columns", .columns, else: Self().columns) { $1(&$0.columns) },
    .inset(Self()), .header(Self()), .footer(Self()),
  ]
}

extension Layout.Flow {
  fileprivate static let arguments: [OptionRow<Layout.Flow>] = [
    OptionRow("item", .size, else: Self().item) { $1(&$0.item) },
    OptionRow("line", .length, else: Self().line) { $1(&$0.line) },
    .gap(Self()), .inset(Self()),
    OptionRow("justify", .justify, else: Self().justify) { $1(&$0.justify) },
    .header(Self()), .footer(Self()),
  ]
}

extension Layout.TwoColumn {
  fileprivate static let arguments: [OptionRow<Layout.TwoColumn>] = [
    .inset(Self()), .gap(Self()),
  ]
}

extension Layout {
  /// The layout in script form; arguments with default values are omitted.
  ///
  /// Scripts cannot express rows of individual heights; they are written as rows of one height.
  var text: String {
    func text<Owner>(_ name: String, _ owner: Owner, _ rows: [OptionRow<Owner>]) -> String {
      let arguments = rows.compactMap { row in
        row.text(owner).map { "\(row.key)=\($0.dropFirst(row.key.count + 1))" }
      }
      return "\(name)(\(arguments.joined(separator: ",")))"
    }
    return switch self {
    case .frames: "frames"
    case .rows(let rows): text("rows", rows, Rows.arguments)
    case .list(let list): text("rows", Rows(height: list.height, in: list.section), Rows.arguments)
    case .grid(let grid): text("grid", grid, Grid.arguments)
    case .flow(let flow): text("flow", flow, Flow.arguments)
    case .twoColumn(let columns): text("two-column", columns, TwoColumn.arguments)
    }
  }
}

extension Part<Layout> {
  /// A layout with its arguments.
  static var layout: Part {
    Part("LAYOUT") { (line: inout LineReader) throws(SyntaxError) in
      let token = try line.word("a layout")
      if token.text == "frames" { return .frames }
      var reader = WordReader(token)
      let name = reader.take { $0 != "(" }
      switch name {
      case "rows":
        return .rows(try line.arguments(&reader, token, Layout.Rows.arguments, Layout.Rows()))
      case "grid":
        return .grid(try line.arguments(&reader, token, Layout.Grid.arguments, Layout.Grid()))
      case "flow":
        return .flow(try line.arguments(&reader, token, Layout.Flow.arguments, Layout.Flow()))
      case "two-column":
        return .twoColumn(
          try line.arguments(&reader, token, Layout.TwoColumn.arguments, Layout.TwoColumn()))
      default:
        let names = ["rows", "grid", "flow", "two-column", "frames"]
        throw SyntaxError(
          .unknownWord, at: token, "unknown layout `\(name)`",
          hint: Spelling.hint(for: name, among: names) ?? "one of \(LineReader.list(names))")
      }
    } text: {
      $0.text
    }
  }
}

extension LineReader {
  /// Parses the arguments between the brackets, `name=value` with commas between them.
  fileprivate func arguments<Owner>(
    _ reader: inout WordReader, _ token: Token, _ rows: [OptionRow<Owner>], _ owner: Owner
  ) throws(SyntaxError) -> Owner {
    guard reader.take("(") else {
      throw SyntaxError(
        .unexpectedWord, at: token, "expected brackets after `\(token.text)`",
        hint: "write `\(token.text)()` for the defaults")
    }
    var arguments: [(name: Token, value: Token)] = []
    var given: Set<String> = []
    _ = reader.take(while: { $0.isSpace })
    while reader.next != ")" {
      let name = part(&reader) { $0.continuesIdentifier }
      _ = reader.take(while: { $0.isSpace })
      let column = reader.column
      guard !name.text.isEmpty, reader.take("=") else {
        throw SyntaxError(
          .unexpectedWord, column: column, "expected an argument `name=value`",
          hint: "such as `\(token.text.prefix { $0 != "(" })(gap=8)`")
      }
      _ = reader.take(while: { $0.isSpace })
      let value = part(&reader) { !$0.isSpace && $0 != "," && $0 != ")" }
      _ = reader.take(while: { $0.isSpace })
      guard given.insert(name.text).inserted else {
        throw SyntaxError(.givenTwice, at: name, "`\(name.text)` is given twice")
      }
      arguments.append((name, value))
      guard reader.take(",") else { break }
      _ = reader.take(while: { $0.isSpace })
    }
    let column = reader.column
    guard reader.take(")"), reader.isAtEnd else {
      throw SyntaxError(
        .unexpectedWord, column: min(column, token.endColumn - 1),
        "expected `,` or `)` after an argument", hint: "end the arguments with `)`")
    }
    var owner = owner
    for argument in arguments {
      guard let row = rows.first(where: { $0.key == argument.name.text }) else {
        let names = rows.map { $0.key }
        throw SyntaxError(
          .unknownArgument, at: argument.name,
          "unknown argument `\(argument.name.text)` of the layout",
          hint: Spelling.hint(for: argument.name.text, among: names)
            ?? "one of \(Self.list(names))")
      }
      var value = LineReader(tokens: [argument.value], file: file, line: line)
      try row.read(&value, &owner)
    }
    return owner
  }

  private func part(_ reader: inout WordReader, while fits: (Unicode.Scalar) -> Bool) -> Token {
    let column = reader.column
    let text = reader.take(while: fits)
    return Token(
      text: text, isString: false, column: column, length: max(1, text.unicodeScalars.count))
  }
}

extension Part<Insets> {
  /// The inset of all four edges: scripts have a single value for all.
  fileprivate static var inset: Part {
    Part("N") { (line: inout LineReader) throws(SyntaxError) in
      Insets(try line.length("a number"))
    } text: {
      $0.top.decimalText
    }
  }
}

extension Part<Layout.Grid.Columns> {
  /// A number of columns, or as many as there is room for.
  fileprivate static var columns: Part {
    Part("N") { (line: inout LineReader) throws(SyntaxError) in
      line.take("auto") ? .automatic : .fixed(try line.int("a number", in: 1...1_000_000))
    } text: {
      if case .fixed(let count) = $0 { String(count) } else { "auto" }
    }
  }
}

extension Part<Bool> {
  /// `on` or `off` as an argument.
  fileprivate static var justify: Part {
    Part("on") { (line: inout LineReader) throws(SyntaxError) in
      let token = try line.word("a switch")
      guard let toggle = Toggle(rawValue: token.text) else {
        throw SyntaxError(
          .unknownWord, at: token, "expected a switch, found `\(token.text)`",
          hint: "one of `on` or `off`")
      }
      return toggle == .on
    } text: {
      $0.toggleText
    }
  }
}
