import DragReplay
import Foundation
import Testing

@testable import DragFilm

/// What frames hold, read back by a reader that knows nothing of states.
@Suite struct FilmStateJSONTests {
  /// The maps of a state, as the page has them.
  private typealias Maps = [String: [String: Any]]

  private func parsed(_ json: JSONBytes) throws -> Maps {
    try #require(JSONSerialization.jsonObject(with: Data(json.bytes)) as? Maps)
  }

  /// Changes a state by a delta: null takes a key away, and orders change by splices.
  private func apply(_ delta: Maps, to maps: inout Maps) throws {
    for (name, changes) in delta {
      for (key, change) in changes {
        if change is NSNull {
          maps[name]?[key] = nil
        } else if name != "orders" {
          maps[name, default: [:]][key] = change
        } else if let all = (change as? [String: Any])?["all"] {
          maps[name, default: [:]][key] = all
        } else {
          var sections = try #require(maps[name]?[key] as? [[Int]])
          for splice in try #require(change as? [[Any]]) {
            let (section, start) = (splice[0] as? Int ?? 0, splice[1] as? Int ?? 0)
            let count = splice[2] as? Int ?? 0
            sections[section].replaceSubrange(
              start..<start + count, with: splice[3] as? [Int] ?? [])
          }
          maps[name]?[key] = sections
        }
      }
    }
  }

  private func isSame(_ one: Maps, _ other: Maps) -> Bool {
    one.filter { !$0.value.isEmpty } as NSDictionary
      == other.filter { !$0.value.isEmpty } as NSDictionary
  }

  /// The deltas from each state to the next lead to what the whole states say; the first state is empty.
  private func follow(_ states: [FilmState]) throws {
    var maps = try parsed(FilmState().json)
    var last = FilmState()
    for (index, state) in states.enumerated() {
      if let delta = state.delta(from: last) { try apply(parsed(delta), to: &maps) }
      #expect(isSame(maps, try parsed(state.json)), "state \(index)")
      last = state
    }
  }

  @Test(arguments: [
    // Two drags of one list, with a load, a menu, a spring and sections that come and go.
    """
    dragscript 1
    require sections
    set animation 300ms
    collection list at 0,100 size 390x400 layout rows(height=44) menu
    collection shelf at 400,100 size 390x400 layout rows(height=44)
    items list a b c
    section list d e
    items shelf x
    view folder at 0,0 size 390x80
    on folder springLoad => accept
    on list update => proposal move insert-at
    on shelf update => proposal copy insert-at
    on shelf perform => items load
    provider list#d public.text "D" delay 200ms
    pointer first touch
    pointer second touch
    test "sections come and go while two fingers drag"
      @0ms   first: down list#a
      @50ms  second: down list#d
      @700ms first: move folder
      @750ms second: move shelf[gap 1]
      @900ms batch list insert-section 1
      @1s    batch list delete-section 0
      @1200ms first: move shelf[gap 0]
      @1300ms second: up
      @1400ms first: up
      settle

    """,
    FilmedScript.move,
  ])
  func `law: the frames of a film lead to each of its states`(text: String) throws {
    let states = try FilmedScript.reel(text).moments.map(\.state)
    #expect(states.count > 5)
    try follow(states)
  }

  @Test func `what two states share is not written, and what is gone is null`() throws {
    var old = FilmState()
    old.springs[1] = SpringLook(view: 0)
    old.orders[0] = [[1, 2, 3], [4]]
    #expect(old.delta(from: old) == nil)
    var new = old
    new.springs = [:]
    new.orders[0] = [[1, 3], [4]]
    new.orders[1] = [[7]]
    let delta = try #require(new.delta(from: old))
    #expect(
      String(decoding: delta.bytes, as: UTF8.self)
        == #"{"springs":{"1":null},"orders":{"0":[[0,1,1,[]]],"1":{"all":[[7]]}}}"#)
    try follow([old, new, old, FilmState()])
  }

  @Test func `another number of sections is written whole`() throws {
    func state(_ order: [[Int]]) -> FilmState {
      var state = FilmState()
      state.orders[0] = order
      return state
    }
    let orders = [
      [[1, 2], [3]], [[1, 2], [3], []], [[2]], [], [[5], [6, 7]], [[6, 7], [5]],
    ]
    try follow(orders.map(state))
    // Twice the same item before and behind the place of a change is no more than once of both.
    try follow([[[1, 1]], [[1, 1, 1]], [[1]], [[1, 1, 1, 1]]].map(state))
  }
}
