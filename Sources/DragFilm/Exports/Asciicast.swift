import DragReplay
import Machines

/// The trace of a test as a recording of a terminal, in asciicast version 3.
struct Asciicast {
  private let reel: FilmReel

  init(_ reel: FilmReel) { self.reel = reel }

  /// The header and the events, one a line; times count from the event before.
  var text: String {
    var lines = [header]
    var last: Int64 = 0
    func add(_ code: String, _ data: String, at time: Int64) {
      let time = max(last, time)
      var json = JSONBytes()
      json.raw("[\(Self.seconds(time - last)),")
      json.text(code)
      json.raw(",")
      json.text(data)
      json.raw("]")
      last = time
      lines.append(json.string)
    }
    var failures = reel.result.faults.indices.map { ($0, reel.details(ofFailure: $0)) }[...]
    func addFailures(before entry: Int) {
      while let (index, failure) = failures.first, failure.entry <= entry {
        let message = reel.result.faults[index].message
        add("m", message, at: failure.time)
        add("o", "\u{1B}[31m✘ \(printable(message))\u{1B}[0m\r\n", at: failure.time)
        failures.removeFirst()
      }
    }
    for (number, entry) in reel.entries.enumerated() {
      addFailures(before: number)
      let stamp = FilmReel.milliseconds(entry.time)
      add("o", "\u{1B}[2m\(stamp)\u{1B}[0m \(printable(entry.text))\r\n", at: entry.time)
    }
    addFailures(before: .max)
    add("x", reel.result.status == .failed ? "1" : "0", at: reel.result.duration.count)
    return lines.joined(separator: "\n") + "\n"
  }

  private var header: String {
    var object = JSONObject()
    object.add("version", 3)
    object.add("term") { $0.raw("{\"cols\":80,\"rows\":24}") }
    object.add("title", text: "\(reel.result.file): \(reel.result.name)")
    object.add("idle_time_limit", 2)
    return object.closed.string
  }

  private static func seconds(_ span: Int64) -> String {
    let rest = String(span % 1_000_000)
    return "\(span / 1_000_000)." + String(repeating: "0", count: 6 - rest.utf8.count) + rest
  }

  /// A text that no terminal takes for a command.
  private func printable(_ text: String) -> String {
    ControlCharacters.text(of: text)
  }
}
