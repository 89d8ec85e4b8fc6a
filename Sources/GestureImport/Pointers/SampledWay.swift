/// A sampled way that a recording keeps as one event.
struct SampledWay: Sendable {
  /// The index of that event.
  var index: Int
  var path: SampledPath
  /// The number of samples.
  var count: Int
}
