import DragGeometry
import DragReplay
import DragScript
import DragSessions
import Machines
import StagePicture

extension FilmReel {
  /// The head of the test: all of it but its chunks.
  ///
  /// - Returns: The object, still open.
  func head() -> JSONObject {
    var object = FilmCard(self).json
    object.add("events", result.eventCount)
    object.add("opens", opening)
    object.add("sources") { json in json.list(files) { Self.write(source: $1, to: &$0) } }
    object.add("settings") { json in
      json.list(settings) { json, setting in
        json.list([setting.key, setting.value]) { $0.text($1) }
      }
    }
    let numbers = entriesOfFailures
    object.add("failures") { json in
      json.list(result.faults.indices) { json, index in
        json.raw(failure(result.faults[index], details(ofFailure: index), numbers))
      }
    }
    let margin = 24.0
    object.add("bounds") {
      $0.rect(
        Rect(
          x: bounds.minX - margin, y: bounds.minY - 2 * margin, width: bounds.width + 2 * margin,
          height: bounds.height + 3 * margin))
    }
    object.add("glide", 180_000)
    addNames(to: &object)
    object.add("kinds", texts: FilmEntry.kinds)
    object.add("lanes") { json in json.list(lanes) { $0.raw($1.json) } }
    object.add("loads") { json in json.list(loads) { $0.raw($1.json) } }
    if let against { object.add("against") { $0.raw(against.json) } }
    object.add("setup", text: setup)
    if let cutOff {
      object.add("truncated") { json in
        json.raw("{\"at\":\(cutOff),\"why\":")
        json.text("a film has at most 1,000,000 frames")
        json.raw("}")
      }
    }
    object.add("chunkCount", chunks.count)
    object.add("chunkStarts") { json in json.list(chunks) { $0.integer($1.start) } }
    object.add("chunkEntries") { json in json.list(chunks) { $0.integer($1.entry) } }
    return object
  }

  private static func write(
    source: (file: String, text: String?), to json: inout JSONBytes
  ) {
    var object = JSONObject()
    object.add("file", text: source.file)
    object.add("text", text: source.text ?? "")
    json.raw(object.closed)
  }

  private func addNames(to object: inout JSONObject) {
    object.add("views") { json in
      json.list(views) { json, view in
        var object = JSONObject()
        object.add("name", text: view.name)
        object.add("title", text: view.heading.title)
        switch view.form {
        case .rows: object.add("kind", text: "rows")
        case .tiles: object.add("kind", text: "tiles")
        case .table: object.add("kind", text: "table")
        }
        if !view.heading.columns.isEmpty { object.add("columns", texts: view.heading.columns) }
        if let application = view.application { object.add("application", text: application) }
        json.raw(object.closed)
      }
    }
    object.add("items") { json in
      json.list(items) { json, item in
        var object = JSONObject()
        object.add("name", text: item.name)
        object.add("title", text: item.caption.title)
        object.add("tint", item.caption.tint % 8)
        if !item.caption.details.isEmpty { object.add("details", texts: item.caption.details) }
        if !item.types.isEmpty { object.add("types", texts: item.types) }
        json.raw(object.closed)
      }
    }
    object.add("pointers") { json in
      json.list(pointers) { json, pointer in
        var object = JSONObject()
        object.add("name", text: pointer.name)
        if pointer.isSeat { object.add("seat") { $0.raw("true") } }
        json.raw(object.closed)
      }
    }
  }

  private func failure(
    _ failure: TestFailure, _ details: FilmCamera.Failure, _ numbers: [Substring: Int]
  ) -> JSONBytes {
    var object = JSONObject()
    switch failure.kind {
    case .failed: object.add("kind", text: "failed")
    case .script: object.add("kind", text: "script")
    case .internal: object.add("kind", text: "internal")
    }
    object.add("message", text: failure.message)
    if let expected = failure.expected { object.add("expected", text: expected) }
    if let actual = failure.actual { object.add("actual", text: actual) }
    if let explanation = failure.explanation { object.add("why", text: explanation) }
    let location = failure.location
    object.add("file", files.firstIndex { $0.file == location.file } ?? -1)
    object.add("path", text: location.file)
    object.add("line", location.line)
    object.add("column", location.column)
    object.add("time", details.time)
    object.add("entry", details.entry)
    if let statement = line(at: location) { object.add("statement", text: statement) }
    if !failure.diff.isEmpty {
      object.add("diff", texts: failure.diff)
      object.add("entries") { json in
        json.list(failure.diff) { $0.integer(numbers[Self.bare($1)] ?? -1) }
      }
    }
    if let entry = failure.decidingLine.flatMap({ numbers[Self.bare($0)] }) {
      object.add("decides") {
        $0.raw("[\(entry),\(result.trace[entry].time.microseconds)]")
      }
    }
    if let last = failure.lastLine { object.add("after") { $0.raw(json(of: last)) } }
    if let ghost = details.ghost { object.add("ghost") { $0.raw(ghost.json) } }
    return object.closed
  }

