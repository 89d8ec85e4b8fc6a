public import Foundation

/// An image as its data, or as a name; its size is read where it is a PNG or a GIF, and nothing is drawn.
public final class UIImage: NSObject, Sendable {
  /// The size in points; zero where it is not known.
  public let size: CGSize
  private let data: Data?
  private let type: String
  private let name: String?

  /// Makes an image without a size or data.
  public override convenience init() { self.init(ofSize: .zero) }

  /// Makes an image of the data of a PNG, a GIF or a JPEG; nil for other data.
  public init?(data: Data) {
    guard let (type, size) = Self.header(of: [UInt8](data.prefix(24))) else { return nil }
    self.data = data
    self.type = type
    self.size = size
    name = nil
    super.init()
  }

  /// Makes an image of a file; nil for one that is not there, or is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Makes an image of a name; every name is one, since none is looked up.
  public convenience init?(named name: String) { self.init(name) }

  /// Makes a symbol of a name; every name is one, since none is looked up.
  public convenience init?(systemName name: String) { self.init(name) }

  convenience init(_ name: String) { self.init(ofSize: .zero, named: name) }

  /// Makes an image of a size, without data.
  init(ofSize size: CGSize, named name: String? = nil) {
    self.size = size
    self.name = name
    data = nil
    type = "public.png"
    super.init()
  }

  /// How an image is colored; kept nowhere.
  public enum RenderingMode: Int, Sendable {
    /// As the system likes.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// In one color.
    case alwaysTemplate
  }

  /// The same image: nothing is drawn.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// The same image: nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same image: nothing is drawn.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The same image, since no symbol is looked up.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
  /// Draws the image; does nothing.
  public func draw(in rect: CGRect) {}
  /// Draws the image; does nothing.
  public func draw(at point: CGPoint) {}
  /// The number of pixels of a point; 1 here.
  public var scale: CGFloat { 1 }

  /// The size and the weight of a symbol; kept.
  @MainActor public class Configuration: NSObject {
    /// Makes one that says nothing.
    public nonisolated override init() { super.init() }
  }

  /// The size and the weight of a symbol; kept.
  @MainActor public final class SymbolConfiguration: Configuration {
    /// The size of the font beside it.
    public nonisolated let pointSize: CGFloat

    /// Makes the size of a symbol.
    public nonisolated init(pointSize: CGFloat) {
      self.pointSize = pointSize
      super.init()
    }
  }

  /// Makes a symbol of a name; every name is one, since none is looked up.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(systemName: name) }

  /// The data, if the image was made of a PNG.
  public func pngData() -> Data? { type == "public.png" ? data : nil }

  /// The data, if the image was made of a JPEG.
  public func jpegData(compressionQuality: CGFloat) -> Data? { type == "public.jpeg" ? data : nil }

  /// True if another image has the same data, or the same name; an image without either is equal to itself alone.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage, data != nil || name != nil else {
      return self === object as AnyObject
    }
    return data == other.data && name == other.name
  }

  /// Hashes the data and the name.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(data)
    hasher.combine(name)
    return hasher.finalize()
  }

  /// The type and the size, by the first bytes.
  private static func header(of bytes: [UInt8]) -> (String, CGSize)? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count == 24 {
      func number(_ place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      return ("public.png", CGSize(width: number(16), height: number(20)))
    }
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
      func number(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
      return ("com.compuserve.gif", CGSize(width: number(6), height: number(8)))
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return ("public.jpeg", .zero) }
    return nil
  }

  fileprivate var ownType: String { type }

  /// What a provider hands over: the data, or for an image without data the head of a PNG with its size and its name.
  fileprivate var handedOver: Data {
    if let data { return data }
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // A size may be no number of pixels at all; the text behind it has it as it is.
    func append(_ number: CGFloat) {
      let pixels = UInt32(exactly: number.rounded(.towardZero)) ?? 0
      bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixels >> $0) }
    }
    append(13)
    bytes += Array("IHDR".utf8)
    append(size.width)
    append(size.height)
    bytes += Self.mark + Array("\(size.width) \(size.height) \(name ?? "")".utf8)
    return Data(bytes)
  }

  /// What follows the size in the head of an image without data.
  private static let mark = Array("UIImage ".utf8)

  /// The image without data that a provider has handed over; nil for the data of another image.
  fileprivate static func handedOver(_ data: Data) -> UIImage? {
    let bytes = [UInt8](data.dropFirst(24))
    guard bytes.starts(with: mark) else { return nil }
    let parts = String(decoding: bytes.dropFirst(mark.count), as: UTF8.self)
      .split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let width = Double(parts[0]), let height = Double(parts[1]) else {
      return nil
    }
    return UIImage(
      ofSize: CGSize(width: width, height: height),
      named: parts[2].isEmpty ? nil : String(parts[2]))
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Images.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "public.image"]
  }

  /// A PNG or a JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// The type of the data that the image was made of.
  public var writableTypeIdentifiersForItemProvider: [String] { [ownType] }

  /// Makes an image of data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let made = (UIImage.handedOver(data) ?? UIImage(data: data)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return made
  }

  /// Hands the data over, or the size and the name of an image without data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(handedOver, nil)
    return nil
  }
}
