import DragScript

/// A format of recordings: what it is known by, and how it is read.
struct FormatRow: Sendable {
  /// The format.
  let format: RecordingFormat
  /// What it is, for the help of commands.
  let help: String
  /// The tools whose recordings it is, as the README names them.
  var tools: [String] = []
  /// The suffixes of its files, each with its dot; a file of that name is one where its beginning does not show it.
  var suffixes: [String] = []
  /// Fields and other texts of JSON, of which all of a list are in a recording; of several rows that fit, the first is meant.
  var fields: [[String]] = []
  /// What the first line of a recording begins with, if that is a comment.
  var comment: String?
  /// What a line says of the format; nil where it is no line of this format, so that other rows are asked.
  var sign: @Sendable (RecordingLine) -> LineSign? = { _ in nil }
  /// Texts of which all of a list are in a recording, wherever they are, if the text is nothing else.
  var mentions: [[String]] = []
  /// Reads a recording from an offset, and says how a location in it is named.
  var read:
    @Sendable ([UInt8], Int, ImportOptions, inout ImportLog) -> (Recording, SourceMap.Scheme)
  /// Reads a recording from an offset so that its events are made again whenever they are wanted; nil if they are held.
  var source: (@Sendable (ScriptText, Int, ImportOptions, inout ImportLog) -> any RecordedEvents)?
}

/// What a line says of the format of its recording.
enum LineSign {
  /// Only this format has the line.
  case only
  /// The line is one of this format, unless a later one is of another, or text is above it.
  case perhaps
  /// The line is of no format, or of one that is not supported.
  case never
  /// The line may stand in a recording of any format, and says nothing.
  case any
}

/// A line of a text whose format is not known yet.
struct RecordingLine {
  /// Its bytes.
  let bytes: ArraySlice<UInt8>
  /// Its beginning.
  let text: String
  /// The words of the beginning; there is one at least.
  let words: [Substring]

  /// Cuts a line into words; nil for an empty one.
  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    text = String(decoding: bytes.prefix(256), as: UTF8.self)
    words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    if words.isEmpty { return nil }
  }

  /// Its first word.
  var first: Substring { words[0] }
  /// Its second word.
  var second: Substring? { words.dropFirst().first }
  /// Whether it is not indented.
  var isFlush: Bool { text.first != " " }
}
