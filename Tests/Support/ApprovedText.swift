import Foundation

/// A text that was looked at and approved, in a file.
///
/// Where a change is meant, `DRAG_APPROVE=1 swift test --filter TEST` writes it again, and git shows what is another one.
package struct ApprovedText {
  private let file: URL

  /// The approved text of a file, by its path from the package.
  package init(_ path: String) {
    file =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").appendingPathComponent(path).standardizedFileURL
  }

  /// What another text has that was not approved, and has not that was.
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
