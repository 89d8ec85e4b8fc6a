/// Nodes by number; released numbers are reused.
@usableFromInline
struct NodePool<Node: Sendable>: Sendable {
  @usableFromInline var nodes = PagedArray<Node>()
  @usableFromInline var free = PagedArray<Int>()

  @inlinable subscript(number: Int) -> Node { nodes[number] }

  @inlinable mutating func add(_ node: Node) -> Int {
    guard let number = free.popLast() else {
      nodes.append(node)
      return nodes.count - 1
    }
    nodes.update(number) { $0 = node }
    return number
  }

  @inlinable mutating func update<Result>(_ number: Int, _ change: (inout Node) -> Result) -> Result
  {
    nodes.update(number, change)
  }

  /// Releases a number; an empty node takes its place.
  @inlinable mutating func remove(_ number: Int, leaving empty: Node) {
    nodes.update(number) { $0 = empty }
    free.append(number)
  }
}
