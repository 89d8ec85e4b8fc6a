/// A number for each of 16 rectangles.
@usableFromInline package typealias Lanes = SIMD16<Double>

// Processors select the smaller of two pairs in one instruction. For longer vectors the compiler
// creates bit masks first, which takes twice the instructions; so vectors are halved down to pairs.

extension SIMD2<Double> {
  /// The smaller number of both, lane by lane.
  @inlinable @inline(__always) package func smaller(_ other: Self) -> Self {
    replacing(with: other, where: other .< self)
  }

  /// The greater number of both, lane by lane.
  @inlinable @inline(__always) package func greater(_ other: Self) -> Self {
    replacing(with: other, where: other .> self)
  }
}

extension SIMD4<Double> {
  /// The smaller number of both, lane by lane.
  @inlinable @inline(__always) package func smaller(_ other: Self) -> Self {
    Self(lowHalf: lowHalf.smaller(other.lowHalf), highHalf: highHalf.smaller(other.highHalf))
  }

  /// The greater number of both, lane by lane.
  @inlinable @inline(__always) package func greater(_ other: Self) -> Self {
    Self(lowHalf: lowHalf.greater(other.lowHalf), highHalf: highHalf.greater(other.highHalf))
  }
}

extension SIMD8<Double> {
  /// The smaller number of both, lane by lane.
  @inlinable @inline(__always) package func smaller(_ other: Self) -> Self {
    Self(lowHalf: lowHalf.smaller(other.lowHalf), highHalf: highHalf.smaller(other.highHalf))
  }

  /// The greater number of both, lane by lane.
  @inlinable @inline(__always) package func greater(_ other: Self) -> Self {
    Self(lowHalf: lowHalf.greater(other.lowHalf), highHalf: highHalf.greater(other.highHalf))
  }
}

extension Lanes {
  /// The greater number of both, lane by lane.
  @inlinable @inline(__always) package func greater(_ other: Self) -> Self {
    Self(lowHalf: lowHalf.greater(other.lowHalf), highHalf: highHalf.greater(other.highHalf))
  }

  /// The least number.
  @inlinable package var least: Double {
    @inline(__always) get {
      let eight = lowHalf.smaller(highHalf)
      let four = eight.lowHalf.smaller(eight.highHalf)
      let two = four.lowHalf.smaller(four.highHalf)
      return Swift.min(two.x, two.y)
    }
  }
}
