extension TypeIdentifier {
  /// Any stream of bytes: in a file or in memory.
  public static let data = TypeIdentifier(lawful: "public.data")
  /// The address of a page or a file.
  public static let url = TypeIdentifier(lawful: "public.url")
  /// The address of a file.
  public static let fileURL = TypeIdentifier(lawful: "public.file-url")
  /// Any text, also with markup.
  package static let text = TypeIdentifier(lawful: "public.text")
  /// Text without markup.
  package static let plainText = TypeIdentifier(lawful: "public.plain-text")
  /// Any image.
  package static let image = TypeIdentifier(lawful: "public.image")
  /// A text in UTF-8.
  package static let utf8PlainText = TypeIdentifier(lawful: "public.utf8-plain-text")
  /// A PNG image.
  public static let png = TypeIdentifier(lawful: "public.png")
  /// A TIFF image.
  package static let tiff = TypeIdentifier(lawful: "public.tiff")
}
