/// Nodes by number; numbers that are given back are used again.
struct NodePool<Node: Sendable>: Sendable {
  private var nodes = PagedArray<Node>()
  private var free = PagedArray<Int>()

  subscript(number: Int) -> Node { nodes[number] }

  mutating func add(_ node: Node) -> Int {
    guard let number = free.popLast() else {
      nodes.append(node)
      return nodes.count - 1
    }
    nodes.update(number) { $0 = node }
    return number
  }

  mutating func update<Result>(_ number: Int, _ change: (inout Node) -> Result) -> Result {
    nodes.update(number, change)
  }

  /// Gives a number back; what stays under it holds nothing.
  mutating func remove(_ number: Int, leaving blank: Node) {
    nodes.update(number) { $0 = blank }
    free.append(number)
  }
}
