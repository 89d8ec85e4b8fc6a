import DragGeometry
import DragSessions
import Machines

/// One part of a line: how it is read, with the error where it is wrong, and how it is written.
struct Part<Value: Sendable>: Sendable {
  /// What stands for it in a table of the language, such as `D` for a duration.
  let form: String
  /// Consumes the part, or throws the error of the line.
  let read: @Sendable (inout LineReader) throws(SyntaxError) -> Value
  /// The value in script form, which is read as the same value.
  let text: @Sendable (Value) -> String
  /// Resolves the names in it, in the last step of parsing a script.
  let find: @Sendable (Value, inout NameResolution) -> Void

  init(
    _ form: String, _ read: @escaping @Sendable (inout LineReader) throws(SyntaxError) -> Value,
    text: @escaping @Sendable (Value) -> String,
    find: @escaping @Sendable (Value, inout NameResolution) -> Void = { _, _ in }
  ) {
    (self.form, self.read, self.text, self.find) = (form, read, text, find)
  }
}

extension Part {
  /// One word of a closed set of the language, with what it is, for the error.
  static func word(_ form: String, _ what: String) -> Part
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    Part(form) { (line: inout LineReader) throws(SyntaxError) in
      try line.choice(what)
    } text: {
      $0.rawValue
    }
  }

  /// One word of a closed set that the language shares with the stage, with what it is, for the error.
  static func choice(_ what: String) -> Part where Value: SharedWord {
    Part("WORD") { (line: inout LineReader) throws(SyntaxError) in
      try line.choice(what)
    } text: {
      $0.word
    }
  }
}

extension Part<Void> {
  /// Nothing: what has its first word alone.
  static var nothing: Part {
    Part("") { _ in
    } text: {
      ""
    }
  }
}

extension Part<Bool> {
  /// `on` or `off`.
  static var toggle: Part {
    Part("on") { (line: inout LineReader) throws(SyntaxError) in
      let toggle: Toggle = try line.choice("switch position")
      return toggle == .on
    } text: {
      $0.toggleText
    }
  }

  /// `true` or `false`.
  static var truth: Part {
    Part("true") { (line: inout LineReader) throws(SyntaxError) in
      let truth: Truth = try line.choice("truth value")
      return truth == .true
    } text: {
      String($0)
    }
  }

  /// A word that is there or is not.
  static func flag(_ word: String) -> Part {
    Part("[\(word)]") {
      $0.take(word)
    } text: {
      $0 ? word : ""
    }
  }
}

// MARK: Numbers

extension Part<Int> {
  /// A whole number of at least 0, with what is counted, for the error.
  static func count(_ what: String, in range: ClosedRange<Int> = 0...Int.max) -> Part {
    Part("N") { (line: inout LineReader) throws(SyntaxError) in
      try line.int(what, in: range)
    } text: {
      String($0)
    }
  }
}

extension Part<Double> {
  /// A number of at least 0.
  static var length: Part {
    Part("N") { (line: inout LineReader) throws(SyntaxError) in
      try line.length("a number")
    } text: {
      $0.decimalText
    }
  }

  /// A number, with what it is, for the error.
  static func number(_ what: String) -> Part {
    Part("N") { (line: inout LineReader) throws(SyntaxError) in
      try line.number(of: line.word(what))
    } text: {
      $0.decimalText
    }
  }

  /// A number from 0 to 1 in thousandths.
  static var fraction: Part {
    Part("N") { (line: inout LineReader) throws(SyntaxError) in
      let token = try line.word("a number from 0 to 1")
      let number = try line.number(of: token)
      guard (0...1).contains(number) else {
        throw SyntaxError(
          .valueOutOfRange, at: token, "`\(token.text)` is out of range", hint: "from 0 to 1")
      }
      return number
    } text: {
      $0.decimalText
    }
  }
}

extension Part<Double?> {
  /// A number of more than 0 in points per second, or `none`.
  static var speed: Part {
    Part("N") { (line: inout LineReader) throws(SyntaxError) in
      if line.take("none") { return nil }
      let token = try line.word("a speed")
      let speed = try line.number(of: token)
      guard speed > 0 else {
        throw SyntaxError(
          .valueOutOfRange, at: token, "expected a speed greater than 0, found `\(token.text)`",
          hint: "`none` sets no limit")
      }
      return speed
    } text: {
      $0?.decimalText ?? "none"
    }
  }
}

extension Part<Microseconds> {
  /// A duration of at least 0.
  static var duration: Part {
    Part("D") { (line: inout LineReader) throws(SyntaxError) in
      try line.duration()
    } text: {
      $0.text
    }
  }

