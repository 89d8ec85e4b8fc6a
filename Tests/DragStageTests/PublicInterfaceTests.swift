import Foundation
import Testing

/// What `import DragStage` brings into a file is public, and each name of it means one thing.
@Suite struct PublicInterfaceTests {
  private static var declaration: Regex<(Substring, Substring)> {
    /^(?:@[A-Za-z_(), ]+ )*public (?:final |indirect )*(?:struct|enum|class|protocol|actor|typealias) ([A-Za-z0-9_]+)/
  }

  @Test func `no two public types share a name`() throws {
    let tree = SourceTree()
    var owners: [String: [String]] = [:]
    // The names of SwiftUI are not this package's to choose. What imports them imports no stage.
    for target in try tree.targets() where target != "DragSwiftUI" {
      for file in try tree.files(of: target) {
        for line in try tree.text("Sources/\(target)/\(file)").components(separatedBy: "\n") {
          // A regular expression is slow, and few lines begin like a declaration.
          guard line.hasPrefix("public ") || line.hasPrefix("@") else { continue }
          if let match = try Self.declaration.prefixMatch(in: line) {
            owners[String(match.1), default: []].append("\(target)/\(file)")
          }
        }
      }
    }
    #expect(owners.count > 100)
    #expect(owners.filter { $0.value.count > 1 } == [:])
  }

  @Test func `the stage exports each module that its public declarations import`() throws {
    let tree = SourceTree()
    let exported = try tree.text("Sources/DragStage/Exports.swift").components(separatedBy: "\n")
      .filter { $0.hasPrefix("@_exported public import ") }
      .map { String($0.dropFirst("@_exported public import ".count)) }
    var imported: Set<String> = []
    for file in try tree.files(of: "DragStage") {
      for line in try tree.text("Sources/DragStage/\(file)").components(separatedBy: "\n")
      where line.hasPrefix("public import ") {
        imported.insert(String(line.dropFirst("public import ".count)))
      }
    }
    #expect(imported.subtracting(exported) == [])
  }
}
