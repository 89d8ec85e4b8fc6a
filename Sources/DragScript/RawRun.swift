public import DragGeometry
public import Machines

/// Contiguous lines of the raw profile: `@T [p:] down|move|up|cancel [x,y]`, one sample a line.
///
/// What a recorder writes: points only, every line with its time. A run holds no text and no node
/// a line.
public struct RawRun: Hashable, Sendable {
  /// The samples, one for each line, in order.
  public var samples: [RawSample]
  /// The pointers' names, each with its first place; a sample names its pointer by the index here.
  public var pointers: [Name]
  /// The file of the lines.
  @Incidental public var file: String
  /// The line of the first sample, from 1.
  @Incidental public var firstLine: Int
  /// Comments above the first line.
  @Incidental public var remarks: Remarks

  /// Where the sample at an index begins.
  public func location(at index: Int) -> SourceLocation {
    let column = samples.indices.contains(index) ? Int(samples[index].column) : 1
    return SourceLocation(file: file, line: firstLine + index, column: column)
  }

  /// The name of a sample's pointer.
  public func pointer(of sample: RawSample) -> String {
    pointers.indices.contains(Int(sample.pointer)) ? pointers[Int(sample.pointer)].text : ""
  }
}

/// One line of the raw profile.
public struct RawSample: Hashable, Sendable {
  /// When, in this test.
  public var time: Timestamp
  /// Where; `up` and `cancel` may leave it out.
  public var point: Point?
  /// What the pointer does.
  public var verb: Verb
  /// The pointer, as an index into the run's names.
  public var pointer: UInt16
  /// The column of the line's first word, from 1.
  @Incidental public var column: UInt32

  /// What a pointer does.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
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
