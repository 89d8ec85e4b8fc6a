import CollectionLayout
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
}

extension Part {
  /// A part or the word `none`.
  static func orNone<Wrapped>(_ part: Part<Wrapped>) -> Part where Value == Wrapped? {
    Part(form: part.form) { (reader: inout LineReader) throws(SyntaxError) in
      reader.take("none") ? nil : try part.read(&reader)
    } text: {
      $0.map(part.text) ?? "none"
    }
  }

  /// One word of a closed set, whose name an error has.
  static func choice(_ what: String) -> Part where Value: SharedWord {
    Part(form: "WORD") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.choice(what)
    } text: {
      $0.word
    }
  }
}

extension Part<Bool> {
  /// `on` or `off`.
  static var toggle: Part {
    Part(form: "on") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.toggle()
    } text: {
      $0.toggleText
    }
  }
}

extension Part<Microseconds> {
  /// A duration of at least 0.
  static var duration: Part {
    Part(form: "D") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.duration()
    } text: {
      $0.text
    }
  }
}

extension Part<Double> {
  /// A number of at least 0.
  static var length: Part {
    Part(form: "N") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.length("a number")
    } text: {
      $0.decimalText
    }
  }
}

extension Part<Double?> {
  /// A number of more than 0 in points per second, or `none`.
  static var speed: Part {
    Part(form: "N") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.speed()
    } text: {
      $0?.decimalText ?? "none"
    }
  }
}

extension Part<Int> {
  /// A whole number of at least 0, with what is counted, for the error.
  static func count(_ what: String) -> Part {
    Part(form: "N") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.int(what)
    } text: {
      String($0)
    }
  }
}

extension Part<Rate> {
  /// A rate in hertz.
  static var rate: Part {
    Part(form: "RATE") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.rate()
    } text: {
      $0.text
    }
  }
}

extension Part<Size> {
  /// A size with a width and a height greater than 0, with what has it, for the error.
  static func extent(of what: String) -> Part {
    Part(form: "WxH") { (reader: inout LineReader) throws(SyntaxError) in
      let token = try reader.word("a size")
      let size = try reader.size(of: token)
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

extension Part<Name> {
  /// A name, with what has it, for the error.
  static func name(_ what: String) -> Part {
    Part(form: "NAME") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.name(what)
    } text: {
      $0.text
    }
  }
}

extension Part<Size> {
  /// A size of at least 0 by 0.
  static var size: Part {
    Part(form: "WxH") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.size()
    } text: {
      $0.text
    }
  }
}

extension Part<Microseconds> {
  /// A duration of more than 0.
  static var period: Part {
    Part(form: "D") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.period()
    } text: {
      $0.text
    }
  }
}

extension Part<[String]> {
  /// Types of data, with commas between them.
  static var types: Part {
    Part(form: "T,T") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.types()
    } text: {
      $0.joined(separator: ",")
    }
  }
}

extension Part<OperationMask> {
  /// `copy`, `move` or both, with a comma between them, or `none`.
  static var operations: Part {
    Part(form: "copy,move") { (reader: inout LineReader) throws(SyntaxError) in
      try reader.mask()
    } text: {
      $0.text
    }
  }
}
