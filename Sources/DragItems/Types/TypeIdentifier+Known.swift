extension TypeIdentifier {
  /// Anything that is a stream of bytes: files, and what stands in memory.
  public static let data = TypeIdentifier(lawful: "public.data")
  /// The address of a page or a file.
  public static let url = TypeIdentifier(lawful: "public.url")
  /// The address of a file.
  public static let fileURL = TypeIdentifier(lawful: "public.file-url")
  /// A picture as PNG.
  public static let png = TypeIdentifier(lawful: "public.png")
  /// A picture as TIFF.
  public static let tiff = TypeIdentifier(lawful: "public.tiff")
}
