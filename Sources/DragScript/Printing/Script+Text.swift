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
    printer.print("dragscript \(version)", headerRemarks)
    for line in setupLines { printer.print(line.statement.text, line.remarks) }
    for test in tests { printer.print(test) }
    printer.print(remarks: closingRemarks)
    return printer.text
  }
}

/// The canonical text of a script while it grows.
struct ScriptPrinter {
  private(set) var text = ""
  private var indentation = ""

  mutating func print(remarks: [String]) {
    for remark in remarks {
      if !remark.isEmpty { text += indentation + remark }
      text += "\n"
    }
  }

  mutating func print(_ line: String, _ remarks: Trivia) {
    print(remarks: remarks.above)
    text += indentation
    text += line
    if let beside = remarks.beside { text += "  " + beside }
    text += "\n"
  }

  mutating func print(_ test: ScriptTest) {
    if test.isNamed {
      indentation = ""
      var remarks = test.remarks
      if remarks.above.isEmpty { remarks.above = [""] }
      print("test \(Quotation.quoted(test.name))", remarks)
      indentation = "  "
    }
    for line in test.setupLines { print(line.statement.text, line.remarks) }
    var isBehindGolden = false
    for line in test.lines {
      var isGolden = false
      if case .golden(let block) = line {
        isGolden = true
        // Without an empty line between them two blocks would be parsed as one.
        if isBehindGolden, block.remarks.above.isEmpty { text += "\n" }
      }
      print(line)
      isBehindGolden = isGolden
    }
  }

  private mutating func print(_ line: Line) {
    switch line {
    case .timed(let timed): print(timed.text, timed.remarks)
    case .include(let included):
      print("include \(Quotation.quoted(included.path))", included.remarks)
    case .golden(let block):
      for (index, golden) in block.lines.enumerated() {
        print("| " + golden.text, index == 0 ? block.remarks : .none)
      }
    case .raw(let run):
      for (index, sample) in run.samples.enumerated() {
        print(sample.text(pointer: run.pointer(of: sample)), index == 0 ? run.remarks : .none)
      }
    }
  }
}
