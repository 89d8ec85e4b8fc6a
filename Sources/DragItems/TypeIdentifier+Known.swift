extension TypeIdentifier {
  /// Anything that is a stream of bytes: files, and what stands in memory.
  public static let data = TypeIdentifier(lawful: "public.data")
  /// An address, of a file or of anything else.
  public static let url = TypeIdentifier(lawful: "public.url")
  /// The address of a file.
  public static let fileURL = TypeIdentifier(lawful: "public.file-url")
}
