/// A reference to an element, or to a numbered run of items of one collection: `list#cell[0..99]`.
package struct RefRun: Equatable, Sendable {
  /// The element; of a run the collection with the common prefix of the items' ids.
  package let ref: Ref
  /// The numbers after the prefix, from first to last; nil for a single element.
  package let numbers: ClosedRange<Int>?

  /// Makes a reference to an element, or to a numbered run; the caller has checked the numbers.
  package init(_ ref: Ref, numbers: ClosedRange<Int>? = nil) {
    self.ref = ref
    self.numbers = numbers
  }

  /// The number of elements.
  package var count: Int { numbers?.count ?? 1 }

  /// The elements, in their order.
  package var refs: [Ref] {
    guard let numbers, case .item(let prefix) = ref.part else { return [ref] }
    return numbers.map { Ref(ref.name, .item(id: "\(prefix)\($0)"), at: ref.location) }
  }
}
