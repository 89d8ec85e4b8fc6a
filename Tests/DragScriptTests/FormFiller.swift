import TestSupport

@testable import DragScript

/// Makes lines of the forms of words, which the tables of the language show.
///
/// What is in brackets is left out half of the time, what has `…` behind it comes one to three times, and a word in
/// capitals is one of its values. `OPTION…` is left out, as options have forms of their own.
struct FormFiller {
  private var random: SplitMix64
  /// The words in capitals that have no value.
  private(set) var unknown: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The values of the words in capitals.
  private static let values: [String: [String]] = [
    "D": ["0us", "5ms", "1.5s", "12.340ms", "61s"],
    "CMP": ["=", "!=", "<", "<=", ">", ">="],
    "E": ["linear", "smooth", "simple-curve"],
    "E,E": ["txt", "txt,md"],
    "ID": ["tea", "2nd", "a.b-c", "_x"],
    "INDEX": ["0", "7", "1/2"],
    "INTENT": ["unspecified", "insert-at", "insert-into"],
    "ITEM": ["milk", "2nd", "list#tea"],
    "ITEM,ITEM": ["tea", "tea,eggs", "tea=text/plain|text/html"],
    "KEY": ["shift", "control", "alt", "meta", "escape"],
    "LAYOUT": [
      "frames", "rows()", "rows(gap=4,height=44)", "grid(columns=3,cell=99.5x80)",
      "flow(justify=on,line=30)", "two-column(gap=16,inset=8)",
    ],
    "MASK": ["none", "copy", "move,link", "copy,move,link,ask"],
    "N": ["1", "2"],
    "NAME": ["list", "bin", "a-b_2"],
    "OP": ["cancel", "forbidden", "copy", "move"],
    "OPERATION": ["cancel", "forbidden", "copy", "move", "link", "ask"],
    "OPTION": ["no-drag", "no-drop", "simultaneous", "table", "menu", "selection-drags"],
    "PATTERN": ["list.update", "*.*", "list.insert item=a", "stage.refused"],
    "PHASE": ["inactive", "active", "background", "gone"],
    "RATE": ["60hz", "59.94hz"],
    "REF": ["list", "list#tea", "list[2]", "list[1/0]", "list[gap 2]"],
    "S": ["idle", "lifted", "transferring", "ended"],
    "T,T": ["public.text", "public.text,a.b"],
    "TARGET": ["0.5,-3", "list#tea", "list[1]@0.5,0.75", "bin(+0,-4)", "list[gap 1]"],
    "TYPE": ["public.text", "text/plain;charset=utf-8"],
    "WxH": ["0x4", "99.5x20"],
    "X,Y": ["1,2", "-0.5,12.25"],
    "\"text\"": ["\"a\"", "\"b \\\" c\"", "\"# \\u{e9}\\n\""],
  ]

  /// Makes a line of a word with what may stand behind it.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - own: Values that the word has for words in capitals, in the place of the common ones.
  /// - Returns: The line.
  mutating func line<Meaning>(of word: Word<Meaning>, _ own: [String: [String]] = [:]) -> String {
    line(of: word.form, own)
  }

  /// Makes a line of one of the words of a family.
  mutating func line<Meaning: WordFamily>(
    of family: Meaning.Type, _ own: [String: [String]] = [:]
  ) -> String {
    guard let word = family.words.randomElement(using: &random) else { return "" }
    return line(of: word, own)
  }

  /// Makes a line of a form.
  mutating func line(of form: String, _ own: [String: [String]] = [:]) -> String {
    var rest = form[...]
    var words: [String] = []
    while !rest.isEmpty {
      if rest.first == "[", let end = Self.end(of: rest) {
        let inner = String(rest[rest.index(after: rest.startIndex)..<end])
        if Bool.random(using: &random) { words.append(line(of: inner, own)) }
        rest = rest[rest.index(after: end)...].drop { $0 == " " }
        continue
      }
      let word = rest.prefix { $0 != " " }
      rest = rest[word.endIndex...].drop { $0 == " " }
      if word == "OPTION…" { continue }
      if word.hasSuffix(",ITEM…") {
        words.append(value(of: String(word.dropLast()), own))
      } else if word.hasSuffix("…") {
        let count = Int.random(in: 1...3, using: &random)
        words += (0..<count).map { _ in value(of: String(word.dropLast()), own) }
      } else {
        words.append(value(of: String(word), own))
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The bracket that closes the first one; there may be brackets between them.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    return text.indices.first { index in
      depth += text[index] == "[" ? 1 : text[index] == "]" ? -1 : 0
      return depth == 0
    }
  }

  /// A value of a word in capitals; other words stand for themselves.
  private mutating func value(of word: String, _ own: [String: [String]]) -> String {
    if let value = (own[word] ?? Self.values[word])?.randomElement(using: &random) { return value }
    switch word {
    case "CHANGE": return line(of: Batch.Change.self, own)
    case "FORM": return line(of: LoadForm.self, own)
    case "PLACE": return line(of: DropLocation.self, own)
    case "STEP": return line(of: HostStep.self, own)
    default:
      if word.first?.isUppercase == true { unknown.append(word) }
      return word
    }
  }
}
