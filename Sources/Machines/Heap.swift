/// A binary heap: the least element comes first.
///
/// Reading the first element costs O(1); insertion, removal and replacement cost O(log *n*).
// Other modules inline the members of a package type only where the type is usable from inline code.
@usableFromInline package struct Heap<Element: Comparable> {
  /// The elements; no element is less than the one at half its index.
  @usableFromInline var elements: [Element] = []

  /// Makes an empty heap.
  @inlinable package init() {}

  /// Makes a heap of elements in ascending order; O(1).
  @inlinable package init(ascending sorted: [Element]) { elements = sorted }

  /// The elements in unspecified order.
  @inlinable package var unordered: [Element] { elements }
  @inlinable package var isEmpty: Bool { elements.isEmpty }
  @inlinable package var count: Int { elements.count }
  /// The least element, or nil.
  @inlinable package var first: Element? { elements.first }

  /// Adds an element.
  @inlinable package mutating func insert(_ element: Element) {
    elements.append(element)
    rise(element, from: elements.count - 1)
  }

  /// Removes the least element.
  ///
  /// - Returns: The element, or nil if the heap is empty.
  @inlinable @discardableResult
  package mutating func removeFirst() -> Element? {
    guard let first, let last = elements.popLast() else { return nil }
    if !elements.isEmpty { replaceFirst(with: last) }
    return first
  }

  /// Removes the element at an index of ``unordered``.
  @inlinable package mutating func remove(at index: Int) {
    let last = elements.removeLast()
    guard index < elements.count else { return }
    if index > 0, last < elements[(index - 1) / 2] {
      rise(last, from: index)
    } else {
      sink(last, from: index)
    }
  }

  /// Replaces the least element; the heap must not be empty.
  @inlinable package mutating func replaceFirst(with element: Element) { sink(element, from: 0) }

  /// Puts an element at an index, or above it.
  @inlinable mutating func rise(_ element: Element, from start: Int) {
    var index = start
    while index > 0, element < elements[(index - 1) / 2] {
      elements[index] = elements[(index - 1) / 2]
      index = (index - 1) / 2
    }
    elements[index] = element
  }

  /// Puts an element at an index, or below it.
  @inlinable mutating func sink(_ element: Element, from start: Int) {
    var index = start
    while case let left = 2 * index + 1, left < elements.count {
      let isRight = left + 1 < elements.count && elements[left + 1] < elements[left]
      let child = isRight ? left + 1 : left
      guard elements[child] < element else { break }
      elements[index] = elements[child]
      index = child
    }
    elements[index] = element
  }
}

extension Heap: Sendable where Element: Sendable {}
