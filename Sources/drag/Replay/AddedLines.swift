import DragFiles
import DragScript

/// The expectations of a recording or a raw profile, which has none of its own: lines of a file next to it,
/// and those of the command line.
///
/// They stand behind everything that the recording does, and behind all that follows from it.
struct AddedLines {
  /// The file beside the recording, where there is one.
  private let file: String?
  private let fileLines: [String]
  /// The expectations of `--expect`, without the word `expect`.
  private let expectations: [String]

  private static let keyword = "expect "
  /// The name of the command line's expectations in messages.
  private static let option = "--expect"

  /// Looks for the file: `a.yaml.expect` beside `a.yaml`, or `a.expect`.
  ///
  /// - Parameters:
  ///   - source: The recording.
  ///   - expectations: What the command line expects.
  /// - Throws: What is there and cannot be read.
  init(beside source: ReplaySource, expecting expectations: [String]) throws(FileError) {
    self.expectations = expectations
    for path in source.expectationPaths {
      guard let bytes = try DiskFile(path).bytesIfThere() else { continue }
      file = path
      fileLines = String(decoding: bytes, as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
      return
    }
    (file, fileLines) = (nil, [])
  }

  /// Indicates whether there are none.
  var isEmpty: Bool { file == nil && expectations.isEmpty }

  /// The files that they come from.
  var paths: [String] { file.map { [$0] } ?? [] }

  /// The file and the command line, each with its lines.
  var sources: [SourceFileText] {
    var sources: [SourceFileText] = []
    if let file {
      sources.append(SourceFileText(file: file, text: fileLines.joined(separator: "\n")))
    }
    if !expectations.isEmpty {
      sources.append(
        SourceFileText(file: Self.option, text: expectations.joined(separator: "\n")))
    }
    return sources
  }

  /// The lines in UTF-8.
  var bytes: [UInt8] {
    guard !isEmpty else { return [] }
    let lines = ["settle"] + fileLines + expectations.map { Self.keyword + $0 }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Returns the origin of a position.
  ///
  /// - Parameters:
  ///   - location: A position of the text that the lines were put behind.
  ///   - lineCount: How many lines stand before them.
  /// - Returns: A position of the file or the command line; nil for those before them.
  func origin(of location: SourceLocation, behind lineCount: Int) -> SourceLocation? {
    guard !isEmpty, location.line > lineCount else { return nil }
    // The first of the lines is the one that lets all come to an end.
    let number = max(1, location.line - lineCount - 1)
    if let file, number <= fileLines.count {
      return SourceLocation(file: file, line: number, column: location.column)
    }
    return SourceLocation(
      file: Self.option, line: number - fileLines.count,
      column: max(1, location.column - Self.keyword.utf8.count))
  }
}

extension ReplaySource {
  /// The files that may hold what is expected of a recording.
  fileprivate var expectationPaths: [String] {
    guard isFile else { return [] }
    return [name + ".expect"] + (nameWithoutSuffix.map { [$0 + ".expect"] } ?? [])
  }
}
