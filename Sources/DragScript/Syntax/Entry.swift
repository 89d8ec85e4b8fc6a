/// A statement of a file, before it is assigned to the set-up or to a test.
indirect enum Entry {
  case setup(SetupLine)
  case test(TestHead)
  case line(Line)
  case include(IncludeHead, [Entry])

  /// A `test` line.
  struct TestHead {
    var name: String
    /// The number of columns of the line's first word and its name.
    var length: Int
    var location: SourceLocation
    var comments: Trivia
  }

  /// An `include` line.
  struct IncludeHead {
    var path: String
    var location: SourceLocation
    var comments: Trivia
  }
}

/// All entries of one file.
struct FileEntries {
  var version = 1
  var headerComments = Trivia.none
  var entries: [Entry] = []
  var closingComments: [String] = []
}
