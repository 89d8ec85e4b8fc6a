import Machines

extension Script {
  /// The script in its canonical form: one blank between words, two before the lines of a test.
  ///
  /// Comments stay, and several blank lines become one. Read again it means the same, and printed
  /// again it is the same text.
  ///
  /// - Complexity: O(*n*) in the script's lines; what was included stays in its own file.
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
        // Without a line between them two blocks would be read as one.
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
