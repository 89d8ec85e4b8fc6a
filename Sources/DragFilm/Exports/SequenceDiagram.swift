import DragReplay
import Machines

/// A test as a sequence diagram in Mermaid: who was asked and notified by the stage.
struct SequenceDiagram {
  private let reel: FilmReel

  init(_ reel: FilmReel) { self.reel = reel }

  /// The diagram; moves in a row are one arrow, and so are calls of one name in a row.
  var text: String {
    var lines = ["sequenceDiagram", "  title \(Self.escaped(reel.result.name))"]
    for pointer in used(\.pointer, kinds: ["pointer", "host"]) {
      lines.append("  actor P\(pointer) as \(Self.escaped(reel.pointers[pointer].name))")
    }
    lines.append("  participant Stage")
    for view in used(\.view, kinds: nil) where reel.views.indices.contains(view) {
      lines.append("  participant V\(view) as \(Self.escaped(reel.views[view].name))")
    }
    var last: (arrow: String, word: String, count: Int, text: String)?
    func flush() {
      guard let run = last else { return }
      let times = run.count > 1 ? " (\(run.count) times)" : ""
      lines.append("  \(run.arrow): \(run.count > 1 ? run.word : run.text)\(times)")
      last = nil
    }
    var failures = reel.result.faults.indices.map { ($0, reel.details(ofFailure: $0)) }[...]
    for (number, entry) in reel.entries.enumerated() {
      while let (index, failure) = failures.first, failure.entry <= number {
        flush()
        lines.append(
          "  Note over Stage: failed: \(Self.escaped(reel.result.faults[index].message))")
        failures.removeFirst()
      }
      guard let arrow = arrow(of: entry) else { continue }
      let text = Self.message(entry.text)
      let word = Self.message(String(entry.text.prefix { $0 != " " }))
      if let run = last, run.arrow == arrow, run.word == word {
        last = (arrow, word, run.count + 1, run.text)
      } else {
        flush()
        last = (arrow, word, 1, text)
      }
    }
    flush()
    for (index, _) in failures {
      lines.append("  Note over Stage: failed: \(Self.escaped(reel.result.faults[index].message))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func used(_ subject: (FilmEntry) -> Int?, kinds: [String]?) -> [Int] {
    let found = reel.entries.filter { kinds?.contains(FilmEntry.kinds[$0.kind]) ?? true }
    return Set(found.compactMap(subject)).sorted()
  }

  private func arrow(of entry: FilmEntry) -> String? {
    let kind = FilmEntry.kinds[entry.kind]
    if kind == "pointer" || kind == "host" { return entry.pointer.map { "P\($0)->>Stage" } }
    guard let view = entry.view, reel.views.indices.contains(view) else { return nil }
    switch kind {
    case "callback": return "Stage->>V\(view)"
    case "load": return "V\(view)-->>Stage"
    case _: return "Note over V\(view)"
    }
  }

  /// The text of an entry without the name before it, which the arrow shows.
  private static func message(_ text: String) -> String {
    guard let dot = text.firstIndex(of: ".") else { return escaped(text) }
    let rest = text[text.index(after: dot)...]
    return rest.hasPrefix("end")
      ? "(end)" + escaped(String(rest.dropFirst(3))) : escaped(String(rest))
  }

  /// A text without the signs that mean something in a diagram.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#": escaped += "#35;"
      case ";": escaped += "#59;"
      case "<": escaped += "#lt;"
      case ">": escaped += "#gt;"
      case "&": escaped += "#amp;"
      case "%": escaped += "#37;"
      case "\n", "\r", "\t": escaped += " "
      case _: escaped += ControlCharacters.sign(of: scalar)
      }
    }
    return escaped
  }
}
