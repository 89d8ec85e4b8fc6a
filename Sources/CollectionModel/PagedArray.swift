/// An array in pages on two levels, so that a write to a shared copy copies three small pages.
///
/// The top level has one entry for every 256 elements; writing to a shared copy costs O(n / 256)
/// with a constant of one reference, which stays below the cost of the pages up to some millions.
/// Pages of 32 took a third longer for many scattered writes.
@usableFromInline
struct PagedArray<Element: Sendable>: Sendable {
  @inlinable static var bits: Int { 4 }
  @inlinable static var mask: Int { 15 }

  @usableFromInline var pages: [[[Element]]] = []
  @usableFromInline var count = 0

  @inlinable subscript(index: Int) -> Element {
    pages[index >> (2 * Self.bits)][(index >> Self.bits) & Self.mask][index & Self.mask]
  }

  /// Changes an element in place, as long as its pages belong to this copy alone.
  @inlinable mutating func update<Result>(_ index: Int, _ change: (inout Element) -> Result)
    -> Result
  {
    change(&pages[index >> (2 * Self.bits)][(index >> Self.bits) & Self.mask][index & Self.mask])
  }

  @inlinable mutating func append(_ element: Element) {
    if count & Self.mask != 0 {
      pages[count >> (2 * Self.bits)][(count >> Self.bits) & Self.mask].append(element)
    } else {
      var page: [Element] = []
      page.reserveCapacity(Self.mask + 1)
      page.append(element)
      if (count >> Self.bits) & Self.mask != 0 {
        pages[count >> (2 * Self.bits)].append(page)
      } else {
        pages.append([page])
      }
    }
    count += 1
  }

  @inlinable mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    let element = self[count]
    let block = count >> (2 * Self.bits)
    let page = (count >> Self.bits) & Self.mask
    pages[block][page].removeLast()
    if pages[block][page].isEmpty { pages[block].removeLast() }
    if pages[block].isEmpty { pages.removeLast() }
    return element
  }
}
