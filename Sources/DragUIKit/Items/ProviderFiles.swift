import Foundation
import Synchronization

/// A file that is handed over, which has a folder of its own.
struct TemporaryFile {
  let url: URL
  private let folder: URL

  /// Makes the path of a file with a name and an extension.
  init(named name: String?, extension suffix: String?) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DragUIKit", isDirectory: true)
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var name = name.map { $0.replacingOccurrences(of: "/", with: ":") } ?? ""
    if name.isEmpty { name = "item" }
    if let suffix, !name.lowercased().hasSuffix("." + suffix.lowercased()) { name += "." + suffix }
    url = folder.appendingPathComponent(name)
  }

  /// Removes the file, and its folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// The answer of a source to a request for a file; it may come on any thread.
final class AnsweredFile: Sendable {
  private let answer = Mutex<(url: URL, copy: URL?)?>(nil)

  /// The file of the source.
  var original: URL? { answer.withLock { $0?.url } }

  /// The copy of the file, which is there after the source has removed its own (CONTRACT-107).
  var copy: URL? { answer.withLock { $0?.copy } }

  /// Keeps a file, as it is or as a copy.
  func keep(_ url: URL, asCopy: Bool) throws {
    var copy: URL?
    if asCopy {
      let file = try TemporaryFile(named: url.lastPathComponent, extension: nil)
      try FileManager.default.copyItem(at: url, to: file.url)
      copy = file.url
    }
    answer.withLock { $0 = (url, copy) }
  }
}
