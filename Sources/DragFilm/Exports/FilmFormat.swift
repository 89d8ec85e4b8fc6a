/// The output formats of a film; the raw values are the words of `drag film --format`.
package enum FilmFormat: String, Hashable, Sendable, CaseIterable {
  /// One page that plays it.
  case html
  /// The film's own JSON.
  case json
  /// Trace events, for Perfetto and other viewers of time lines.
  case perfetto
  /// A recording of a terminal in which the trace is printed.
  case asciicast
  /// A sequence diagram of who was asked and notified.
  case mermaid
  /// A transcript to paste.
  case markdown
  /// The gesture as WebDriver Actions.
  case w3c
  /// A page of the state machines that marks what each moment took.
  case machines

  /// True if it holds one test.
  package var isOfOneTest: Bool {
    switch self {
    case .html, .json, .perfetto, .markdown: false
    case .asciicast, .mermaid, .w3c, .machines: true
    }
  }

  /// True if it needs the rows that machines take.
  package var needsRows: Bool { self == .machines }

  /// True if it needs the state of every frame, or the entries of the trace as they are.
  package var needsStates: Bool {
    switch self {
    case .html, .json, .machines: false
    case .perfetto, .asciicast, .mermaid, .markdown, .w3c: true
    }
  }
}

extension Film {
  /// The film in a format; of a format for one test, that of the first one.
  package func text(as format: FilmFormat) -> String {
    switch format {
    case .html: html()
    case .json: json()
    case .perfetto: PerfettoTrace(reels).text
    case .asciicast: reels.first.map { Asciicast($0).text } ?? ""
    case .mermaid: reels.first.map { SequenceDiagram($0).text } ?? ""
    case .markdown: reels.map { Transcript($0).text }.joined(separator: "\n")
    case .w3c: reels.first.map { WebDriverActions($0).text } ?? ""
    case .machines: reels.first.map { MachinesPage($0).html } ?? ""
    }
  }
}
