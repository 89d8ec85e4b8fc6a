import DragUIKit
import DragUIKitTesting
import DragUniformTypes
import Foundation
import Synchronization
import Testing

/// What a provider promises, and in which forms it hands it over.
@MainActor @Suite struct ProviderTests {
  private let stage = AppStage()

  /// A folder of the test's own.
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `data becomes a file that is removed when the handler returns (CONTRACT-114)`() throws
  {
    let provider = NSItemProvider(object: "x" as NSString)
    provider.suggestedName = "note"
    var found: (text: String, url: URL)?
    stage.perform {
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, error in
        guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return }
        found = (text, url)
      }
    }
    stage.settle()
    let (text, url) = try #require(found)
    #expect(text == "x")
    #expect(url.lastPathComponent == "note")
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `a file is copied, is read as data, or is opened where it is (CONTRACT-107, 115)`()
    throws
  {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("photo.png")
    try Data([1, 2, 3]).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.file-url"])
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.png"])
    #expect(
      provider.hasRepresentationConforming(
        toTypeIdentifier: "public.image", fileOptions: .openInPlace))
    #expect(provider.suggestedName == "photo")
    var log: [String] = []
    stage.perform {
      provider.loadDataRepresentation(for: .image) { data, _ in log.append("\(data?.count ?? 0)") }
      provider.loadFileRepresentation(for: .image) { url, inPlace, _ in
        log.append("\(url?.lastPathComponent ?? "none") \(url == file) \(inPlace)")
      }
      provider.loadFileRepresentation(for: .image, openInPlace: true) { url, inPlace, _ in
        log.append("\(url == file) \(inPlace)")
      }
    }
    stage.settle()
    #expect(log == ["3", "photo.png false false", "true true"])
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a file that its source removes at once is handed over all the same (CONTRACT-107)`()
    throws
  {
    let folder = try folder()
    let file = folder.appendingPathComponent("a.txt")
    try Data("x".utf8).write(to: file)
    let provider = NSItemProvider()
    provider.registerFileRepresentation(for: .plainText) { answer in
      answer(file, false, nil)
      try? FileManager.default.removeItem(at: folder)
      return nil
    }
    var text: String?
    stage.perform {
      provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
        text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      }
    }
    stage.settle()
    #expect(text == "x")
  }

  @Test func `an object of a class is made when it is loaded (CONTRACT-104)`() {
    let made = Mutex(0)
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { answer in
      made.withLock { $0 += 1 }
      answer("late" as NSString, nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(made.withLock { $0 } == 0)
    var text: String?
    stage.perform { provider.loadObject(ofClass: String.self) { found, _ in text = found } }
    stage.settle()
    #expect(text == "late")
    #expect(made.withLock { $0 } == 1)
  }

  @Test func `an item is loaded as the object that it was, or as data (CONTRACT-123)`() {
    let provider = NSItemProvider(
      item: NSURL(string: "https://example.com"), typeIdentifier: "public.url")
    provider.registerObject("x" as NSString, visibility: .all)
    var found: [String] = []
    stage.perform {
      provider.loadItem(forTypeIdentifier: "public.url", options: nil) { item, error in
        found.append(((item as? NSURL)?.absoluteString ?? "none") + " \(error == nil)")
      }
      provider.loadItem(forTypeIdentifier: "public.plain-text") { item, _ in
        found.append((item as? NSData).map { String(decoding: $0, as: UTF8.self) } ?? "none")
      }
      provider.loadItem(forTypeIdentifier: "public.png") { item, error in
        found.append("\(item == nil) \((error as? NSError)?.code ?? 0)")
      }
    }
    stage.settle()
    #expect(found.sorted() == ["https://example.com true", "true -1000", "x"])
  }

  /// An object that writes itself as two types.
  private final class Memo: NSObject, NSItemProviderWriting, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    static var writableTypeIdentifiersForItemProvider: [String] {
      ["com.example.memo", "public.utf8-plain-text"]
    }

    override init() {}
    init?(coder: NSCoder) { nil }
    func encode(with coder: NSCoder) {}

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(), nil)
      return nil
    }
  }

  @Test func `an item without a type has the first one of those that it writes`() {
    #expect(
      NSItemProvider(item: Memo(), typeIdentifier: nil).registeredTypeIdentifiers
        == ["com.example.memo"])
  }

  @Test(arguments: [nil, false, true])
  func `a file of a type that is said is opened in its place where that is asked for`(
    inPlace: Bool?
  ) {
    let file = URL(fileURLWithPath: "/tmp/photo.png")
    let provider =
      inPlace.map { NSItemProvider(contentsOf: file, contentType: .jpeg, openInPlace: $0) }
      ?? NSItemProvider(contentsOf: file, contentType: .jpeg)
    #expect(provider.registeredTypeIdentifiers == ["public.jpeg"])
    #expect(
      provider.registeredTypeIdentifiers(fileOptions: .openInPlace)
        == (inPlace == true ? ["public.jpeg"] : []))
  }

  @Test func `a provider is copied with its promises (CONTRACT-108)`() throws {
    let provider = NSItemProvider(object: "x" as NSString)
    provider.suggestedName = "note"
    let copy = try #require(provider.copy() as? NSItemProvider)
    copy.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { _ in nil }
    #expect(copy.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.png"])
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(copy.suggestedName == "note")
  }

  @Test func `a canceled load gives an error, and cancels its source (CONTRACT-118)`() async {
    let work = Progress(totalUnitCount: 10)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { _ in
      work.completedUnitCount = 5
      return work
    }
    var codes: [Int] = []
    let progress = stage.perform {
      provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
        codes.append((error as? NSError)?.code ?? 0)
      }
    }
    #expect(progress.fractionCompleted == 0.5)
    progress.cancel()
    await stage.settleLoads()
    #expect(codes == [3072])
    #expect(work.isCancelled)
  }

  @Test(arguments: [
    ("photo", "photo.png"), ("photo.png", "photo.png"), ("photo.PNG", "photo.PNG"),
    ("png", "png.png"), ("a/b.png", "a:b.png"), (nil, "item.png"),
  ])
  func `a file has the name that is suggested, and its type's extension once`(
    suggested: String?, name: String
  ) {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data([1]), nil)
      return nil
    }
    provider.suggestedName = suggested
    var found: String?
    stage.perform {
      provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
        found = url?.lastPathComponent
      }
    }
    stage.settle()
    #expect(found == name)
  }
}
