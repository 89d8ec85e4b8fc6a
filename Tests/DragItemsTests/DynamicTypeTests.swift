import Seeds
import DragItems
import TestSupport
import Testing

@Suite struct DynamicTypeTests {
  private func fault(of name: String) throws -> DynamicType.ParseError? {
    let identifier = try TypeIdentifier(name)
    do throws(DynamicType.ParseError) {
      _ = try DynamicType(identifier)
      return nil
    } catch {
      return error
    }
  }

  @Test func `CONTRACT-129: the first sample is read`() throws {
    let type = try DynamicType(TypeIdentifier("dyn.ah62d4rv4ge80g55sq2"))
    #expect(type.entries.map { "\($0.key)=\($0.value)" } == ["0=6", "1=conf"])
    #expect(type.supertype?.text == "public.data")
    #expect(type.tag(.filenameExtension)?.text == "conf")
    #expect(type.tag(.mimeType) == nil)
  }

  @Test func `CONTRACT-129: the second sample is written`() throws {
    let type = try DynamicType(TypeTag(filenameExtension: "xyz"), conformingTo: .data)
    #expect(type.identifier.text == "dyn.ah62d4rv4ge81u8p4")
    #expect(try DynamicType(type.identifier) == type)
  }

  @Test func `CONTRACT-129: the first sample is written, too`() throws {
    let type = try DynamicType(TypeTag(filenameExtension: "CONF"), conformingTo: .data)
    #expect(type.identifier.text == "dyn.ah62d4rv4ge80g55sq2")
  }

  @Test(arguments: [
    ("public.data", "6"), ("public.text", "7"), ("public.plain-text", "8"),
    ("public.utf16-plain-text", "9"), ("com.apple.traditional-mac-plain-text", "A"),
    ("public.image", "B"), ("public.video", "C"), ("public.audio", "D"),
    ("public.directory", "E"), ("public.folder", "F"), ("PUBLIC.IMAGE", "B"),
    ("public.movie", "public.movie"),
  ])
  func `CONTRACT-130: a digit refers to a supertype that has one`(
    supertype: String, written: String
  ) throws {
    let supertype = try TypeIdentifier(supertype)
    let type = try DynamicType(TypeTag(mimeType: "x/y;v=1"), conformingTo: supertype)
    #expect(type.entries.map { "\($0.key)=\($0.value)" } == ["0=\(written)", "3=x/y;v=1"])
    #expect(try DynamicType(type.identifier).supertype == supertype)
    #expect(try DynamicType(type.identifier).tag(.mimeType)?.text == "x/y;v=1")
  }

  @Test(
    arguments: [
      ("public.data", .notDynamic), ("dynamic.a", .notDynamic), ("dyn.", .version),
      ("dyn.b", .version), ("dyn.a", .unmarked), ("dyn.ah62l", .character(at: 8)),
      ("dyn.ah62-", .character(at: 8)), ("dyn.ah", .bits), ("dyn.ah6h", .bits),
      ("dyn.ah6b", .bits), ("dyn.ah62d4rv4ge80g55sq2a", .bits), ("dyn.aaa", .notASCII),
      ("dyn.a96", .notASCII),
      // In turn: x ?0 ?=6 ?0=6: ?0=6:0=7 ?0=6:UTTypeConformsTo=7 ?0=a!b ?0=
      ("dyn.ata", .unmarked), ("dyn.ah62a", .entry(at: 0)), ("dyn.ah68xq", .entry(at: 0)),
      ("dyn.ah62d4rv4", .entry(at: 1)), ("dyn.ah62d4rv4ga8xs", .repeatedKey("0")),
      ("dyn.ah62d4rv4nznfk8puqzb085xgr73g464yr68xs", .repeatedKey("UTTypeConformsTo")),
      ("dyn.ah62d42mbqk", .supertype(TypeNameError(.character("!", at: 1)))),
      ("dyn.ah62d4", .supertype(TypeNameError(.empty))),
    ] as [(String, DynamicType.ParseError)])
  func `CONTRACT-129: a bad name is refused with what is wrong`(
    name: String, fault: DynamicType.ParseError
  ) throws {
    #expect(try self.fault(of: name) == fault)
    // A dynamic name that cannot be read still stands for itself.
    let type = try TypeIdentifier(name)
    #expect(TypeConformance.declared.conforms(type, to: type))
  }

