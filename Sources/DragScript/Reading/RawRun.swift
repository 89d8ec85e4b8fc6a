package import DragGeometry
package import Machines

/// Contiguous lines of the raw profile: `@T [p:] down|move|up|cancel [x,y]`, one sample a line.
///
/// This is the format of recorders: points only, each line with its time. A run stores no samples,
/// text or nodes; its size does not depend on its length.
package struct RawRun: Hashable, Sendable {
  /// The samples, one for each line, in order.
  package let samples: RawSamples
  /// The pointers' names, each with its first location; a sample stores its pointer as an index here.
  package let pointers: [Name]
  /// The known facts about the samples' times.
  @IgnoredInEquality var times: RawTimes
  /// The file of the lines.
  @IgnoredInEquality package var file: String
  /// The line of the first sample, from 1.
  @IgnoredInEquality package var firstLine: Int
  /// The column of the first line's first word, from 1.
  @IgnoredInEquality var firstColumn: Int
  /// Comments above the first line.
  @IgnoredInEquality package var comments: Trivia

  /// The location of the first sample.
  package var location: SourceLocation {
    SourceLocation(file: file, line: firstLine, column: firstColumn)
  }

  /// The location of the sample at an index.
  package func location(of sample: RawSample, at index: Int) -> SourceLocation {
    SourceLocation(file: file, line: firstLine + index, column: Int(sample.column))
  }

  /// The name of a sample's pointer.
  package func pointer(of sample: RawSample) -> String {
    pointers.indices.contains(Int(sample.pointer)) ? pointers[Int(sample.pointer)].text : ""
  }
}

/// Facts about the times of a run, available without reading it again.
struct RawTimes: Hashable, Sendable {
  /// The first sample's time.
  var first = Timestamp.zero
  /// The latest time, which is the last sample's if times ascend.
  var latest = Timestamp.zero
  /// The location of the first sample that is earlier than one above it.
  var backwards: SourceLocation?
}

/// One line of the raw profile.
package struct RawSample: Hashable, Sendable {
  /// The time in this test.
  package var time: Timestamp
  /// The point; optional for `up` and `cancel`.
  package var point: Point?
  /// The pointer's action.
  package var verb: Verb
  /// The pointer, as an index into the run's names.
  package var pointer: UInt16
  /// The column of the line's first word, from 1.
  @IgnoredInEquality package var column: UInt32

  /// An action of a pointer.
  package enum Verb: String, Hashable, Sendable, CaseIterable {
    /// It is pressed.
    case down
    /// It moves.
    case move
    /// It is released.
    case up
    /// The system cancels it.
    case cancel
  }
}
