/// The reason why an included file cannot be read.
package struct IncludeFailure: Error, Hashable {
  /// The reason, in a few words without a full stop.
  package var reason: String

  /// Makes an error from its reason.
  package init(_ reason: String) {
    self.reason = reason
  }
}

/// The result of parsing a script.
public struct ParseOutcome: Hashable, Sendable {
  /// The script; nil if a diagnostic is an error.
  public var script: Script?
  /// The errors, warnings and notes by file and location; at most 20 per file, plus a note.
  public var diagnostics: [Diagnostic]

  package init(script: Script?, diagnostics: [Diagnostic]) {
    self.script = script
    self.diagnostics = diagnostics
  }
}

extension Script {
  /// Reads the text of an included file, given its path with the script's folder as prefix.
  ///
  /// The path never leaves the script's folder.
  package typealias IncludeReader = (String) throws(IncludeFailure) -> ScriptText

  /// Parses a script from its text, piece by piece.
  ///
  /// It never traps, whatever the bytes. The lines of the raw profile are validated and not kept, so
  /// the script must be played from the same text.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - file: The file's name, for messages and for include paths.
  ///   - scene: A script whose set-up precedes this one's, for recordings without a set-up.
  ///   - read: Reads the text of an included file; without it every `include` fails.
  /// - Returns: The script, or the errors in it.
  /// - Complexity: O(*n*) in the bytes of all files.
  package static func parse(
    _ text: ScriptText,
    file: String,
    scene: Script? = nil,
    including read: IncludeReader = { _ throws(IncludeFailure) in
      throw IncludeFailure("no file access")
    }
  ) -> ParseOutcome {
    withoutActuallyEscaping(read) { read in
      var context = ParseContext(script: file, read: read)
      let source = SourceFile(name: file, text: text)
      context.log.add(source, reachedBy: [])
      let entries = FileParser.entries(of: source, in: &context)
      var assembler = ScriptAssembler(file: file, scene: scene)
      var script = assembler.script(from: entries, log: &context.log)
      if let scene {
        script.setupLines.insert(contentsOf: scene.setupLines, at: 0)
        script.texts = scene.texts
      }
      for source in context.log.sources { script.texts[source.name] = source.text }
      NameResolution.check(script, suppressed: context.suppressed, log: &context.log)
      let diagnostics = context.log.diagnostics()
      return ParseOutcome(
        script: context.log.hasErrors ? nil : script, diagnostics: diagnostics)
    }
  }

  /// Parses test lines without a header and without name resolution; names are resolved by the
  /// player of the lines.
  ///
  /// - Returns: A script with at most one test; its lines count from 2.
  package static func fragment(_ text: String, file: String) -> ParseOutcome {
    var context = ParseContext(script: file) { _ throws(IncludeFailure) in
      throw IncludeFailure("no file access")
    }
    let source = SourceFile(
      name: file, text: ScriptText(Array("dragscript 1\n\(text)".utf8)))
    context.log.add(source, reachedBy: [])
    let entries = FileParser.entries(of: source, in: &context)
    var assembler = ScriptAssembler(file: file)
    let script = assembler.script(from: entries, log: &context.log)
    return ParseOutcome(
      script: context.log.hasErrors ? nil : script, diagnostics: context.log.diagnostics())
  }

  /// Parses a script from bytes in memory.
  ///
  /// - Complexity: O(*n*) in the bytes of all files.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    scene: Script? = nil,
    including read: IncludeReader = { _ throws(IncludeFailure) in
      throw IncludeFailure("no file access")
    }
  ) -> ParseOutcome {
    parse(ScriptText(bytes), file: file, scene: scene, including: read)
  }

  /// Parses a script from a string.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func parse(_ text: String, file: String, scene: Script? = nil) -> ParseOutcome {
    parse(Array(text.utf8), file: file, scene: scene)
  }
}
