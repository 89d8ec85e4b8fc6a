import DragReplay
import Foundation
import Testing

import DragFilm

@Suite struct FilmTests {
  /// A member of an object, by its path.
  private func value(_ object: Any?, _ path: String...) -> Any? {
    var value = object
    for key in path {
      if let index = Int(key), let list = value as? [Any] {
        value = list.indices.contains(index) ? list[index] : nil
      } else {
        value = (value as? [String: Any])?[key]
      }
    }
    return value
  }

  private func parsed(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func `a film of several tests is called as the first one's file`() throws {
    let reels = try FilmedScript.reels() + FilmedScript.reels(file: "other.drag")
    #expect(Film(reels).html().contains("<title>\(reels[0].result.file)"))
    #expect(reels[1].result.file == "other.drag")
  }

  @Test func `the JSON names its version, the test, its views and its items`() throws {
    let film = try parsed(Film(try FilmedScript.reels()).json())
    #expect(value(film, "film") as? Int == 1)
    #expect(value(film, "tests", "0", "name") as? String == "milk moves down")
    #expect(value(film, "tests", "0", "outcome") as? String == "passed")
    #expect(value(film, "tests", "0", "views", "0", "name") as? String == "list")
    #expect(value(film, "tests", "0", "items", "2", "title") as? String == "bread")
    #expect(value(film, "tests", "0", "sources", "0", "text") as? String == FilmedScript.move)
  }

  @Test func `a view names its application where its options do`() throws {
    let text = """
      dragscript 1
      collection list at 0,0 size 300x200 layout rows(height=40)
      collection notes at 0,300 size 300x100 layout rows(height=40) app notes
      test "t"
        wait 1ms

      """
    let film = try parsed(Film(try FilmedScript.reels(text)).json())
    let views = (0..<2).map { view in
      value(film, "tests", "0", "views", "\(view)", "application") as? String
    }
    #expect(views == [nil, "notes"])
  }

  @Test func `the answer of a policy stands at its own call`() throws {
    let text = """
      dragscript 1
      collection list at 0,0 size 300x200 layout rows(height=40)
      collection bin at 0,300 size 300x100 layout rows(height=40)
      items list a b
      items bin x
      on list canMove => accept
      on list update => proposal move insert-at
      on bin update => proposal forbidden
      test "t"
        down list#a
        wait 600ms
        move list[gap 2]
        move bin#x
        up
        settle

      """
    let film = try parsed(Film(try FilmedScript.reels(text)).json())
    let chunk = try #require(value(film, "tests", "0", "chunks", "0"))
    let trace = try #require(value(chunk, "trace") as? [[Any]]).map { $0[2] as? String ?? "" }
    let answers = try #require(value(chunk, "answers") as? [[Any]])
    let pairs = answers.map { answer in
      let call = trace[answer[0] as? Int ?? 0].split(separator: " ")[0]
      return "\(call): \((answer[1] as? String ?? "").split(separator: "=> ").last ?? "")"
    }
    #expect(
      pairs == [
        "list.canMove: accept", "list.update: proposal move insert-at",
        "bin.update: proposal forbidden",
      ])
  }

  @Test func `a failure names the entries of its lines, and the one that decided the drag`() throws
  {
    let text = FilmedScript.move.replacing(
      "=> proposal move insert-at", with: "=> proposal forbidden")
    let film = try parsed(Film(try FilmedScript.reels(text)).json())
    let failure = try #require(value(film, "tests", "0", "failures", "0"))
    let trace = try #require(value(film, "tests", "0", "chunks", "0", "trace") as? [[Any]])
    let lines = try #require(value(failure, "diff") as? [String])
    let entries = try #require(value(failure, "entries") as? [Int])
    #expect(entries.count == lines.count && entries.allSatisfy { $0 >= 0 })
    for (line, entry) in zip(lines, entries) {
      #expect(line.hasSuffix(trace[entry][2] as? String ?? "-"))
    }
    let decides = try #require(value(failure, "decides", "0") as? Int)
    #expect((trace[decides][2] as? String)?.hasPrefix("list.update op=forbidden") == true)
    #expect((value(failure, "why") as? String)?.contains("`list` proposed forbidden") == true)
  }

  @Test func `frames name only what has changed`() throws {
    let film = try parsed(Film(try FilmedScript.reels()).json())
    let frames = try #require(value(film, "tests", "0", "chunks", "0", "frames") as? [[Any]])
    let press = try #require(frames.first)
    #expect(press[0] as? Int == 0)
    #expect(press[1] as? Int == 1)
    let changed = try #require(press[2] as? [String: Any])
    #expect(changed.keys.sorted() == ["pointers", "timers"])
    #expect(value(changed, "timers", "lift delay of pointer") as? Int == 500_000)
  }

  @Test func `an order changes by splices`() throws {
    let film = try parsed(Film(try FilmedScript.reels()).json())
    let frames = try #require(value(film, "tests", "0", "chunks", "0", "frames") as? [[Any]])
    let orders = frames.compactMap { value($0[2], "orders", "0") as? [[Any]] }
    #expect("\(orders)" == "[[[0, 0, 3, [1, 2, 0]]]]")
  }

  @Test func `a failure has its time, its line and the order that was expected`() throws {
    let text = FilmedScript.move.replacing("= eggs bread milk", with: "= milk eggs bread")
    let film = try parsed(Film(try FilmedScript.reels(text)).json())
    let test = value(film, "tests", "0")
    #expect(value(test, "outcome") as? String == "failed")
    #expect(value(test, "opens") as? Int == 1_000_000)
    #expect(value(test, "failures", "0", "line") as? Int == 10)
    #expect(value(test, "failures", "0", "expected") as? String == "milk eggs bread")
    #expect(
      value(test, "failures", "0", "statement") as? String == "expect order list = milk eggs bread")
    #expect("\(try #require(value(test, "failures", "0", "ghost", "order")))" == "[[0, 1, 2]]")
  }

  @Test func `a film is the same however often it is made`() throws {
    let first = Film(try FilmedScript.reels()).json()
    #expect(Film(try FilmedScript.reels()).json() == first)
  }

  @Test func `a script that cannot be read has no film`() {
    #expect(Film.html(ofScript: "dragscript 1\nnonsense\n", file: "a.drag") == nil)
    #expect(Film.html(ofScript: "dragscript 1\n", file: "a.drag") == nil)
  }

  @Test func `several tests have an index with a picture of each`() throws {
    let html = try #require(
      Film.html(
        ofScript: FilmedScript.move + "test \"again\"\n  wait 1ms\n", file: "list.drag"))
    #expect(html.contains("id=\"film-1-0\""))
    #expect(html.contains("\"still\":\"\\u003csvg"))
  }
}
