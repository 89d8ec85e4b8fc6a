import DragTesting
import Foundation
import Testing

/// A list of songs, as a SwiftUI app has it.
final class Playlist {
  struct Song: Identifiable, Equatable {
    let id: Int
  }

  var songs = (1...4).map { Song(id: $0) }

  /// What `List.onMove` calls.
  func move(fromOffsets offsets: IndexSet, toOffset gap: Int) {
    let moved = offsets.map { songs[$0] }
    let behind = songs[gap...].first { !moved.contains($0) }
    songs.removeAll { moved.contains($0) }
    songs.insert(contentsOf: moved, at: behind.flatMap { songs.firstIndex(of: $0) } ?? songs.count)
  }

  /// What `tableView(_:moveRowAt:to:)` does.
  func moveRow(from: Int, to: Int) { songs.insert(songs.remove(at: from), at: to) }
}

@Suite struct AdapterTests {
  let playlist = Playlist()

  @Test func `an array is reordered in a line`() {
    let stage = TestStage()
    let list = stage.list(playlist.songs, policy: .reordering(\.songs, of: playlist))
    stage.drag("item-4", from: list, to: .gap(1, in: list))
    #expect(playlist.songs.map(\.id) == [1, 4, 2, 3])
    stage.expect(list, has: playlist.songs)
  }

  @Test(arguments: 0...4)
  func `onMove gets offsets and a gap, both before the move`(gap: Int) {
    let stage = TestStage()
    let policy = DragPolicy.onMove { playlist.move(fromOffsets: $0, toOffset: $1) }
    let list = stage.list(playlist.songs, policy: policy)
    stage.drag("item-2", from: list, to: .gap(gap, in: list))
    stage.expect(list, has: playlist.songs)
    stage.expect(.operation(.move))
  }

  @Test func `offsets are ascending, also where they need no Foundation`() {
    var moves: [([Int], Int)] = []
    let stage = TestStage()
    let policy = DragPolicy.onMove { offsets, gap in moves.append((offsets, gap)) }
      .addItems { [$0.item ?? ""] }
    let list = stage.list(["a", "b", "c", "d"], policy: policy)
    stage.drag(["d", "a"], from: list, to: .gap(2, in: list))
    #expect(moves.map(\.0) == [[0, 3]])
    #expect(moves.map(\.1) == [2])
  }

  @Test func `rows of other views are refused`() {
    let stage = TestStage()
    let list = stage.list(playlist.songs, policy: .reordering(\.songs, of: playlist))
    let other = stage.list(["x"], named: "other")
    stage.drag("x", from: other, to: .gap(0, in: list))
    stage.expect(.operation(.cancel))
    stage.expect(list, has: playlist.songs)
  }

  @Test(arguments: 0...4)
  func `a table gets the index of the row before and after the move`(gap: Int) {
    let stage = TestStage()
    let policy = DragPolicy.table { playlist.moveRow(from: $0.item, to: $1.item) }
    let list = stage.list(playlist.songs, policy: policy)
    stage.drag("item-3", from: list, to: .gap(gap, in: list))
    stage.expect(list, has: playlist.songs)
    stage.expect(.never(.perform))
  }
}
