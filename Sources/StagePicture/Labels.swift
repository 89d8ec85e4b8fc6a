/// What stands above a view.
public struct Heading: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The heads of the columns of a table; a view without any is no table.
  public var columns: [String]

  /// Makes a heading.
  public init(_ title: String, columns: [String] = []) {
    self.title = title
    self.columns = columns
  }
}

/// A picture as it came, which a window decodes and draws.
///
/// Equal pictures have the same bytes; that is compared where they are not the same object alone.
public final class EncodedImage: Hashable, Sendable {
  /// The bytes of a PNG, a JPEG or whatever else the window reads.
  public let bytes: [UInt8]

  /// Makes a picture.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether two pictures have the same bytes.
  public static func == (one: EncodedImage, other: EncodedImage) -> Bool {
    one === other || one.bytes == other.bytes
  }

  /// Takes the number of bytes, so that a picture is found at once.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes.count) }
}

/// What stands on an item.
public struct Caption: Hashable, Sendable {
  /// The name for people.
  public var title: String
  /// A word more, or the further columns of a table.
  public var details: [String]
  /// The number of its colour in a ``Palette``; one past its end begins again.
  public var tint: Int
  /// A picture in the place of the first letter, where the window can decode it.
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

/// The words that a window shows for the names that a stage has.
public protocol StageLabels {
  /// What stands above a view.
  func heading(ofView name: String) -> Heading
  /// What stands on an item of a view.
  func caption(ofItem name: String, in view: String) -> Caption
}

/// The names themselves, with a capital letter and without hyphens.
public struct PlainLabels: StageLabels, Sendable {
  /// Makes plain labels.
  public init() {}

  /// The name of the view, as a title.
  public func heading(ofView name: String) -> Heading { Heading(Self.title(of: name)) }

  /// The name of the item, as a title; its colour comes from the name, too.
  public func caption(ofItem name: String, in view: String) -> Caption {
    Caption(Self.title(of: name), tint: Self.tint(of: name))
  }

  /// A name as people write it: `oat-milk` is `Oat milk`.
  public static func title(of name: String) -> String {
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A number that is the same for a name on every machine, and seldom that of its neighbors.
  public static func tint(of name: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash >> 8)
  }
}
