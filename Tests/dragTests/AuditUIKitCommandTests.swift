import DragFiles
import Foundation
import TestSupport
import Testing

@testable import drag

@Suite struct AuditUIKitCommandTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let sample = root.appendingPathComponent("Tests/UIKitSamples/Audited/Misses.swift")

  /// The folder of what is built, with the modules of the face, where it was built.
  private static let built: URL? = {
    guard let folder = try? Command.executable().deletingLastPathComponent() else { return nil }
    let map = folder.appendingPathComponent("CDragUIKit.build/module.modulemap")
    let module = folder.appendingPathComponent("Modules/DragUIKit.swiftmodule")
    let isThere = [map, module].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    return isThere ? folder : nil
  }()

  /// The symbol graph of the sample, as the compiler writes it.
  private func graph(in folder: URL) throws {
    let built = try #require(Self.built)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-swift-version", "5", "-module-name", "Places", "-emit-module",
      "-emit-module-path", folder.appendingPathComponent("Places.swiftmodule").path,
      "-module-alias", "UIKit=DragUIKit", "-I", built.appendingPathComponent("Modules").path,
      "-Xcc", "-fmodule-map-file=\(built.path)/CDragUIKit.build/module.modulemap",
      "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
      "-symbol-graph-minimum-access-level", "internal", Self.sample.path,
    ]
    // The compiler warns of one of the mistakes by itself.
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(.enabled(if: built != nil))
  func `each kind of mistake is found in a module that the compiler has read`() async throws {
    let command = try Command()
    try graph(in: URL(fileURLWithPath: command.folder.path))
    let outcome = try await command.run("audit-uikit", ".")
    #expect(outcome.code == 1, "\(outcome.errors)")
    let lines = outcome.output.replacing(Self.sample.path, with: "Misses.swift")
    #expect(
      lines == """
        Misses.swift:11:8: warning: `PlacesController.tableView(_:dragSessionDidFinish:)` is not a method of `UITableViewDragDelegate` [near-miss]
          hint: did you mean `tableView(_:dragSessionDidEnd:)`?
        Misses.swift:17:8: warning: `PlacesController.tableView(_:canHandle:)` is not the method of `UITableViewDropDelegate`: its types are (UITableView, UIDragSession) -> Bool [other-types]
          hint: expected (UITableView, UIDropSession) -> Bool
        Misses.swift:25:8: warning: `FavoritesController.tableView(_:dragSessionWillBegin:)` is not called by DragUIKit, and by UIKit it is: the conformance of `PlacesController` to `UITableViewDragDelegate` has taken the default [inherited-conformance]
          hint: declare it in `PlacesController`, and override it
        Misses.swift:33:8: warning: `FavoritesController.tableView(_:dropSessionDidExit:)` is not called by DragUIKit, and by UIKit it is: the conformance of `PlacesController` to `UITableViewDropDelegate` has taken the default [inherited-conformance]
          hint: declare it in `PlacesController`, and override it
        Misses.swift:40:8: warning: `TakingText.collectionView(_:canHandle:)` is called by DragUIKit and not by UIKit: Objective-C does not see what the extension of a protocol has [protocol-extension]
          hint: declare it in each class that conforms
        Misses.swift:53:8: warning: `NotesController.collectionView(_:dropSessionDidUpdate:)` is not a method of `UICollectionViewDropDelegate` [near-miss]
          hint: did you mean `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`?

        """)
    #expect(outcome.errors == "6 findings\n")
    let json = try await command.run("audit-uikit", "--format", "json", "Places.symbols.json")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(findings.count == 6)
    #expect(findings[2]["type"] as? String == "FavoritesController")
    #expect(findings[2]["method"] as? String == "tableView(_:dragSessionWillBegin:)")
    #expect(findings[2]["code"] as? String == "inherited-conformance")
    #expect(findings[2]["protocol"] as? String == "UITableViewDragDelegate")
    #expect(findings[2]["line"] as? Int == 25)
  }

  @Test(arguments: [
    ("tableView(_:dragSessionWilBegin:)", "tableView(_:dragSessionWillBegin:)", 1),
    ("tableView(_:dragSessionDidFinish:)", "tableView(_:dragSessionDidEnd:)", 5),
    ("tableview(_:canHandle:)", "tableView(_:canHandle:)", 0),
    ("tableView(_:dropSessionDidUpdate:)", "tableView(_:canHandle:)", nil),
    ("tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)", nil),
    ("tableView(_:moveRowAt:)", "tableView(_:moveRowAt:to:)", 0),
    ("collectionView(_:canHandle:)", "tableView(_:canHandle:)", nil),
    ("reload", "tableView(_:canHandle:)", nil),
  ])
  func `a name is near another by its letters or by its subject`(
    name: String, requirement: String, distance: Int?
  ) {
    #expect(MethodName(name).nearness(to: MethodName(requirement)) == distance)
  }

  @Test(arguments: [
    ("any UIDragSession", "", "(UIDragSession) -> Void"),
    ("[any UIDragSession]", "(any UIDragSession)?", "([UIDragSession]) -> UIDragSession?"),
    ("IndexPath?", "Bool", "(IndexPath?) -> Bool"),
    ("(Int, Int)?", "((Int) -> Int)?", "((Int, Int)?) -> ((Int) -> Int)?"),
  ])
  func `types are compared without any and its parentheses`(
    parameter: String, result: String, types: String
  ) throws {
    let text = """
      {"symbols": [{"kind": {"identifier": "swift.method"}, "identifier": {"precise": "m"},
        "pathComponents": ["A", "f(_:)"], "functionSignature": {
          "parameters": [{"declarationFragments": [{"spelling": "s: "}, {"spelling": "\(parameter)"}]}],
          "returns": [{"spelling": "\(result.isEmpty ? "()" : result)"}]}}],
        "relationships": []}
      """
    #expect(try #require(SymbolGraph(Array(text.utf8))).symbols[0].types == types)
  }

  /// The names and types of a protocol in a file of the face.
  private func requirements(of name: String, in text: String) -> Set<DelegateProtocol.Method> {
    guard let head = text.firstRange(of: "protocol \(name): "),
      let end = text[head.upperBound...].firstRange(of: "\n}")
    else { return [] }
    let body = text[head.upperBound..<end.lowerBound].split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }.joined(separator: " ")
    let functions = body.split(separator: "func ").dropFirst().map { function in
      let parts = function.split(separator: "(", maxSplits: 1)
      let rest = parts[1].split(separator: ")", maxSplits: 1)
      let parameters = rest[0].split(separator: ",").map { parameter in
        parameter.split(separator: ":", maxSplits: 1).map {
          String($0).trimmingCharacters(in: .whitespaces)
        }
      }
      let labels = parameters.map { $0[0].prefix { $0 != " " } + ":" }.joined()
      let types = parameters.map { $0[1].replacing("any ", with: "") }.joined(separator: ", ")
      let result = (rest.count < 2 ? "" : String(rest[1])).replacing("->", with: "")
        .trimmingCharacters(in: .whitespaces)
      return DelegateProtocol.Method(
        name: "\(parts[0])(\(labels))", types: "(\(types)) -> \(result.isEmpty ? "Void" : result)")
    }
    return Set(functions)
  }

  @Test(arguments: [
    "UICollectionViewDragDelegate", "UICollectionViewDropDelegate", "UITableViewDragDelegate",
    "UITableViewDropDelegate",
  ])
  func `the audit's table has all methods of DragUIKit's delegates`(name: String) throws {
    let folder = name.hasPrefix("UITable") ? "Tables" : "Collections"
    let file = Self.root.appendingPathComponent("Sources/DragUIKit/\(folder)/\(name).swift")
    let asked = requirements(of: name, in: try String(contentsOf: file, encoding: .utf8))
    let known = try #require(DelegateProtocol.all.first { $0.name == name })
    #expect(asked.count >= 7)
    #expect(asked.subtracting(known.methods).isEmpty)
  }

  @Test(arguments: [
    // Nearly a name of the delegate that the class is: a finding.
    ("tableView(_:dragSessionDidEnds:)", "swift.class", "", 1),
    // The name of a method of another delegate, which the class is not.
    ("tableView(_:dropSessionDidEnd:)", "swift.class", "", 0),
    // A method that fulfills a requirement of a protocol of the application.
    (
      "tableView(_:dragSessionDidEnds:)", "swift.class", #", "sourceOrigin": {"displayName": "r"}"#,
      0
    ),
    // A helper in an extension of a protocol.
    ("tableView(_:dragSessionDidEnds:)", "swift.protocol", "", 0),
  ])
  func `a name that is near a requirement is a finding where its method serves nothing else`(
    name: String, kind: String, origin: String, count: Int32
  ) async throws {
    let graph = """
      {"symbols": [{"kind": {"identifier": "swift.method"}, "identifier": {"precise": "m"},
        "pathComponents": ["A", "\(name)"]},
        {"kind": {"identifier": "\(kind)"}, "identifier": {"precise": "A"}, "pathComponents": ["A"]}],
      "relationships": [{"kind": "memberOf", "source": "m", "target": "A"\(origin)},
        {"kind": "conformsTo", "source": "A", "target": "p",
          "targetFallback": "UIKit.UITableViewDragDelegate"}]}
      """
    let found = try await Command().run("audit-uikit", "-", input: graph)
    #expect(found.code == count)
    #expect(found.output.ranges(of: "[near-miss]").count == Int(count))
  }

  @Test func `audit-uikit rejects other files, and reads circles of classes`() async throws {
    let command = try Command()
    try command.folder.write("{\"symbols\": 1}", to: "bad.symbols.json")
    let bad = try await command.run("audit-uikit", "bad.symbols.json")
    #expect(bad.code == 2)
    #expect(bad.errors.contains("bad.symbols.json is not a symbol graph"))
    let circle = """
      {"symbols": [{"kind": {"identifier": "swift.method"}, "identifier": {"precise": "m"},
        "pathComponents": ["A", "tableView(_:canHandle:)"]},
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "n"},
        "pathComponents": ["A", "tableView(_:canHandel:)"]}],
      "relationships": [{"kind": "memberOf", "source": "m", "target": "A"},
        {"kind": "memberOf", "source": "n", "target": "A"},
        {"kind": "inheritsFrom", "source": "A", "target": "A"},
        {"kind": "conformsTo", "source": "A", "target": "p",
          "targetFallback": "UIKit.UITableViewDropDelegate"}]}
      """
    let found = try await command.run("audit-uikit", "-", input: circle)
    #expect(found.code == 1)
    #expect(found.output.contains("?:1:1: warning: `A.tableView(_:canHandle:)`"))
    #expect(found.output.contains("[other-types]"))
  }
}
