import DragGeometry

// The items of actions, and what is done with them: loads and drops.

private enum Forms {
  typealias Row<Values: Sendable> = WordRow<LoadForm, Values>

  static let data = Row("data", .data, "bytes, as without a form")
  static let file = Row("file", .file, "a temporary file")
  static let inPlace = Row("in-place", .inPlace, "the original file")
  static let object = Row("object", .objectClass, LoadForm.object, "an object of a class")
}

extension LoadForm: WordFamily {
  package static let words = [
    Forms.data.word, Forms.file.word, Forms.inPlace.word, Forms.object.word,
  ]

  package var phrase: Phrase {
    switch self {
    case .data: Forms.data()
    case .file: Forms.file()
    case .inPlace: Forms.inPlace()
    case .object(let name): Forms.object(name)
    }
  }
}

private enum Places {
  typealias Row<Values: Sendable> = WordRow<DropLocation, Values>

  static let onto = Row(
    "onto", .ref(.item, "a row"), DropLocation.onto,
    "dropped items animate to a row that was inserted before")
  static let into = Row(
    "into", .ref(.item, "an item"), .frameIfAny, DropLocation.into,
    "they shrink into an item, or into a part of it, in its own coordinates")
  static let at = Row(
    "at", .point, .after("scale", .number("a scale")), { .at($0, scale: $1) },
    "they animate to a point of the viewport, with a scale")
  static let adopted = Row(
    "as", .ref(.item, "a row"), DropLocation.adopted,
    "a row that was inserted before becomes the dragged item",
    if: { $0.peek?.isItemReference == true })
  static let placeholder = Row(
    "as", .then("placeholder", .optional(.ref(.gap, "a gap"))), DropLocation.placeholder,
    "inserts placeholders at the gap, in the order of the line; the default is the drop position")
}

extension DropLocation: WordFamily {
  package static let words = [
    Places.onto.word, Places.into.word, Places.at.word, Places.adopted.word,
    Places.placeholder.word,
  ]

  package var phrase: Phrase {
    switch self {
    case .onto(let ref): Places.onto(ref)
    case .into(let ref, let rect): Places.into(ref, rect)
    case .at(let point, let scale): Places.at(point, scale)
    case .adopted(let ref): Places.adopted(ref)
    case .placeholder(let gap): Places.placeholder(gap)
    }
  }
}

extension Part<Rect?> {
  /// A rectangle where the next word begins one.
  fileprivate static var frameIfAny: Part {
    Part("[at X,Y size WxH]") { (line: inout LineReader) throws(SyntaxError) in
      line.isNext("at") ? try line.frame() : nil
    } text: {
      $0?.text ?? ""
    }
  }
}

extension Part<[ItemName]> {
  /// The items of `drop`, up to a place; one of them may be its misspelled word.
  static var dropped: Part {
    items(.item) { (line: inout LineReader) throws(SyntaxError) in
      let items = try line.itemNames { DropLocation.hasWord($0.text) }
      if line.peek == nil { try line.refuseMisspelledLocation(among: items) }
      return items
    }
  }

  /// The items of `reorder`, up to `to`.
  static var reordered: Part {
    items(.collectionItem) { (line: inout LineReader) throws(SyntaxError) in
      try line.itemNames { !$0.isString && $0.text == "to" }
    }
  }

  /// Items, of which those that are named by their ids alone are found when the action runs.
  fileprivate static func items(
    _ use: NameResolution.RefUse,
    _ read: @escaping @Sendable (inout LineReader) throws(SyntaxError) -> [ItemName]
  ) -> Part {
    Part("ITEM…", read) {
      $0.map { $0.text }.joined(separator: " ")
    } find: {
      for case .ref(let ref) in $0 { $1.find(ref, as: use, isSetup: false) }
    }
  }
}

extension Part<(items: [ItemName], type: String?, form: LoadForm)> {
  /// The items of `load`, the type and the form in which they are asked for.
  static var loaded: Part {
    // A type has a dot or a slash, which an id after the first item must not have.
    let items = Part<[ItemName]>.items(.item) { (line: inout LineReader) throws(SyntaxError) in
      try line.itemNames {
        $0.isString || $0.text == "as" || !$0.isItemReference && TypeText.isPlain($0.text)
      }
    }
    let form = Part<LoadForm>.after("as", .of("FORM", "form"), else: .data)
    return Part("\(items.form) [TYPE] \(form.form)") {
      (line: inout LineReader) throws(SyntaxError) in
      let items = try items.read(&line)
      let token = line.peek
      let type = token == nil || line.isNext("as") ? nil : try line.type(of: line.next("a type"))
      if let token, type != nil, line.isNext("as"), line.behindNext.isNext("object") {
        throw SyntaxError(
          .extraWord, at: token,
          "unexpected type: the class of an object declares the types that it reads")
      }
      return (items, type, try form.read(&line))
    } text: {
      let words = [items.text($0.items), $0.type.map(TypeText.written) ?? "", form.text($0.form)]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    } find: {
      items.find($0.items, &$1)
      form.find($0.form, &$1)
    }
  }
}

extension LineReader {
  /// In a line that ends without a drop position, an item may be its misspelled keyword.
  fileprivate func refuseMisspelledLocation(among items: [ItemName]) throws(SyntaxError) {
    for case .id(let name) in items.dropFirst() {
      guard let hint = Spelling.hint(for: name.text, among: DropLocation.keys) else { continue }
      throw SyntaxError(
        .unknownWord, column: name.location.column, length: name.text.unicodeScalars.count,
        "unknown place `\(name.text)`", hint: hint)
    }
  }
}