  @Test func `CONTRACT-130: a supertype above U+007F cannot be written`() throws {
    let supertype = try TypeIdentifier("public.größe")
    let tag = try TypeTag(filenameExtension: "x")
    #expect(throws: DynamicType.ParseError.notASCII) {
      try DynamicType(tag, conformingTo: supertype)
    }
  }

  @Test func `CONTRACT-130: a name without a key of conformance conforms to itself alone`() throws {
    let type = try TypeIdentifier("dyn.ah62x425tr3xa")
    #expect(try DynamicType(type).supertype == nil)
    #expect(try DynamicType(type).tag(.filenameExtension)?.text == "conf")
    #expect(TypeConformance.declared.supertypes(of: type) == [])
    #expect(!TypeConformance.declared.conforms(type, to: .data))
  }

  @Test(.seeds(1...3))
  func `CONTRACT-129: what is written is read again`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789-_+!?=")
    for _ in 0..<300 {
      let length = Int.random(in: 1...40, using: &random)
      let text = String((0..<length).compactMap { _ in letters.randomElement(using: &random) })
      let type = try DynamicType(TypeTag(filenameExtension: text), conformingTo: .data)
      let read = try DynamicType(type.identifier)
      #expect(read == type)
      #expect(read.tag(.filenameExtension)?.text == text)
    }
  }

  @Test(.seeds(4...5))
  func `CONTRACT-129: no name traps, and an accepted one has its one spelling`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let letters = Array("abcdefghkmnpqrstuvwxyz0123456789l-.")
    var accepted = 0
    for _ in 0..<2000 {
      let length = Int.random(in: 0...24, using: &random)
      let tail = String((0..<length).compactMap { _ in letters.randomElement(using: &random) })
      let type = try TypeIdentifier("dyn.ah62d4rv4ge8" + tail)
      if let read = try? DynamicType(type) {
        accepted += 1
        #expect(read.identifier == type)
      }
      _ = TypeConformance.declared.conforms(type, to: .data)
    }
    #expect(accepted > 0)
  }

  @Test func `CONTRACT-131: a dynamic type conforms through its key of conformance`() throws {
    let graph = TypeConformance.declared
    let image = try TypeIdentifier("public.image")
    let type = try DynamicType(TypeTag(filenameExtension: "raw2"), conformingTo: image).identifier
    #expect(type.isDynamic)
    for (ancestor, holds) in [
      ("public.image", true), ("public.data", true), ("public.item", true),
      ("public.content", true), ("public.text", false), ("public.png", false),
    ] {
      #expect(try graph.conforms(type, to: TypeIdentifier(ancestor)) == holds)
    }
    #expect(!graph.conforms(image, to: type))
    #expect(graph.isSubtype(type, of: image))
    #expect(
      graph.supertypes(of: type).map(\.text).sorted() == [
        "public.content", "public.data", "public.image", "public.item",
      ])
  }

  @Test func `CONTRACT-131: a dynamic type of a dynamic type conforms to both`() throws {
    let inner = try DynamicType(TypeTag(filenameExtension: "a"), conformingTo: .data).identifier
    let outer = try DynamicType(TypeTag(filenameExtension: "b"), conformingTo: inner).identifier
    #expect(TypeConformance.declared.conforms(outer, to: inner))
    #expect(TypeConformance.declared.conforms(outer, to: .data))
    #expect(!TypeConformance.declared.conforms(inner, to: outer))
  }

  @Test func `CONTRACT-131: dynamic types are compared by their names`() throws {
    let one = try TypeIdentifier("dyn.ah62d4rv4ge81u8p4")
    let other = try TypeIdentifier("DYN.AH62D4RV4GE81U8P4")
    #expect(one == other)
    #expect(other.isDynamic)
    #expect(try !TypeIdentifier("dynamics.x").isDynamic)
    #expect(try !TypeIdentifier("public.dyn.a").isDynamic)
  }
}
