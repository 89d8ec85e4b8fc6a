import DragScript
import Testing

import DragReplay

/// What `kept` of a property compares with: the items of its line, and what an application has brought or taken (EX-31).
@Suite struct HeldPropertiesTests {
  /// The failures of a test in which these items are to be kept.
  private func faults(
    _ lines: String, keeping property: String = "always expect kept = a b c x y", setup: String = ""
  ) throws -> [String] {
    let shelf = """
      collection shelf at 200,400 size 100x200 layout rows(height=44)
      items shelf x y
      on shelf update => proposal move insert-at
      \(setup)
      \(property)
      """
    return try Replaying.run(lines, setup: shelf).faults.map {
      "\($0.message): expected \($0.expected ?? ""), found \($0.actual ?? "")"
    }
  }

  private static let toShelf = "down list#a\nwait 600ms\nmove shelf[gap 1]\nup\nsettle\n"

  @Test func `a drag explains why a property does not hold once it is over, and not before`() throws
  {
    func words(_ lines: String) throws -> [String?] {
      let fault = try Replaying.run(lines, setup: "always expect order list = a b c").faults.first
      return [
        fault?.message, fault?.lastLine?.text, fault?.explanation,
        fault?.decidingLine.map { _ in "a line" },
      ]
    }
    let lift = "down list#a\nwait 600ms\nmove list[gap 2]\n"
    let message = "always: order of list"
    #expect(
      try words(lift + "insert list[gap 0] x\n") == [message, "insert list[gap 0] x", nil, nil])
    #expect(
      try words(lift + "up\nsettle\n") == [
        message, "up", "`list` took the drop as a move at list[gap 2]", "a line",
      ])
  }

  @Test func `EX-31: a move keeps every item, and a copy brings a new one`() throws {
    #expect(try faults(Self.toShelf) == [])
    let copying = "key down alt\n" + Self.toShelf
    #expect(
      try faults(copying) == [
        "always: kept: expected a b c x y, found a b c x a-copy y: a-copy is new"
      ])
  }

  @Test(arguments: [
    "insert list[gap 0] n\n", "delete list#a\n", "delete shelf#x\ninsert list[gap 1] x\n",
    "reload list with a n m\n", "reload list with\nreload list with a b\n", "reload list\n",
    "insert list[gap 0] a2\n" + toShelf + "delete shelf#a\n",
    "batch list delete 0 insert 0 n\n",
  ])
  func `EX-31: what an application brings or takes by itself breaks no property`(lines: String)
    throws
  {
    #expect(try faults(lines) == [])
    #expect(try faults(lines + "settle", keeping: "settled expect kept = a b c x y") == [])
  }

  @Test func `EX-31: what a reaction does under a drag belongs to the application as well`() throws
  {
    let setup = "on list exit do delete list#c\non shelf enter do insert shelf[gap 0] n"
    #expect(try faults(Self.toShelf, setup: setup) == [])
  }

  @Test func `EX-31: an application that moves the items by itself keeps them`() throws {
    let setup = """
      on shelf perform do delete list#a
      on shelf perform do insert shelf[gap 0] a
      on shelf perform => none
      set strict off
      """
    #expect(try faults(Self.toShelf, setup: setup) == [])
  }

  @Test func `EX-31: what others than the named collections get is lost to them`() throws {
    #expect(
      try faults(Self.toShelf, keeping: "settled expect kept list = a b c") == [
        "settled: kept in `list`: expected a b c, found b c: a is lost"
      ])
    #expect(
      try faults("insert shelf[gap 0] n", keeping: "always expect kept list = a b c") == [])
  }

  @Test func `EX-31: a move that its store refuses is mended, and brings nothing`() throws {
    let setup = """
      store db memory
      collection notes at 0,600 size 100x200 layout rows(height=44) store db
      items notes p q
      on notes update => proposal move insert-at
      """
    let lines = """
      fail save db "full"
      down list#a
      wait 600ms
      move notes[gap 1]
      up
      settle
      """
    #expect(try faults(lines, keeping: "always expect kept list = a b c", setup: setup) == [])
    #expect(try faults(lines, keeping: "always expect kept notes = p q", setup: setup) == [])
    #expect(try faults(lines, keeping: "always expect kept = a b c x y p q", setup: setup) == [])
  }

  @Test func `EX-31, G-EX-1: a shelf that copies a stack of two brings two new items`() throws {
    let text = """
      dragscript 1
      collection list at 0,0 size 300x480 layout rows(height=44)
      collection shelf at 320,0 size 300x480 layout rows(height=44)
      pointer h touch
      items list a b c d e
      items shelf x y
      on list update => proposal move insert-at
      on list addItems => items self
      on shelf update when count >= 2 => proposal copy insert-at
      on shelf update => proposal move insert-at
      on shelf addItems => items self
      settled expect kept = a b c d e x y
      test "settled kept"
        down shelf[0]
        wait 600ms
        move shelf[0](+20,0)
        h: down list[0]
        wait 60ms
        h: up
        up
        settle

      """
    let result = try #require(Replaying.report(text).results.first)
    #expect(
      result.faults.first?.lines.prefix(5).map(\.text) == [
        "t.drag:12:1: settled: kept",
        "  expected: a b c d e x y",
        "  actual:   a b c d e x x-copy a-copy y: x-copy and a-copy are new",
        "  why:      `shelf` took the drop as a copy at shelf[gap 1]",
        "  at:       t.drag:21:3  settle",
      ])
    #expect(result.faults.count == 1)
  }
}
