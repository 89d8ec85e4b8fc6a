import TestSupport
import Testing

@testable import DragItems

@Suite struct TypeConformanceTests {
  private func conforms(_ type: String, to ancestor: String) throws -> Bool {
    TypeConformance.declared.conforms(try TypeIdentifier(type), to: try TypeIdentifier(ancestor))
  }

  @Test func `CONTRACT-124: every declared type conforms to itself`() throws {
    for (type, _) in DeclaredTypes.parents { #expect(try conforms("\(type)", to: "\(type)")) }
  }

  @Test func `CONTRACT-124: a type that is not declared conforms to itself alone`() throws {
    #expect(try conforms("com.example.x", to: "COM.example.X"))
    #expect(try !conforms("com.example.x", to: "public.item"))
    #expect(try !conforms("public.png", to: "com.example.x"))
    #expect(try conforms("text/plain", to: "text/plain"))
    #expect(try !conforms("text/plain", to: "public.plain-text"))
  }

  @Test func `CONTRACT-124: the graph is the naive walk on every pair of declared types`() throws {
    let types = DeclaredTypes.parents.map { "\($0.type)" }
    let parents = Dictionary(
      uniqueKeysWithValues: DeclaredTypes.parents.map { ("\($0.type)", $0.parents.map { "\($0)" }) }
    )
    func walk(_ type: String, _ ancestor: String) -> Bool {
      type == ancestor || (parents[type] ?? []).contains { walk($0, ancestor) }
    }
    let identifiers = try types.map { try TypeIdentifier($0) }
    var wrong: [String] = []
    for (type, identifier) in zip(types, identifiers) {
      for (ancestor, other) in zip(types, identifiers)
      where TypeConformance.declared.conforms(identifier, to: other) != walk(type, ancestor) {
        wrong.append("\(type) to \(ancestor)")
      }
    }
    #expect(wrong == [])
  }

  @Test func `CONTRACT-124: no type is declared twice, and every parent is declared`() {
    let types = DeclaredTypes.parents.map { "\($0.type)" }
    #expect(Set(types).count == types.count)
    let named = Set(DeclaredTypes.parents.flatMap { $0.parents.map { "\($0)" } })
    #expect(named.subtracting(types) == [])
    #expect(types.count == 130)
  }

  @Test func `CONTRACT-124: no two types conform to each other`() throws {
    let identifiers = try DeclaredTypes.parents.map { try TypeIdentifier("\($0.type)") }
    for (place, one) in identifiers.enumerated() {
      for other in identifiers[..<place] where TypeConformance.declared.conforms(one, to: other) {
        #expect(!TypeConformance.declared.conforms(other, to: one), "\(one.text) \(other.text)")
      }
    }
  }

  @Test
  func `CONTRACT-124: types added one below another conform as a walk over their parents says`()
    throws
  {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var graph = TypeConformance(parents: [(.data, [])])
      var types = [TypeIdentifier.data]
      var above: [TypeIdentifier: Set<TypeIdentifier>] = [.data: []]
      for number in 0..<40 {
        let type = try TypeIdentifier("com.example.t\(number)")
        // Mostly below the one before, so that there are long chains.
        var parents = [types[Int.random(in: max(0, types.count - 3)..<types.count, using: &random)]]
        while Int.random(in: 0..<3, using: &random) == 0 {
          parents.append(types[Int.random(in: 0..<types.count, using: &random)])
        }
        graph.append(type, below: parents)
        above[type] = parents.reduce(into: []) {
          $0.formUnion(above[$1] ?? []); $0.insert($1)
        }
        types.append(type)
      }
      for one in types {
        for other in types {
          let expected = one == other || above[one]?.contains(other) == true
          #expect(graph.conforms(one, to: other) == expected, "\(one.text), seed \(seed)")
        }
        #expect(graph.supertypes(of: one) == types.filter { above[one]?.contains($0) == true })
      }
    }
  }

  @Test func `CONTRACT-124: a cycle of parents ends`() throws {
    let one = try TypeIdentifier("a.one")
    let two = try TypeIdentifier("a.two")
    let looped = TypeConformance(parents: [(one, [two]), (two, [one])])
    #expect(looped.conforms(one, to: two))
    #expect(looped.conforms(two, to: one))
  }

  @Test(arguments: [
    "public.archive", "public.message", "public.contact", "public.font", "public.database",
    "public.log", "public.playlist", "public.disk-image", "public.bookmark",
    "com.apple.resolvable", "public.to-do-item", "public.calendar-event", "com.apple.live-photo",
    "public.item", "public.content",
  ])
  func `CONTRACT-126: some types have no parent at all`(type: String) throws {
    for (other, _) in DeclaredTypes.parents where "\(other)" != type {
      #expect(try !conforms(type, to: "\(other)"))
    }
  }

  @Test func `CONTRACT-126: data and directories are in the physical tree`() throws {
    #expect(try conforms("public.data", to: "public.item"))
    #expect(try conforms("public.directory", to: "public.item"))
    #expect(try !conforms("public.data", to: "public.content"))
    #expect(try !conforms("public.content", to: "public.item"))
  }

  static let surprises: [(String, String, Bool)] = [
    ("public.url", "public.data", true),
    ("public.folder", "public.data", false),
    ("public.json", "public.text", true), ("public.json", "public.plain-text", false),
    ("public.html", "public.text", true), ("public.html", "public.plain-text", false),
    ("public.xml", "public.text", true), ("public.xml", "public.plain-text", false),
    ("public.rtf", "public.text", true), ("public.rtf", "public.plain-text", false),
    ("public.comma-separated-values-text", "public.text", true),
    ("public.comma-separated-values-text", "public.plain-text", false),
    ("public.yaml", "public.text", true), ("public.yaml", "public.plain-text", false),
    ("public.source-code", "public.plain-text", true),
    ("public.swift-source", "public.plain-text", true),
    ("public.mpeg-4-audio", "public.mpeg-4", true), ("public.mpeg-4-audio", "public.movie", true),
    ("public.audio", "public.audiovisual-content", true),
    ("public.movie", "public.audiovisual-content", true),
    ("public.audio", "public.movie", false), ("public.movie", "public.audio", false),
    ("com.adobe.pdf", "public.data", true), ("com.adobe.pdf", "public.composite-content", true),
    ("com.adobe.pdf", "public.image", false), ("com.adobe.pdf", "public.text", false),
    ("public.zip-archive", "com.pkware.zip-archive", true),
    ("public.heic", "public.heif-standard", true), ("public.heif", "public.heif-standard", true),
    ("public.heic", "public.heif", false), ("public.heif", "public.heic", false),
    ("public.executable", "public.data", false), ("public.executable", "public.item", true),
    ("com.netscape.javascript-source", "public.source-code", true),
    ("com.netscape.javascript-source", "public.executable", true),
    ("com.apple.live-photo", "public.content", false),
    ("com.apple.live-photo", "public.image", false),
  ]

  @Test(arguments: surprises)
  func `CONTRACT-127: surprising conformances hold`(
    type: String, ancestor: String, holds: Bool
  ) throws {
    #expect(try conforms(type, to: ancestor) == holds)
  }

  @Test func `CONTRACT-125: conformance passes over the case of letters`() throws {
    #expect(try conforms("PUBLIC.PNG", to: "Public.Image"))
  }
}