  /// A duration of more than 0.
  static var period: Part {
    Part("D") { (line: inout LineReader) throws(SyntaxError) in
      let token = try line.word("a duration")
      let period = try line.duration(of: token)
      guard period > .zero else {
        throw SyntaxError(
          .valueOutOfRange, at: token, "expected a period greater than 0, found `\(token.text)`")
      }
      return period
    } text: {
      $0.text
    }
  }
}

extension Part<Rate> {
  /// A rate of more than 0 and at most 1,000,000 hertz.
  static var rate: Part {
    Part("RATE") { (line: inout LineReader) throws(SyntaxError) in
      let token = try line.word("a rate")
      var reader = WordReader(token)
      guard let number = reader.number(), reader.take(text: "hz"), reader.isAtEnd else {
        throw SyntaxError(
          .badRate, at: token, "expected a rate, found `\(token.text)`", hint: "write it as 60hz")
      }
      guard number > 0, number <= 1_000_000 else {
        throw SyntaxError(
          .valueOutOfRange, at: token, "`\(token.text)` is out of range",
          hint: "more than 0hz and at most 1000000hz")
      }
      return Rate(hertz: number)
    } text: {
      $0.text
    }
  }
}

// MARK: Places

extension Part<Point> {
  /// A point.
  static var point: Part {
    Part("X,Y") { (line: inout LineReader) throws(SyntaxError) in
      try line.point()
    } text: {
      $0.text
    }
  }
}

extension Part<Size> {
  /// A size of at least 0 by 0.
  static var size: Part {
    Part("WxH") { (line: inout LineReader) throws(SyntaxError) in
      try line.size()
    } text: {
      $0.text
    }
  }

  /// A size with a width and a height greater than 0, with what has it, for the error.
  static func extent(of what: String) -> Part {
    Part("WxH") { (line: inout LineReader) throws(SyntaxError) in
      let token = try line.word("a size")
      let size = try line.size(of: token)
      guard size.width > 0, size.height > 0 else {
        throw SyntaxError(
          .valueOutOfRange, at: token,
          "expected \(what) with a width and a height greater than 0, found `\(token.text)`")
      }
      return size
    } text: {
      $0.text
    }
  }
}

extension Part<Rect> {
  /// A rectangle: `at` a point, `size` a size.
  static var frame: Part {
    Part("at X,Y size WxH") { (line: inout LineReader) throws(SyntaxError) in
      try line.frame()
    } text: {
      $0.text
    }
  }
}

// MARK: Texts and types

extension Part<String> {
  /// A text in quotation marks, with what it is, for the error, and with the word of the form.
  static func quoted(_ what: String, as form: String = "text") -> Part {
    Part("\"\(form)\"") { (line: inout LineReader) throws(SyntaxError) in
      try line.string(what)
    } text: {
      Quotation.quoted($0)
    }
  }

  /// The path of a file, in quotation marks.
  static var path: Part { quoted("a path", as: "PATH") }

  /// A type of data.
  static var type: Part {
    Part("TYPE") { (line: inout LineReader) throws(SyntaxError) in
      try line.type()
    } text: {
      $0
    }
  }
}

extension Part<String?> {
  /// A type of data before a text in quotation marks; the text may be the next word.
  static var typeBeforeText: Part {
    Part("[TYPE]") { (line: inout LineReader) throws(SyntaxError) in
      line.peek?.isString == false ? try line.type() : nil
    } text: {
      $0 ?? ""
    }
  }
}

extension Part<[String]> {
  /// Types of data, with commas between them.
  static var types: Part {
    Part("T,T") { (line: inout LineReader) throws(SyntaxError) in
      try line.types()
    } text: {
      $0.joined(separator: ",")
    }
  }
}

extension Part<OperationMask> {
  /// Operations with commas between them, or `none`.
  ///
  /// Sources know copies and moves; hosts know more.
  static func operations(
    _ form: String = "copy,move", among known: [MaskWord] = [.copy, .move]
  ) -> Part {
    Part(form) { (line: inout LineReader) throws(SyntaxError) in
      if line.take("none") { return [] }
      let words = known.map { $0.rawValue }
      var mask: OperationMask = []
      for part in LineReader.parts(of: try line.word("operations")) {
        guard let word = MaskWord(rawValue: part.text), known.contains(word) else {
          throw SyntaxError(
            .unknownWord, at: part, "unknown operation `\(part.text)`",
            hint: Spelling.hint(for: part.text, among: words)
              ?? "\(LineReader.list(words)), several with commas between them, or `none`")
        }
        guard mask.isDisjoint(with: word.mask) else {
          throw SyntaxError(.givenTwice, at: part, "`\(part.text)` is given twice")
        }
        mask.formUnion(word.mask)
      }
      return mask
    } text: {
      $0.text
    }
  }
}
