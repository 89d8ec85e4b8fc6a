import DragFiles

extension CommandError {
  /// The reason why a file or a folder cannot be used.
  init(_ error: FileError) {
    self.init(impossible: error.description)
  }

  /// A name that is empty would be one at the root of the disk, or the current folder.
  static func unnamed(_ what: String, by option: String) -> CommandError {
    CommandError("\(option): expected the name of a \(what), found an empty one")
  }
}
