import Foundation

/// A text that was reviewed and approved, in a file.
///
/// After an intended change, `DRAG_APPROVE=1 swift test --filter TEST` writes the file again; review its diff.
package struct ApprovedText {
  private let file: URL

  /// The approved text of a file, by its path from the package.
  package init(_ path: String) {
    file =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").appendingPathComponent(path).standardizedFileURL
  }

  /// Returns the differences of a text from the approved one.
  ///
  /// - Throws: An error if the file cannot be read, or written.
  package func differences(from text: String) throws -> [String] {
    if ProcessInfo.processInfo.environment["DRAG_APPROVE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let approved = try String(contentsOf: file, encoding: .utf8)
    let (lines, before) = (parts(text), parts(approved))
    return lines.difference(from: before).map { change in
      switch change {
      case .insert(let offset, let line, _): "is new at part \(offset + 1): \(line)"
      case .remove(let offset, let line, _): "is gone from part \(offset + 1): \(line)"
      }
    }
  }

  /// A text in parts of a line, an element or a member each.
  private func parts(_ text: String) -> [Substring] {
    text.replacing("><", with: ">\n<").replacing("],", with: "],\n").split(
      separator: "\n", omittingEmptySubsequences: false)
  }
}
