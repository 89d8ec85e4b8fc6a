/// A sequence of effects that the actions of a row append to.
@usableFromInline package protocol EffectSequence<Effect> {
  /// The effects of a machine.
  associatedtype Effect

  /// Makes an empty sequence.
  init()

  /// Begins a row.
  mutating func beginRow()

  /// Ends a row.
  mutating func endRow()

  /// Adds an effect after the others of its row.
  mutating func append(_ effect: Effect)

  /// The effects, the first one first.
  var elements: [Effect] { get }
}

extension EffectSequence {
  /// Does nothing: all effects are in their order.
  @inlinable package mutating func beginRow() {}

  /// Does nothing.
  @inlinable package mutating func endRow() {}
}

extension Array: EffectSequence {
  /// The array itself.
  @inlinable package var elements: [Element] { self }
}
