extension ItemForest {
  /// Inserts items, of which none is in a tree, at a position from 0 to the count: O(k + log n).
  @inlinable mutating func insert(_ items: ArraySlice<ItemID>, at position: Int, of root: Int) {
    guard !items.isEmpty else { return }
    table.reserve(items.count)
    // The leaf of the previous item, so that consecutive insertions extend the same leaf.
    let leafPosition = leafPosition(at: max(position - 1, 0), of: root)
    let offset = position == 0 ? 0 : leafPosition.offset + 1
    let count = leaves.update(leafPosition.leaf) { leaf in
      leaf.items.insert(contentsOf: items, at: offset)
      return leaf.items.count
    }
    guard count > Self.leafCapacity else {
      pass(items.count, above: leafPosition.leaf)
      for item in items { table.set(item, to: leafPosition.leaf) }
      return
    }
    let kept = cut(leafPosition.leaf)
    for item in items.prefix(max(kept - offset, 0)) { table.set(item, to: leafPosition.leaf) }
  }

  /// Removes the items at existing positions, ascending: O(k log n) at most.
  ///
  /// The table keeps them: an item is either inserted again or forgotten next.
  @inlinable mutating func remove(_ positions: [Int], of root: Int) {
    var end = positions.count
    while end > 0 {
      let leafPosition = leafPosition(at: positions[end - 1], of: root)
      var start = end - 1
      while start > 0, positions[start - 1] == positions[start] - 1,
        end - start <= leafPosition.offset
      {
        start -= 1
      }
      let range = leafPosition.offset - (end - 1 - start)..<leafPosition.offset + 1
      let kept = leaves.update(leafPosition.leaf) { leaf in
        leaf.items.removeSubrange(range)
        return leaf.items.count
      }
      if kept < Self.leafCapacity / 4 {
        settle(leafPosition.leaf)
      } else {
        pass(-range.count, above: leafPosition.leaf)
      }
      end = start
    }
  }

  /// Removes an item from the table of positions.
  @inlinable mutating func forget(_ item: ItemID) {
    table.remove(item)
  }

  /// Removes a tree with its items and nodes.
  @inlinable mutating func fell(_ root: Int) {
    let branch = branches[root]
    for child in branch.children {
      if branch.isBottom {
        for item in leaves[child.node].items { table.remove(item) }
        leaves.remove(child.node, leaving: Leaf(parent: -1, items: []))
      } else {
        fell(child.node)
      }
    }
    branches.remove(root, leaving: Branch(parent: -1, isBottom: true, children: []))
  }

  /// Replaces an item by another.
  @inlinable mutating func replace(_ item: ItemID, with other: ItemID) {
    guard let leaf = table[item] else { return }
    leaves.update(leaf) { leaf in
      guard let offset = leaf.items.firstIndex(of: item) else { return }
      leaf.items[offset] = other
    }
    table.remove(item)
    table.set(other, to: leaf)
  }

  /// Splits a leaf that is too full into several and returns the number of items that stay in it.
  @inlinable mutating func cut(_ leaf: Int) -> Int {
    let items = leaves[leaf].items
    let parent = leaves[leaf].parent
    let pieces = Self.pieces(of: items.count, capacity: Self.leafCapacity)
    leaves.update(leaf) { $0.items = Array(items[pieces[0]]) }
    var added: [Child] = []
    for piece in pieces.dropFirst() {
      let number = leaves.add(Leaf(parent: parent, items: Array(items[piece])))
      for item in items[piece] { table.set(item, to: number) }
      added.append(Child(node: number, count: piece.count))
    }
    branches.update(parent) { [added] branch in
      guard let slot = branch.children.firstIndex(where: { $0.node == leaf }) else { return }
      branch.children[slot].count = pieces[0].count
      branch.children.insert(contentsOf: added, at: slot + 1)
    }
    settleBranch(parent)
    return pieces[0].count
  }

  /// Propagates a change of a leaf's count to the root, if no branch gains or loses a child.
  @inlinable mutating func pass(_ change: Int, above leaf: Int) {
    var node = leaf
    var parent = leaves[leaf].parent
    while parent >= 0 {
      let above = branches.update(parent) { [node] branch in
        if let slot = branch.children.firstIndex(where: { $0.node == node }) {
          branch.children[slot].count += change
        }
        return branch.parent
      }
      node = parent
      parent = above
    }
  }

