import Machines

extension Script {
  /// The script in canonical form: one space between words, two before the lines of a test.
  ///
  /// Comments are kept, and several empty lines become one. The text parses to an equal script, and
  /// printing that gives the same text.
  ///
  /// - Complexity: O(*n*) in the script's lines; the text of included files is not printed.
  package var text: String {
    var printer = ScriptPrinter()
    printer.print("dragscript \(version)", headerComments)
    for line in setupLines { printer.print(line.statement.text, line.comments) }
    for test in tests { printer.print(test) }
    printer.print(comments: closingComments)
    return printer.text
  }
}

/// The canonical text of a script while it grows.
struct ScriptPrinter {
  private(set) var text = ""
  private var indentation = ""

  mutating func print(comments: [String]) {
    for comment in comments {
      if !comment.isEmpty { text += indentation + comment }
      text += "\n"
    }
  }

  mutating func print(_ line: String, _ comments: Trivia) {
    print(comments: comments.above)
    text += indentation
    text += line
    if let beside = comments.beside { text += "  " + beside }
    text += "\n"
  }

  mutating func print(_ test: ScriptTest) {
    if test.isNamed {
      indentation = ""
      var comments = test.comments
      if comments.above.isEmpty { comments.above = [""] }
      print("test \(Quotation.quoted(test.name))", comments)
      indentation = "  "
    }
    for line in test.setupLines { print(line.statement.text, line.comments) }
    var isBehindGolden = false
    for line in test.lines {
      var isGolden = false
      if case .golden(let block) = line {
        isGolden = true
        // Without an empty line between them two blocks would be parsed as one.
        if isBehindGolden, block.comments.above.isEmpty { text += "\n" }
      }
      print(line)
      isBehindGolden = isGolden
    }
  }

  private mutating func print(_ line: Line) {
    switch line {
    case .timed(let timed): print(timed.text, timed.comments)
    case .include(let included):
      print("include \(Quotation.quoted(included.path))", included.comments)
    case .golden(let block):
      for (index, golden) in block.lines.enumerated() {
        print("| " + golden.text, index == 0 ? block.comments : .none)
      }
    case .raw(let run):
      for (index, sample) in run.samples.enumerated() {
        print(sample.text(pointer: run.pointer(of: sample)), index == 0 ? run.comments : .none)
      }
    }
  }
}
