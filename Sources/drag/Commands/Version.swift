/// The version of the command.
enum Version {
  /// The version that `drag --version` prints, and that reports and films name.
  static let current = "0.1.0"
}
