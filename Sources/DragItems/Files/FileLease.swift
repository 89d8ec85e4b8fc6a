/// The right to use a file of a stage, which ends with the handler of its load, or when its reader ends
/// it (CONTRACT-114, 115).
public struct FileLease: Hashable, Sendable {
  /// The identity of the lease.
  @usableFromInline package let token: FileSpace.Token
  /// The file, at its path when the lease began.
  @usableFromInline package let file: FileSpace.Path
  /// The lifetime of the file.
  @usableFromInline package let retention: FileSpace.Retention

  /// The path of the file when the lease began, with `/` between its parts.
  public var path: String { file.text }

  init(token: FileSpace.Token, file: FileSpace.Path, retention: FileSpace.Retention) {
    self.token = token
    self.file = file
    self.retention = retention
  }
}
