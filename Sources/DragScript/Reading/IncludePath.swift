import Machines

/// The path of a file relative to the root folder, which is the folder of the script itself.
struct IncludePath: Hashable {
  /// The folder names and the file name, without `.` and `..`.
  private(set) var parts: [String]

  /// The path of the script itself.
  init(ofScript name: String) {
    parts = [name.split(separator: "/").last.map(String.init) ?? name]
  }

  private init(parts: [String]) {
    self.parts = parts
  }

  /// Resolves a path written in this file; nil if it leaves the root folder or names no file.
  func following(_ text: String) -> IncludePath? {
    guard !text.isEmpty, !text.hasPrefix("/"), !text.hasSuffix("/"),
      text.unicodeScalars.allSatisfy({ $0 != "\\" && !$0.isControl })
    else { return nil }
    var joined = Array(parts.dropLast())
    for part in text.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard joined.popLast() != nil else { return nil }
      default: joined.append(String(part))
      }
    }
    guard let last = text.split(separator: "/").last, last != ".", last != ".." else { return nil }
    return IncludePath(parts: joined)
  }

  /// The path with the root folder of the script before it.
  func name(besides script: String) -> String {
    let folder = script.lastIndex(of: "/").map { script[...$0] } ?? ""
    return folder + parts.joined(separator: "/")
  }
}
