import DragFiles
import DragScript
import Foundation
import Testing

@testable import DragFilm

/// What a reader of trace events requires of them, of the films of all examples.
@Suite struct PerfettoLawTests {
  private struct Event: Sendable {
    let phase: String
    let name: String
    let category: String
    let thread: [Int]
    let start: Int
    let length: Int
    let id: Int
    /// The flow that begins or ends in this slice.
    let flow: Int?
    let beginsFlow: Bool

    init?(_ object: [String: Any]) {
      guard let phase = object["ph"] as? String, let name = object["name"] as? String,
        let category = object["cat"] as? String, let pid = object["pid"] as? Int,
        let tid = object["tid"] as? Int, let start = object["ts"] as? Int
      else { return nil }
      (self.phase, self.name, self.category, self.start) = (phase, name, category, start)
      thread = [pid, tid]
      length = object["dur"] as? Int ?? 0
      id = object["id"] as? Int ?? 0
      flow = object["bind_id"] as? Int
      beginsFlow = object["flow_out"] as? Bool ?? false
    }
  }

  /// The film is made once for all laws.
  private static let film = Result { try readEvents() }

  private func events() throws -> [Event] { try Self.film.get() }

  private static func readEvents() throws -> [Event] {
    let folder = Folder("\(FilmedScript.root)/Tests/Scripts/Examples")
    let reels = try folder.fileNames().filter { $0.hasSuffix(".drag") }.sorted().flatMap { name in
      try FilmedScript.reels(try FilmedScript.file("Tests/Scripts/Examples/\(name)"), file: name)
    }
    let text = Film(reels).text(as: .perfetto)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let objects = try #require(object?["traceEvents"] as? [[String: Any]])
    let events = objects.compactMap(Event.init)
    #expect(
      events.count == objects.count, "each has a phase, a name, a category, a thread and a time")
    return events
  }

  @Test func `slices of a thread nest, or follow each other`() throws {
    let slices = Dictionary(grouping: try events().filter { $0.phase == "X" }, by: \.thread)
    #expect(slices.count > 100)
    for (thread, slices) in slices {
      var open: [Event] = []
      for slice in slices.sorted(by: { ($0.start, -$0.length) < ($1.start, -$1.length) }) {
        #expect(slice.length >= 0)
        while let last = open.last, last.start + last.length <= slice.start { open.removeLast() }
        if let last = open.last {
          #expect(
            slice.start + slice.length <= last.start + last.length,
            "\(thread): \(slice.name) at \(slice.start) begins in \(last.name) and ends behind it")
        }
        open.append(slice)
      }
    }
  }

  @Test func `each flow goes from a slice at a request to a slice at its data`() throws {
    let events = try events().filter { $0.flow != nil }
    let begins = events.filter(\.beginsFlow)
    let ends = events.filter { !$0.beginsFlow }
    #expect(!ends.isEmpty)
    #expect(events.allSatisfy { $0.phase == "X" && $0.category == "load" })
    #expect(begins.compactMap(\.flow).sorted() == ends.compactMap(\.flow).sorted())
    #expect(Set(begins.map(\.flow)).count == begins.count)
    for end in ends {
      let begin = try #require(begins.first { $0.flow == end.flow })
      #expect(begin.start <= end.start)
      #expect(begin.thread == end.thread)
      #expect(begin.name.split(separator: " ").last == end.name.split(separator: " ").last)
    }
  }

  @Test func `each load begins and ends once`() throws {
    let events = try events()
    let begins = events.filter { $0.phase == "b" }
    let ends = events.filter { $0.phase == "e" }
    #expect(!begins.isEmpty)
    #expect(begins.map(\.id).sorted() == ends.map(\.id).sorted())
    #expect(Set(begins.map(\.id)).count == begins.count)
    for begin in begins {
      let end = try #require(ends.first { $0.id == begin.id })
      #expect(begin.start <= end.start)
      #expect([begin.name, begin.category] == [end.name, end.category])
      #expect(begin.thread[0] == end.thread[0])
    }
  }

  @Test func `each process and thread has a name`() throws {
    let events = try events()
    let names = events.filter { $0.phase == "M" }
    let processes = Set(names.filter { $0.name == "process_name" }.map { $0.thread[0] })
    let threads = Set(names.filter { $0.name == "thread_name" }.map(\.thread))
    let others = events.filter { $0.phase != "M" && $0.category != "failure" }
    #expect(Set(others.map { $0.thread[0] }).isSubset(of: processes))
    #expect(Set(others.map(\.thread)).isSubset(of: threads))
    #expect(events.allSatisfy { $0.start >= 0 })
  }
}
