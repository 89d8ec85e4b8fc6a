import DragItems
import Machines

// The options of statements about the data of items: providers, types and classes.

extension ProviderDeclaration {
  /// The options of `provider`, in the order in which they are written.
  static let options: [OptionRow<ProviderDeclaration>] = [
    OptionRow("delay", .delivery) { $1(&$0.delay) },
    OptionRow("fail", .quoted("a reason")) { $1(&$0.failure) },
    OptionRow("size", .count("a number of bytes", in: 1...Int(Int32.max))) { $1(&$0.size) },
    OptionRow("visibility", .choice("visibility"), else: .all) { $1(&$0.visibility) },
    OptionRow("name", .quoted("a name")) { $1(&$0.suggestedName) },
    OptionRow("file", .two(.flag("in-place"), .flag("coordinated"))) { provider, body in
      var file: (Bool, Bool)?
      if case .file(let isInPlace, let isCoordinated) = provider.form {
        file = (isInPlace, isCoordinated)
      }
      body(&file)
      if let file { provider.form = .file(isInPlace: file.0, isCoordinated: file.1) }
    }.or("object"),
    OptionRow("object", .name("a class")) { provider, body in
      var name: Name?
      if case .object(let known) = provider.form { name = known }
      body(&name)
      if let name { provider.form = .object(name) }
    }.or("file"),
    OptionRow("twice") { $1(&$0.isAnsweredTwice) },
  ]
}

extension TypeStatement {
  /// The options of `type`.
  static let options: [OptionRow<TypeStatement>] = [
    OptionRow("from", .types, else: []) { $1(&$0.parents) },
    OptionRow("ext", .extensions, else: []) { $1(&$0.extensions) },
    OptionRow("mime", .types, else: []) { $1(&$0.mimeTypes) },
    OptionRow("imported") { $1(&$0.isImported) },
  ]
}

extension ClassStatement {
  /// The options of `class`.
  static let options: [OptionRow<ClassStatement>] = [
    OptionRow("reads", .types, else: []) { $1(&$0.readableTypes) },
    OptionRow("writes", .types, else: []) { $1(&$0.writableTypes) },
    OptionRow("rejects", .quoted("the data")) { $1(&$0.rejected) },
  ]
}

extension Part<Representation.Delivery> {
  /// When a load is answered: after a duration, by a line of the script, or never.
  fileprivate static var delivery: Part {
    Part("D") { (line: inout LineReader) throws(SyntaxError) in
      if line.take("manual") { return .manual }
      if line.take("never") { return .never }
      return .after(try line.duration())
    } text: { delivery in
      switch delivery {
      case .after(let span): span.text
      case .manual: "manual"
      case .never: "never"
      }
    }
  }
}

extension Part<[String]> {
  /// Filename extensions with commas between them.
  fileprivate static var extensions: Part {
    Part("E,E") { (line: inout LineReader) throws(SyntaxError) in
      try line.list("an extension").map { $0.text }
    } text: {
      $0.joined(separator: ",")
    }
  }
}