  /// Merges a leaf that has few items left with its neighbor, if that has room.
  @inlinable mutating func settle(_ leaf: Int) {
    let items = leaves[leaf].items
    let parent = leaves[leaf].parent
    let siblings = branches[parent].children
    guard let slot = siblings.firstIndex(where: { $0.node == leaf }) else { return }
    let isFirst = slot == 0
    let other = siblings[isFirst ? min(1, siblings.count - 1) : slot - 1]
    let fits = items.isEmpty || items.count + other.count <= Self.leafCapacity * 3 / 4
    guard siblings.count > 1, fits else {
      return pass(items.count - siblings[slot].count, above: leaf)
    }
    for item in items { table.set(item, to: other.node) }
    leaves.update(other.node) { $0.items.insert(contentsOf: items, at: isFirst ? 0 : other.count) }
    leaves.remove(leaf, leaving: Leaf(parent: -1, items: []))
    branches.update(parent) { branch in
      branch.children.remove(at: slot)
      branch.children[isFirst ? 0 : slot - 1].count += items.count
    }
    settleBranch(parent)
  }

  /// Splits or merges branches from one upwards, and propagates the counts to the root.
  @inlinable mutating func settleBranch(_ start: Int) {
    var node = start
    while true {
      let branch = branches[node]
      let parent = branch.parent
      guard parent >= 0 else { return settleRoot(node) }
      var added: [Child] = []
      var kept = branch.children
      if kept.count > Self.branchCapacity {
        let pieces = Self.pieces(of: kept.count, capacity: Self.branchCapacity)
        added = pieces.dropFirst().map { piece in
          grow(from: branch.children[piece], isBottom: branch.isBottom, below: parent)
        }
        kept = Array(kept[pieces[0]])
        branches.update(node) { [kept] in $0.children = kept }
      } else if kept.count < Self.branchCapacity / 4, join(node, with: branch, in: parent) {
        node = parent
        continue
      }
      let count = kept.reduce(0) { $0 + $1.count }
      branches.update(parent) { [added] upper in
        guard let slot = upper.children.firstIndex(where: { $0.node == node }) else { return }
        upper.children[slot].count = count
        if !added.isEmpty { upper.children.insert(contentsOf: added, at: slot + 1) }
      }
      node = parent
    }
  }

  /// Moves the children of a small branch to its neighbor, if that has room.
  @inlinable mutating func join(_ node: Int, with branch: Branch, in parent: Int) -> Bool {
    let siblings = branches[parent].children
    guard let slot = siblings.firstIndex(where: { $0.node == node }), siblings.count > 1 else {
      return false
    }
    let isFirst = slot == 0
    let other = siblings[isFirst ? 1 : slot - 1].node
    let otherCount = branches[other].children.count
    guard otherCount + branch.children.count <= Self.branchCapacity * 3 / 4 else { return false }
    adopt(branch.children[...], by: other, areLeaves: branch.isBottom)
    branches.update(other) {
      $0.children.insert(contentsOf: branch.children, at: isFirst ? 0 : otherCount)
    }
    branches.remove(node, leaving: Branch(parent: -1, isBottom: true, children: []))
    let total = branches[other].children.reduce(0) { $0 + $1.count }
    branches.update(parent) { upper in
      upper.children.remove(at: slot)
      upper.children[isFirst ? 0 : slot - 1].count = total
    }
    return true
  }

  /// Raises or lowers a tree whose root has too many children, or a branch as its only child.
  @inlinable mutating func settleRoot(_ root: Int) {
    while branches[root].children.count > Self.branchCapacity {
      let branch = branches[root]
      let pieces = Self.pieces(of: branch.children.count, capacity: Self.branchCapacity)
      let children = pieces.map { piece in
        grow(from: branch.children[piece], isBottom: branch.isBottom, below: root)
      }
      branches.update(root) { $0 = Branch(parent: -1, isBottom: false, children: children) }
    }
    while !branches[root].isBottom, branches[root].children.count == 1 {
      let only = branches[root].children[0].node
      let lower = branches[only]
      adopt(lower.children[...], by: root, areLeaves: lower.isBottom)
      branches.update(root) {
        $0 = Branch(parent: -1, isBottom: lower.isBottom, children: lower.children)
      }
      branches.remove(only, leaving: Branch(parent: -1, isBottom: true, children: []))
    }
  }

  @inlinable mutating func grow(
    from children: ArraySlice<Child>,
    isBottom: Bool,
    below parent: Int
  ) -> Child {
    let branch = Branch(parent: parent, isBottom: isBottom, children: Array(children))
    let number = branches.add(branch)
    adopt(children, by: number, areLeaves: isBottom)
    return Child(node: number, count: children.reduce(0) { $0 + $1.count })
  }

  @inlinable mutating func adopt(_ children: ArraySlice<Child>, by parent: Int, areLeaves: Bool) {
    for child in children {
      if areLeaves {
        leaves.update(child.node) { $0.parent = parent }
      } else {
        branches.update(child.node) { $0.parent = parent }
      }
    }
  }

  /// Splits a count into even ranges, each at most three quarters of the capacity.
  @inlinable static func pieces(of count: Int, capacity: Int) -> [Range<Int>] {
    let number = (count * 4 + capacity * 3 - 1) / (capacity * 3)
    return (0..<number).map { $0 * count / number..<($0 + 1) * count / number }
  }
}