  /// The line after which a property did not hold, which a film opens at.
  private func json(of line: TestFailure.LastLine) -> JSONBytes {
    var object = JSONObject()
    object.add("file", files.firstIndex { $0.file == line.location.file } ?? -1)
    object.add("path", text: line.location.file)
    object.add("line", line.location.line)
    object.add("column", line.location.column)
    object.add("text", text: line.text)
    return object.closed
  }

  /// The numbers of the entries that the failures show, by their lines; of several that say the same, the last one.
  ///
  /// - Complexity: O(*n*) in the trace, where there are failures.
  private var entriesOfFailures: [Substring: Int] {
    let shown = Set(
      result.faults.flatMap { fault in
        (fault.diff + (fault.decidingLine.map { [$0] } ?? [])).map(Self.bare)
      })
    guard !shown.isEmpty else { return [:] }
    var numbers: [Substring: Int] = [:]
    for (number, line) in result.trace.enumerated() {
      let text = Self.bare(line.text)
      if shown.contains(text) { numbers[text] = number }
    }
    return numbers
  }

  /// A line without the marks of a diff, and the spaces before it.
  private static func bare(_ line: String) -> Substring { line.drop { " +-".contains($0) } }
}

extension FilmGhost {
  var json: JSONBytes {
    var object = JSONObject()
    object.add("view", view)
    if let order {
      object.add("order") {
        $0.list(order) { json, section in json.list(section) { $0.integer($1) } }
      }
    }
    if let rects { object.add("rects") { $0.list(rects) { $0.rect($1) } } }
    object.add("text", text: text)
    return object.closed
  }
}

extension FilmLane {
  var json: JSONBytes {
    var object = JSONObject()
    object.add("of", text: subject.rawValue)
    object.add("id", id)
    object.add("name", text: name)
    object.add("spans") { json in
      json.list(spans) { json, span in
        json.raw("[\(span.start),")
        json.text(span.label)
        if let proposal = span.proposal {
          var extra = JSONObject()
          extra.add("intent", text: proposal.intent)
          extra.add("at", text: proposal.position)
          if let requested = proposal.requested { extra.add("was", text: requested) }
          if let reason = proposal.reason {
            extra.add("why", text: reason)
            extra.add("words", text: ReasonWords.text(for: reason))
          }
          json.raw(",")
          json.raw(extra.closed)
        }
        json.raw("]")
      }
    }
    return object.closed
  }
}

extension FilmLoad {
  var json: JSONBytes {
    var object = JSONObject()
    object.add("session", session)
    object.add("view", view)
    object.add("item", item)
    if let type { object.add("type", text: type) }
    object.add("start", start)
    if let end { object.add("end", end) }
    if let error { object.add("error", text: error) }
    if !progress.isEmpty {
      object.add("progress") { json in
        json.list(progress) { json, point in
          json.raw("[\(point.time),")
          json.number(point.share)
          json.raw("]")
        }
      }
    }
    return object.closed
  }
}

extension FilmComparison {
  var json: JSONBytes {
    var object = JSONObject()
    object.add("name", text: name)
    object.add("trace") { json in
      json.list(lines) { json, line in
        json.raw("[\(line.time),")
        json.text(line.text)
        json.raw("]")
      }
    }
    object.add("difference") { json in
      if let difference {
        json.raw(
          "{\"entry\":\(difference.entry),\"other\":\(difference.line),\"time\":\(difference.time)}"
        )
      } else {
        json.raw("null")
      }
    }
    if isTruncated { object.add("truncated") { $0.raw("true") } }
    return object.closed
  }
}
