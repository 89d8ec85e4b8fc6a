import DragItems
import Testing

@Suite struct CoercionTests {
  static let classes: [ObjectClass] = [
    ObjectClass("Note"), ObjectClass("Address", role: .url), ObjectClass("Bytes", role: .data),
    ObjectClass("Picture", role: .image),
  ]

  /// What each class makes of each other one; nil where the coercion is unavailable.
  private func row(_ held: ObjectClass, _ platform: Coercion.Platform) -> [Coercion?] {
    Self.classes.map { asked in
      do throws(LoadError) {
        return try Coercion.from(held, to: asked, on: platform)
      } catch {
        #expect(error == .failed(.unavailableCoercion))
        return nil
      }
    }
  }

  @Test func `CONTRACT-123: the table of coercions`() {
    let same = Coercion.original
    #expect(
      Self.classes.map { row($0, .iOS) } == [
        [same, nil, nil, nil],
        [nil, same, .readContents, .readImage],
        [nil, nil, same, .decodeImage],
        [nil, nil, .encodeImage, same],
      ])
    #expect(
      Self.classes.map { row($0, .macOS) } == [
        [same, nil, nil, nil],
        [nil, same, .readContents, nil],
        [nil, nil, same, .decodeImage],
        [nil, nil, .encodeImage, same],
      ])
  }

  @Test func `CONTRACT-123: an object passes for one of a class above its own`() throws {
    let photo = ObjectClass("Photo", superclasses: ["Picture", "Thing"], role: .image)
    let thing = ObjectClass("Thing")
    #expect(try Coercion.from(photo, to: thing, on: .iOS) == .original)
    #expect(throws: LoadError.failed(.unavailableCoercion)) {
      try Coercion.from(thing, to: photo, on: .iOS)
    }
  }

  @Test func `CONTRACT-123: pictures are written as TIFF on macOS`() {
    #expect(Coercion.Platform.macOS.imageType.text == "public.tiff")
    #expect(Coercion.Platform.iOS.imageType.text == "public.png")
  }
}
