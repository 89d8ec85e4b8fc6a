import Foundation
import TestSupport

/// The scenes of Tests/Explored that the command explores in tests.
enum ExploredSamples {
  /// Its shelf copies several items, which breaks a property in run 7 (G-EX-1).
  static let mistaken = text("Mistaken/several-are-copied")
  /// The same scene, whose shelf moves whatever is dropped.
  static let mended = text("Sound/several-are-moved")

  /// A scene of Tests/Explored; empty where there is none, which no script is.
  private static func text(_ name: String) -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Explored")
    let path = folder.appendingPathComponent("\(name).drag").path
    return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// The command in a folder with the scene `g.drag`.
  static func command(_ text: String = mistaken) throws -> Command {
    let command = try Command()
    try command.folder.write(text, to: "g.drag")
    return command
  }
}
