import DragGeometry
import DragScript
import Foundation
import GestureImport

/// The folder that DRAG_RECORDINGS names, with recordings made by hardware and by other tools.
enum Recordings {
  static let folder = ProcessInfo.processInfo.environment["DRAG_RECORDINGS"] ?? ""
  static let isThere = FileManager.default.fileExists(atPath: folder) && !folder.isEmpty

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name)))
  }
}

/// Imports text under the name `in`.
func imported(
  _ text: String,
  as format: RecordingFormat,
  _ configure: (inout ImportOptions) -> Void = { _ in }
) -> ImportResult {
  var options = ImportOptions()
  configure(&options)
  return importRecording(Array(text.utf8), file: "in", as: format, options: options)
}

extension ImportResult {
  /// The lines of the script that carry a time.
  var timedLines: [String] {
    scriptText.split(separator: "\n").filter { $0.hasPrefix("@") }.map(String.init)
  }

  /// The codes of what was told, in order.
  var codes: [String] { diagnostics.map(\.code) }

  /// What was told, as `line:column code`.
  var marks: [String] {
    diagnostics.map { "\($0.location.line):\($0.location.column) \($0.code)" }
  }
}
