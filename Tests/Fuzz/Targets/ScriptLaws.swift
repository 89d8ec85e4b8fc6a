import DragScript

/// What holds of every text that may be a script.
enum ScriptLaws {
  /// Faults are told within bounds, and what can be read is printed so that it is read as the same.
  static func check(_ bytes: [UInt8]) throws(BrokenLaw) {
    let outcome = Script.parse(bytes, file: "fuzz.drag")
    let notes = outcome.diagnostics.count { $0.severity == .note }
    try require(outcome.diagnostics.count - notes <= 20 && notes <= 1, "too much is told")
    for diagnostic in outcome.diagnostics {
      try require(!diagnostic.description.isEmpty, "a diagnostic says nothing")
    }
    guard let script = outcome.script else {
      let isTold = outcome.diagnostics.contains { $0.severity == .error }
      return try require(isTold, "nobody says why there is no script")
    }
    let printed = script.text
    let again = Script.parse(printed, file: "fuzz.drag")
    try require(
      again.script == script,
      "what is printed is read as another script:\n\(printed)\n\(again.diagnostics)")
    try require(again.script?.text == printed, "it is printed in two ways:\n\(printed)")
  }

  /// The form is that of a text in it, and means the same.
  static func checkFormat(of bytes: [UInt8]) throws(BrokenLaw) {
    let once = Script.formatted(bytes)
    guard let script = Script.parse(bytes, file: "fuzz.drag").script else { return }
    let text = String(decoding: once, as: UTF8.self)
    try require(Script.formatted(once) == once, "a text in its form changes:\n\(text)")
    let again = Script.parse(once, file: "fuzz.drag")
    try require(
      again.script?.text == script.text, "the form means something else:\n\(text)")
  }
}
