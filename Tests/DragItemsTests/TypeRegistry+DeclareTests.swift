import DragItems
import Testing

@Suite struct TypeRegistryDeclareTests {
  private func declaration(
    _ type: String, _ parents: String..., extensions: [String] = []
  ) throws -> TypeDeclaration {
    TypeDeclaration(
      try TypeIdentifier(type), parents: try parents.map { try TypeIdentifier($0) },
      tags: try extensions.map { try TypeTag(filenameExtension: $0) })
  }

  private func fault(
    _ registry: TypeRegistry = .system, exported: [TypeDeclaration] = [],
    imported: [TypeDeclaration] = []
  ) -> TypeDeclaration.DeclarationError? {
    var registry = registry
    let before = registry.declarations
    do throws(TypeDeclaration.DeclarationError) {
      try registry.declare(exported: exported, imported: imported)
      return nil
    } catch {
      #expect(registry.declarations == before)
      return error
    }
  }

  @Test func `CONTRACT-128: declared types take part in everything`() throws {
    var registry = TypeRegistry.system
    let passedOver = try registry.declare(
      exported: [
        // A parent may be declared behind its kind.
        try declaration("com.example.sketch", "com.example.drawing", extensions: ["sketch"]),
        try declaration("com.example.drawing", "public.image"),
      ],
      imported: [try declaration("org.other.note", "public.text", extensions: ["note", "txt"])])
    #expect(passedOver == [])
    let sketch = try TypeIdentifier("com.example.sketch")
    #expect(registry.conformance.conforms(sketch, to: .data))
    #expect(registry.status(of: sketch) == .declared(.exported))
    #expect(try registry.status(of: TypeIdentifier("org.other.note")) == .declared(.imported))
    #expect(try registry.type(tagged: TypeTag(filenameExtension: "SKETCH")) == sketch)
    // The system's types are found first.
    let txt = try TypeTag(filenameExtension: "txt")
    #expect(registry.types(tagged: txt).map(\.text) == ["public.plain-text", "org.other.note"])
    #expect(!TypeConformance.declared.conforms(sketch, to: .data))
  }

  @Test func `CONTRACT-124: a cycle is refused and changes nothing`() throws {
    let one = try declaration("a.one", "a.two")
    let two = try declaration("a.two", "a.three")
    let three = try declaration("a.three", "public.data", "a.one")
    #expect(fault(exported: [one, two, three]) == .cycle(one.type))
    let own = try declaration("a.one", "a.one")
    #expect(fault(exported: [own]) == .cycle(own.type))
  }

  @Test func `CONTRACT-124: an exported type that closes a cycle over imported ones is refused`()
    throws
  {
    var registry = TypeRegistry.system
    try registry.declare(imported: [
      try declaration("a.one", "public.data"), try declaration("a.two", "a.one"),
    ])
    let one = try declaration("A.One", "a.two")
    #expect(fault(registry, exported: [one]) == .cycle(one.type))
  }

  @Test func `a clash is refused and changes nothing`() throws {
    var registry = TypeRegistry.system
    let one = try declaration("a.one", "public.data")
    try registry.declare(exported: [one])
    #expect(
      try fault(registry, exported: [declaration("A.ONE", "public.text")]) == .conflict(one.type))
    #expect(fault(registry, exported: [one, one]) == nil)
    let png = try declaration("public.png", "public.image")
    #expect(fault(exported: [png]) == .declaredBySystem(png.type))
  }

  @Test(arguments: ["opaque", "text/plain", "dyn.ah62d4rv4ge81u8p4"])
  func `a name that is not reverse-DNS cannot be declared`(text: String) throws {
    let type = try declaration(text)
    #expect(fault(exported: [type]) == .undeclarable(type.type))
    #expect(fault(imported: [type]) == .undeclarable(type.type))
  }

  @Test func `an unknown parent is refused`() throws {
    let type = try declaration("a.one", "public.data", "public.jpg")
    let parent = try TypeIdentifier("public.jpg")
    #expect(fault(exported: [type]) == .unknownParent(parent, of: type.type))
  }

  @Test func `an exported type replaces an imported one, and an imported one replaces nothing`()
    throws
  {
    var registry = TypeRegistry.system
    let guess = try declaration("a.one", "public.text")
    let word = try declaration("a.one", "public.image")
    try registry.declare(imported: [guess])
    #expect(registry.declaration(of: guess.type) == guess)
    try registry.declare(exported: [word])
    #expect(registry.declaration(of: guess.type) == word)
    let png = try declaration("public.png", "public.text")
    #expect(try registry.declare(imported: [guess, png]) == [guess.type, png.type])
    #expect(registry.declaration(of: guess.type) == word)
    #expect(registry.declarations.count == 133)
  }
}
