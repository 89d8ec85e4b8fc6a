// The parts of a line that name something.

extension Part<Name> {
  /// A name, with what has it, for the error.
  static func name(_ what: String) -> Part { named(what) { _, _ in } }

  /// The name of a view or a collection, with what has it, for the error.
  static func view(_ what: String = "a view") -> Part {
    named(what) { $1.find($0, as: [.view, .collection], "view or collection") }
  }

  /// The name of a view, a collection or an interaction.
  static var receiver: Part {
    named("a view") {
      $1.find($0, as: NameScope.Kind.receivers, "view, collection or interaction")
    }
  }

  /// The name of a collection.
  static var collection: Part {
    named("a collection") { $1.find($0, as: [.collection], "collection") }
  }

  /// The name of an application.
  static var app: Part { named("an application") { $1.findApp($0) } }

  /// The name of a store.
  static var store: Part { named("a store") { $1.findStore($0) } }

  /// The name of a store, or of a collection that keeps its order in one.
  static var stored: Part { named("a store") { $1.findStored($0) } }

  /// The name of a pointer.
  static var pointer: Part { named("a pointer") { $1.find($0, as: [.pointer], "pointer") } }

  /// The name of a class of objects.
  static var objectClass: Part { named("a class") { $1.findClass($0) } }

  private static func named(
    _ what: String, _ find: @escaping @Sendable (Name, inout NameResolution) -> Void
  ) -> Part {
    Part("NAME", { (line: inout LineReader) throws(SyntaxError) in try line.name(what) }) {
      $0.text
    } find: {
      find($0, &$1)
    }
  }

  /// A name that may have dots, with what has it, for the error.
  static func identifier(_ what: String) -> Part {
    Part("NAME") { (line: inout LineReader) throws(SyntaxError) in
      try line.identifier(what)
    } text: {
      $0.text
    }
  }

  /// An item's id with its place in the line.
  static var newID: Part {
    Part("ID") { (line: inout LineReader) throws(SyntaxError) in
      try line.itemID()
    } text: {
      $0.text
    }
  }
}

extension Part<String> {
  /// An item's id.
  static var itemID: Part {
    Part("ID") { (line: inout LineReader) throws(SyntaxError) in
      try line.itemID().text
    } text: {
      $0
    }
  }
}

extension Part<[String]> {
  /// Ids of items, up to the end of the line; there may be none.
  static var itemIDs: Part {
    Part("ID…") { (line: inout LineReader) throws(SyntaxError) in
      try line.itemIDs().map { $0.text }
    } text: {
      $0.joined(separator: " ")
    }
  }
}

extension Part<[[ItemRun]]> {
  /// Ids and runs of them, with `/` between sections.
  static var sections: Part {
    Part("ID… / ID…") { (line: inout LineReader) throws(SyntaxError) in
      try line.sections()
    } text: {
      String($0.trailing.dropFirst())
    }
  }
}

extension Part<Ref> {
  /// A reference, with what it may refer to, and what it is, for the error.
  static func ref(_ use: NameResolution.RefUse, _ what: String = "a reference") -> Part {
    Part("REF") { (line: inout LineReader) throws(SyntaxError) in
      try line.ref(what)
    } text: {
      $0.text
    } find: {
      $1.find($0, as: use, isSetup: false)
    }
  }
}

extension Part<Target> {
  /// What a pointer goes to: a point, or a reference with an anchor and an offset.
  static var target: Part {
    Part("TARGET") { (line: inout LineReader) throws(SyntaxError) in
      try line.target()
    } text: {
      $0.text
    } find: {
      $1.find($0)
    }
  }
}

extension Part<CallPattern> {
  /// A pattern for lines of the trace.
  static var pattern: Part {
    Part("PATTERN") { (line: inout LineReader) throws(SyntaxError) in
      try line.pattern()
    } text: {
      $0.text
    } find: {
      $1.find($0)
    }
  }
}

extension Part<SequenceStep> {
  /// A pattern with its quantifier.
  static var step: Part {
    Part("PATTERN") { (line: inout LineReader) throws(SyntaxError) in
      try line.sequenceStep()
    } text: {
      $0.pattern.text(with: $0.quantifier.rawValue)
    } find: {
      $1.find($0.pattern)
    }
  }
}

extension Part<Comparison> {
  /// A comparison of words: `=` or `!=`.
  static var equality: Part {
    Part("=") { (line: inout LineReader) throws(SyntaxError) in
      let token = line.peek
      let comparison = try Part.comparison.read(&line)
      guard comparison == .equal || comparison == .notEqual else {
        throw SyntaxError(
          .badComparison, column: token?.column ?? 1, length: token?.length ?? 1,
          "words cannot be compared by size", hint: "use `=` or `!=`")
      }
      return comparison
    } text: {
      $0.rawValue
    }
  }

  /// A comparison.
  static var comparison: Part {
    Part("CMP") { (line: inout LineReader) throws(SyntaxError) in
      let token = try line.word("a comparison")
      guard let comparison = Comparison(rawValue: token.text) else {
        let all = Comparison.allCases.map { $0.rawValue }
        throw SyntaxError(
          .badComparison, at: token, "expected a comparison, found `\(token.text)`",
          hint: "\(LineReader.list(all)), with a space on either side")
      }
      return comparison
    } text: {
      $0.rawValue
    }
  }
}
