/// The heading of a view.
public struct Heading: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The column titles of a table; empty for any other view.
  public var columns: [String]

  /// Makes a heading.
  public init(_ title: String, columns: [String] = []) {
    self.title = title
    self.columns = columns
  }
}

/// An encoded image, which a window decodes and draws.
///
/// Images are equal if they have the same bytes.
public struct EncodedImage: Hashable, Sendable {
  /// The bytes of a PNG, a JPEG or any other format that the window decodes.
  public let bytes: [UInt8]

  /// Makes an image.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Hashes only the number of bytes, for speed.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes.count) }
}

/// The caption of an item.
public struct Caption: Hashable, Sendable {
  /// The displayed name.
  public var title: String
  /// A detail, or the further columns of a table.
  public var details: [String]
  /// The index of its color in a `Palette`, modulo the number of colors.
  public var tint: Int
  /// The image that replaces the first letter, if the window can decode it.
  public var image: EncodedImage?

  /// Makes a caption.
  public init(
    _ title: String, details: [String] = [], tint: Int, image: EncodedImage? = nil
  ) {
    self.image = image
    self.title = title
    self.details = details
    self.tint = tint
  }
}

/// The labels that a window shows for the names of a stage.
public protocol StageLabels {
  /// The heading of a view.
  func heading(ofView name: String) -> Heading
  /// The caption of an item in a view.
  func caption(ofItem name: String, in view: String) -> Caption
}

/// The names themselves, as they are written: two names are never shown as one.
package struct PlainLabels: StageLabels, Sendable {
  /// Makes plain labels.
  package init() {}

  /// The name of the view.
  package func heading(ofView name: String) -> Heading { Heading(name) }

  /// The name of the item; its color is derived from the name.
  package func caption(ofItem name: String, in view: String) -> Caption {
    Caption(name, tint: Self.tint(of: name))
  }

  /// A number that is the same for a name on every machine, and usually differs between neighbors.
  package static func tint(of name: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash >> 8)
  }
}
