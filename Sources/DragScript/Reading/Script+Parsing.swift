/// Why an included file cannot be read.
public struct IncludeFailure: Error, Hashable {
  /// The reason, in a few words without a full stop.
  public var reason: String

  /// Makes a failure from its reason.
  public init(_ reason: String) {
    self.reason = reason
  }
}

/// What reading a script gave.
public struct ParseOutcome: Hashable, Sendable {
  /// The script, where no diagnostic is an error.
  public var script: Script?
  /// What is wrong or doubtful, by file and place; at most 20 a file and a note.
  public var diagnostics: [Diagnostic]

  package init(script: Script?, diagnostics: [Diagnostic]) {
    self.script = script
    self.diagnostics = diagnostics
  }
}

extension Script {
  /// What brings the text of an included file, given its path with the script's folder before it.
  ///
  /// The path never leaves the folder of the script.
  package typealias IncludeReader = (String) throws(IncludeFailure) -> ScriptText

  /// Reads a script from its text, piece by piece.
  ///
  /// No bytes, however bad, make it trap. The lines of the raw profile are checked and not kept, so
  /// a script is played from the text that it was read from.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - file: The file's name, for messages and for the paths of includes.
  ///   - scene: A script whose set-up stands before this one's, for recordings without their own.
  ///   - read: Brings the text of an included file; without it every `include` fails.
  /// - Returns: The script, or the reasons why there is none.
  /// - Complexity: O(*n*) in the bytes of all files.
  package static func parse(
    _ text: ScriptText,
    file: String,
    scene: Script? = nil,
    including read: IncludeReader = { _ throws(IncludeFailure) in
      throw IncludeFailure("no files are at hand")
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
      NameResolution.check(script, poison: context.poison, log: &context.log)
      let diagnostics = context.log.diagnostics()
      return ParseOutcome(
        script: context.log.hasErrors ? nil : script, diagnostics: diagnostics)
    }
  }

  /// Reads lines of a test that stand alone: without a header, and without a look at names, which
  /// are looked up by whoever plays the lines.
  ///
  /// - Returns: A script with one test at the most; its lines count from 2.
  package static func fragment(_ text: String, file: String) -> ParseOutcome {
    var context = ParseContext(script: file) { _ throws(IncludeFailure) in
      throw IncludeFailure("no files are at hand")
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

  /// Reads a script from bytes in memory.
  ///
  /// - Complexity: O(*n*) in the bytes of all files.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    scene: Script? = nil,
    including read: IncludeReader = { _ throws(IncludeFailure) in
      throw IncludeFailure("no files are at hand")
    }
  ) -> ParseOutcome {
    parse(ScriptText(bytes), file: file, scene: scene, including: read)
  }

  /// Reads a script from a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func parse(_ text: String, file: String, scene: Script? = nil) -> ParseOutcome {
    parse(Array(text.utf8), file: file, scene: scene)
  }
}
