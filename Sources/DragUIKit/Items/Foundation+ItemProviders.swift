public import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Makes a string of text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8),
      let made = NSString(string: text) as? Self
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return made
  }

  /// Hands the text over in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Makes an address of its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8), let made = NSURL(string: text) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }

  /// Hands the text of the address over.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Plain text in UTF-8: Linux has only plain text here, so that the attributes are lost.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Makes a text without attributes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8),
      let made = NSAttributedString(string: text) as? Self
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return made
  }

  /// Hands the text over in UTF-8, without its attributes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}
