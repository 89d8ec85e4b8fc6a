/// An array in pages on two levels, so that a write to a shared copy copies three small pages.
///
/// The top level has one entry for every 64 elements. A write to a shared copy costs O(n / 64) with
/// a constant of one reference, which is less than the cost of the pages up to some millions of
/// elements, as long as an element is itself an array of some hundred values. The cost of a
/// scattered write is dominated by the references in its pages, each in cold memory: with 4
/// elements in a page and 16 pages in a block it takes nine tenths of the time of 8 and 32.
@usableFromInline
struct PagedArray<Element: Sendable>: Sendable {
  /// The number of index bits within a page, and within a block of pages.
  @inlinable static var pageBits: Int { 2 }
  @inlinable static var blockBits: Int { 6 }
  @inlinable static var pageMask: Int { 3 }
  @inlinable static var blockMask: Int { 15 }

  @usableFromInline var pages: [[[Element]]] = []
  @usableFromInline var count = 0

  @inlinable subscript(index: Int) -> Element {
    pages[index >> Self.blockBits][(index >> Self.pageBits) & Self.blockMask][index & Self.pageMask]
  }

  /// Updates an element in place if its pages are not shared.
  @inlinable mutating func update<Result>(_ index: Int, _ change: (inout Element) -> Result)
    -> Result
  {
    change(
      &pages[index >> Self.blockBits][(index >> Self.pageBits) & Self.blockMask][
        index & Self.pageMask])
  }

  @inlinable mutating func append(_ element: Element) {
    if count & Self.pageMask != 0 {
      pages[count >> Self.blockBits][(count >> Self.pageBits) & Self.blockMask].append(element)
    } else {
      var page: [Element] = []
      page.reserveCapacity(Self.pageMask + 1)
      page.append(element)
      if (count >> Self.pageBits) & Self.blockMask != 0 {
        pages[count >> Self.blockBits].append(page)
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
    let block = count >> Self.blockBits
    let page = (count >> Self.pageBits) & Self.blockMask
    pages[block][page].removeLast()
    if pages[block][page].isEmpty { pages[block].removeLast() }
    if pages[block].isEmpty { pages.removeLast() }
    return element
  }
}
