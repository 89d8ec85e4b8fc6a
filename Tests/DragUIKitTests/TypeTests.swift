import DragMobileCoreServices
import DragUIKit
import DragUIKitTesting
import DragUniformTypes
import Testing

/// Types of data by their names, in the newer form and in the older one.
@Suite struct TypeTests {
  @Test func `a type conforms to itself and to what is above it (CONTRACT-124)`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.data.isSupertype(of: .png))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.png.supertypes == [.image, .data, .item, .content])
  }

  @Test func `conformances that surprise are the system's (CONTRACT-127)`() {
    #expect(UTType.url.conforms(to: .data))
    #expect(!UTType.folder.conforms(to: .data))
    #expect(UTType.json.conforms(to: .text) && !UTType.json.conforms(to: .plainText))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(UTType.mpeg4Audio.conforms(to: .movie))
    #expect(UTType.livePhoto.supertypes == [])
  }

  @Test func `every named type is declared, under its own name`() throws {
    let types: [UTType] = [
      .pdf, .zip, .vCard, .usdz, .heic, .webP, .epub, .exe, .m3uPlaylist, .log,
    ]
    for type in types {
      #expect(try #require(UTType(type.identifier)) == type)
      #expect(type.isDeclared && !type.isDynamic)
    }
    #expect(UTType.data.isPublic && !UTType.pdf.isPublic)
  }

  @Test func `a name is compared without its case (CONTRACT-125)`() {
    #expect(UTType("PUBLIC.PNG") == .png)
    #expect(Set([UTType.png, UTType("Public.Png")]).count == 1)
  }

  @Test func `an extension or a MIME type gives a declared type, or a dynamic one (CONTRACT-128)`()
    throws
  {
    #expect(UTType(filenameExtension: "png") == .png)
    #expect(UTType(mimeType: "image/jpeg") == .jpeg)
    #expect(UTType(tag: "txt", tagClass: .filenameExtension, conformingTo: nil) == .plainText)
    let unknown = try #require(UTType(filenameExtension: "conf"))
    #expect(unknown.identifier == "dyn.ah62d4rv4ge80g55sq2")
    #expect(unknown.isDynamic && unknown.conforms(to: .data))
    #expect(unknown.preferredFilenameExtension == "conf")
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.png.preferredMIMEType == "image/png")
  }

  @Test func `a type of the application conforms to what it is made with`() {
    let card = UTType(exportedAs: "com.example.board.card", conformingTo: .json)
    #expect(card.conforms(to: .text))
    #expect(UTType("com.example.board.card") == card)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: card) { answer in
      answer(nil, nil)
      return nil
    }
    #expect(provider.hasItemConformingToTypeIdentifier("public.json"))
    #expect(provider.registeredContentTypes == [card])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [])
  }

  @Test func `the older names are texts, and conform as the newer ones do`() {
    #expect(kUTTypePlainText as String == UTType.plainText.identifier)
    #expect(UTTypeConformsTo("public.png" as CFString, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage as CFString, kUTTypePNG as CFString))
    #expect(UTTypeEqual("Public.Png" as CFString, "public.png" as CFString))
    let name = unsafe UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "gif" as CFString, nil)
    #expect(unsafe name?.takeRetainedValue() == "com.compuserve.gif" as NSString)
    let tag = unsafe UTTypeCopyPreferredTagWithClass(
      kUTTypePNG as CFString, kUTTagClassMIMEType)
    #expect(unsafe tag?.takeRetainedValue() == "image/png" as NSString)
  }
}
