import Foundation
import Testing

@testable import SourceLift

@Suite struct OptionalRequirementsTests {
  /// The methods of the face's delegates and data sources: the name, and whether an argument has a label.
  private func methods() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let face = root.appendingPathComponent("Sources/DragUIKit")
    let files = try FileManager.default.subpathsOfDirectory(atPath: face.path)
    var methods: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: face.appendingPathComponent(file), encoding: .utf8)
      for protocols in text.matches(
        of: /public protocol \w+(?:Delegate|DataSource|Prefetching|Updating)\b[^{]*\{(?s:(.*?))\n\}/
      ) {
        for method in protocols.1.matches(of: /func (\w+)\(([^)]*)\)/) {
          let labels = method.2.split(separator: ",").map { $0.drop { $0.isWhitespace } }
          let hasLabels = labels.contains { !$0.hasPrefix("_") }
          methods.insert("\(method.1)\(hasLabels ? "(_:label:)" : "(_:)")")
        }
      }
    }
    return methods
  }

  @Test func `every method of a delegate of the face is known, and no other one`() throws {
    let labelled = OptionalRequirements.withLabels.map { "\($0)(_:label:)" }
    let others = OptionalRequirements.withoutLabels.map { "\($0)(_:)" }
    #expect(try methods() == Set(labelled + others))
  }

  @Test func `what files declare is collected, outside of comments and texts`() {
    var requirements = OptionalRequirements()
    requirements.add(declaredIn: "protocol A { @objc optional func a(); optional  func b(c: Int) }")
    requirements.add(declaredIn: "// optional func d()\nlet e = \"optional func e()\"")
    requirements.add(declaredIn: "@objc optional var f: Int; x.optional func g()")
    #expect(requirements.declared == ["a", "b"])
  }
}
