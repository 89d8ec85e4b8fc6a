import DragFiles
import DragReplay
import DragScript
import Testing

import DragFilm

/// Scripts of these tests, and their films.
enum FilmedScript {
  /// A row of a list moves down by two.
  static let move = """
    dragscript 1
    collection list at 0,100 size 200x132 layout rows(height=44)
    items list milk eggs bread
    on list update => proposal move insert-at
    test "milk moves down"
      @0ms    down list#milk
      @600ms  move 100,225
      @700ms  up
      settle
      expect order list = eggs bread milk

    """

  /// The reels of a script's tests, with the state of every frame.
  static func reels(
    _ text: String = move, file: String = "list.drag", keepsStates: Bool = true
  ) throws -> [FilmReel] {
    let script = try #require(Script.parse(text, file: file).script)
    return script.tests.map {
      FilmRun($0, of: script).run(keepsStates: keepsStates).reel
    }
  }

  /// The reel of a script's first test.
  static func reel(_ text: String = move) throws -> FilmReel { try #require(try reels(text).first) }

  /// The package's folder.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  /// The text of a file of the package.
  static func file(_ path: String) throws -> String {
    String(decoding: try DiskFile("\(root)/\(path)").bytes(), as: UTF8.self)
  }
}
