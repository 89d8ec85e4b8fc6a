package import DragGeometry
package import Machines

/// Contiguous lines of the raw profile: `@T [p:] down|move|up|cancel [x,y]`, one sample a line.
///
/// What a recorder writes: points only, every line with its time. A run holds no sample, no text and
/// no node a line; its size does not depend on its length.
package struct RawRun: Hashable, Sendable {
  /// The samples, one for each line, in order.
  package let samples: RawSamples
  /// The pointers' names, each with its first place; a sample names its pointer by the index here.
  package let pointers: [Name]
  /// What is known of the samples' times.
  @IgnoredInEquality var times: RawTimes
  /// The file of the lines.
  @IgnoredInEquality package var file: String
  /// The line of the first sample, from 1.
  @IgnoredInEquality package var firstLine: Int
  /// The column of the first line's first word, from 1.
  @IgnoredInEquality var firstColumn: Int
  /// Comments above the first line.
  @IgnoredInEquality package var remarks: Trivia

  /// Where the first sample begins.
  package var location: SourceLocation {
    SourceLocation(file: file, line: firstLine, column: firstColumn)
  }

  /// Where a sample begins, which is the one at an index.
  package func location(of sample: RawSample, at index: Int) -> SourceLocation {
    SourceLocation(file: file, line: firstLine + index, column: Int(sample.column))
  }

  /// The name of a sample's pointer.
  package func pointer(of sample: RawSample) -> String {
    pointers.indices.contains(Int(sample.pointer)) ? pointers[Int(sample.pointer)].text : ""
  }
}

/// What is known of the times of a run without reading it again.
struct RawTimes: Hashable, Sendable {
  /// The first sample's.
  var first = Timestamp.zero
  /// The latest one, which is the last where time goes forwards.
  var latest = Timestamp.zero
  /// Where the first sample begins that is earlier than one above it.
  var backwards: SourceLocation?
}

/// One line of the raw profile.
package struct RawSample: Hashable, Sendable {
  /// When, in this test.
  package var time: Timestamp
  /// Where; `up` and `cancel` may leave it out.
  package var point: Point?
  /// What the pointer does.
  package var verb: Verb
  /// The pointer, as an index into the run's names.
  package var pointer: UInt16
  /// The column of the line's first word, from 1.
  @IgnoredInEquality package var column: UInt32

  /// What a pointer does.
  package enum Verb: String, Hashable, Sendable, CaseIterable {
    /// It is pressed.
    case down
    /// It moves.
    case move
    /// It is released.
    case up
    /// It is taken away by the system.
    case cancel
  }
}
