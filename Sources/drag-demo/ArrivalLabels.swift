import DragItems
import StagePicture

/// The labels of a scene, and those of items that other programs have dragged in: they are called as they are there.
final class ArrivalLabels: StageLabels {
  private let scene: any StageLabels
  /// The captions of items from other programs, by name.
  private var arrived: [String: Caption] = [:]

  /// Adds to the labels of a scene.
  init(beside scene: any StageLabels) { self.scene = scene }

  func heading(ofView name: String) -> Heading { scene.heading(ofView: name) }

  func caption(ofItem name: String, in view: String) -> Caption {
    arrived[name] ?? scene.caption(ofItem: name, in: view)
  }

  /// Returns true if an item from another program has a caption.
  func knows(_ name: String) -> Bool { arrived[name] != nil }

  /// Derives the caption of an item from its data: its file's name, a picture, its first line, or its size.
  ///
  /// - Parameters:
  ///   - provider: The item's provider; plain text is preferred to text with markup.
  ///   - name: The item's name on the stage.
  ///   - types: What conforms to what.
  func note(_ provider: ItemProvider, of name: String, by types: TypeConformance) {
    func data(_ wanted: TypeIdentifier) -> [UInt8]? {
      provider.representations.lazy.filter { types.conforms($0.type, to: wanted) }
        .compactMap(\.bytes).first
    }
    var caption = Caption("", tint: PlainLabels.tint(of: name))
    if let address = data(.fileURL), let file = Self.fileName(in: address) {
      caption.title = file
    } else if let image = data(.image) {
      caption.title = "Picture, \(Self.size(of: image))"
      caption.image = EncodedImage(image)
    } else if let text = data(.plainText) ?? data(.text), let line = Self.firstLine(of: text) {
      caption.title = line
    } else if let bytes = provider.representations.lazy.compactMap(\.bytes).first {
      caption.title =
        Self.fileName(in: bytes) ?? Self.firstLine(of: bytes) ?? "Data, \(Self.size(of: bytes))"
    } else {
      return
    }
    if let name = provider.suggestedName { caption.title = name }
    arrived[name] = caption
  }

  private static func fileName(in address: [UInt8]) -> String? {
    firstLine(of: address).flatMap { AddressList.fileName(of: $0) }
  }

  /// The first line that is not empty, of text.
  private static func firstLine(of bytes: [UInt8]) -> String? {
    String(validating: bytes, as: UTF8.self)?.split(whereSeparator: \.isNewline).first.map(
      String.init)
  }

  private static func size(of bytes: [UInt8]) -> String { "\((bytes.count + 1023) / 1024) KB" }
}

extension Representation {
  /// The data, if it has come.
  fileprivate var bytes: [UInt8]? { if case .data(let bytes) = outcome { bytes } else { nil } }
}
