import CollectionLayout
import DragGeometry

extension LineReader {
  private static var layoutNames: [String] { ["rows", "grid", "flow", "two-column", "frames"] }

  /// Parses a layout with its arguments.
  mutating func layout() throws(SyntaxError) -> Layout {
    let token = try word("a layout")
    if token.text == "frames" { return .frames }
    var reader = WordReader(token)
    let name = reader.take { $0 != "(" }
    guard Self.layoutNames.dropLast().contains(name) else {
      throw SyntaxError(
        .unknownWord, at: token, "unknown layout `\(name)`",
        hint: Spelling.hint(for: name, among: Self.layoutNames)
          ?? "one of \(Self.list(Self.layoutNames))")
    }
    let arguments = try layoutArguments(&reader, token)
    switch name {
    case "rows": return .rows(try rows(arguments))
    case "grid": return .grid(try grid(arguments))
    case "flow": return .flow(try flow(arguments))
    default: return .twoColumn(try twoColumn(arguments))
    }
  }

  /// One `name=value` between the brackets.
  private struct Argument {
    var name: Token
    var value: Token
  }

  private func layoutArguments(_ reader: inout WordReader, _ token: Token) throws(SyntaxError)
    -> [Argument]
  {
    guard reader.take("(") else {
      throw SyntaxError(
        .unexpectedWord, at: token, "expected brackets after `\(token.text)`",
        hint: "write `\(token.text)()` for the defaults")
    }
    var arguments: [Argument] = []
    var given: Set<String> = []
    _ = reader.take(while: \.isSpace)
    while reader.next != ")" {
      let name = part(&reader) { $0.continuesIdentifier }
      _ = reader.take(while: \.isSpace)
      let column = reader.column
      guard !name.text.isEmpty, reader.take("=") else {
        throw SyntaxError(
          .unexpectedWord, column: column, "expected an argument `name=value`",
          hint: "such as `\(token.text.prefix { $0 != "(" })(gap=8)`")
      }
      _ = reader.take(while: \.isSpace)
      let value = part(&reader) { !$0.isSpace && $0 != "," && $0 != ")" }
      _ = reader.take(while: \.isSpace)
      guard given.insert(name.text).inserted else {
        throw SyntaxError(.givenTwice, at: name, "`\(name.text)` is given twice")
      }
      arguments.append(Argument(name: name, value: value))
      guard reader.take(",") else { break }
      _ = reader.take(while: \.isSpace)
    }
    let column = reader.column
    guard reader.take(")"), reader.isAtEnd else {
      throw SyntaxError(
        .unexpectedWord, column: min(column, token.endColumn - 1),
        "expected `,` or `)` after an argument", hint: "end the arguments with `)`")
    }
    return arguments
  }

  private func part(_ reader: inout WordReader, while fits: (Unicode.Scalar) -> Bool) -> Token {
    let column = reader.column
    let text = reader.take(while: fits)
    return Token(
      text: text, isString: false, column: column, length: max(1, text.unicodeScalars.count))
  }

  private func rows(_ arguments: [Argument]) throws(SyntaxError) -> Layout.Rows {
    var rows = Layout.Rows()
    for argument in arguments {
      switch argument.name.text {
      case "height": rows.height = try length(of: argument.value)
      case "gap": rows.gap = try length(of: argument.value)
      case "inset": rows.inset = Insets(try length(of: argument.value))
      case "header": rows.header = try length(of: argument.value)
      case "footer": rows.footer = try length(of: argument.value)
      default: throw unknown(argument, among: ["height", "gap", "inset", "header", "footer"])
      }
    }
    return rows
  }

  private func grid(_ arguments: [Argument]) throws(SyntaxError) -> Layout.Grid {
    var grid = Layout.Grid()
    for argument in arguments {
      switch argument.name.text {
      case "cell": grid.cell = try size(of: argument.value)
      case "gap": grid.gap = try length(of: argument.value)
      case "columns":
        grid.columns =
          argument.value.text == "auto"
          ? .automatic : .fixed(try int(of: argument.value, in: 1...1_000_000))
      case "inset": grid.inset = Insets(try length(of: argument.value))
      case "header": grid.header = try length(of: argument.value)
      case "footer": grid.footer = try length(of: argument.value)
      default:
        throw unknown(argument, among: ["cell", "gap", "columns", "inset", "header", "footer"])
      }
    }
    return grid
  }

  private func flow(_ arguments: [Argument]) throws(SyntaxError) -> Layout.Flow {
    var flow = Layout.Flow()
    for argument in arguments {
      switch argument.name.text {
      case "item": flow.item = try size(of: argument.value)
      case "line": flow.line = try length(of: argument.value)
      case "gap": flow.gap = try length(of: argument.value)
      case "inset": flow.inset = Insets(try length(of: argument.value))
      case "justify": flow.justify = try isOn(argument.value)
      case "header": flow.header = try length(of: argument.value)
      case "footer": flow.footer = try length(of: argument.value)
      default:
        throw unknown(
          argument, among: ["item", "line", "gap", "inset", "justify", "header", "footer"])
      }
    }
    return flow
  }

  private func twoColumn(_ arguments: [Argument]) throws(SyntaxError) -> Layout.TwoColumn {
    var columns = Layout.TwoColumn()
    for argument in arguments {
      switch argument.name.text {
      case "inset": columns.inset = Insets(try length(of: argument.value))
      case "gap": columns.gap = try length(of: argument.value)
      default: throw unknown(argument, among: ["inset", "gap"])
      }
    }
    return columns
  }

  private func isOn(_ value: Token) throws(SyntaxError) -> Bool {
    guard let toggle = Toggle(rawValue: value.text) else {
      throw SyntaxError(
        .unknownWord, at: value, "expected a switch, found `\(value.text)`",
        hint: "one of `on` or `off`")
    }
    return toggle == .on
  }

  private func unknown(_ argument: Argument, among names: [String]) -> SyntaxError {
    SyntaxError(
      .unknownArgument, at: argument.name,
      "unknown argument `\(argument.name.text)` of the layout",
      hint: Spelling.hint(for: argument.name.text, among: names) ?? "one of \(Self.list(names))")
  }
}
