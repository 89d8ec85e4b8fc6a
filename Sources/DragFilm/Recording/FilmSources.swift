package import DragScript

/// The files that a film shows, and the places in them of what was played.
///
/// A recording is played as the script that it becomes, with what is expected of it behind: its film shows each of them as
/// a file of its own.
package struct FilmSources {
  /// The files with their texts, that of the test first.
  let files: [SourceFileText]
  /// Returns the place in these files of a place in the script that is played.
  let place: (SourceLocation) -> SourceLocation

  /// Makes the sources of a film.
  package init(
    _ files: [SourceFileText], place: @escaping (SourceLocation) -> SourceLocation = { $0 }
  ) {
    self.files = files
    self.place = place
  }
}
