import Seeds
import DragItems
import TestSupport
import Testing

@Suite struct ProgressTreeTests {
  private typealias NodeID = ProgressTree.NodeID
  private let root = ProgressTree.root

  private func fault(_ body: () throws -> Void) -> ProgressTree.ProgressError? {
    do {
      try body()
      return nil
    } catch {
      return error as? ProgressTree.ProgressError
    }
  }

  @Test func `CONTRACT-93: a whole is made of its loads`() throws {
    var tree = ProgressTree()
    #expect(tree.fraction(of: root) == 0)
    let first = try tree.addLoad(total: 4)
    let second = try tree.addLoad(total: 10)
    try tree.report(1, in: first)
    #expect(tree.completed(of: first) == 1)
    #expect(tree.completed(of: second) == 0)
    #expect(tree.fraction(of: first) == 0.25)
    #expect(tree.fraction(of: root) == 0.125)
    try tree.report(5, in: second)
    #expect(tree.fraction(of: root) == 0.375)
    try tree.finish(first)
    #expect(tree.fraction(of: root) == 0.75)
    try tree.finish(second)
    #expect(tree.fraction(of: root) < 1 && tree.fraction(of: root) > 0.999)
    try tree.finish(root)
    #expect(tree.fraction(of: root) == 1)
    #expect(tree.status(of: root) == .finished)
  }

  @Test func `I11: all the work is not the end until it is reported`() throws {
    var tree = ProgressTree()
    let load = try tree.addLoad(total: 3)
    try tree.report(3, in: load)
    #expect(tree.fraction(of: load) < 1)
    try tree.finish(load)
    #expect(tree.fraction(of: load) == 1)
  }

  @Test func `I11: a load that comes later does not push the whole back`() throws {
    var tree = ProgressTree()
    let first = try tree.addLoad(total: 2)
    try tree.report(1, in: first)
    #expect(tree.fraction(of: root) == 0.5)
    let second = try tree.addLoad()
    #expect(tree.fraction(of: root) == 0.5)
    try tree.finish(first)
    #expect(tree.fraction(of: root) == 0.5)
    try tree.finish(second)
    #expect(tree.fraction(of: root) == 1.0.nextDown)
  }

  @Test func `CONTRACT-118: a source's own progress is a child of its reader's`() throws {
    var tree = ProgressTree()
    let load = try tree.addLoad(total: 100)
    let source = try tree.addChild(of: load, share: 80, total: 4)
    try tree.report(1, in: source)
    #expect(tree.fraction(of: load) == 0.2)
    try tree.report(20, in: load)
    #expect(tree.fraction(of: load) == 0.4)
    #expect(fault { try tree.report(21, in: load) } == .overbooked(by: 1))
    #expect(fault { _ = try tree.addChild(of: load, share: 1, total: 1) } == .overbooked(by: 1))
    #expect(fault { try tree.finish(load) } == .openChildren(1))
    try tree.finish(source)
    try tree.finish(load)
    #expect(tree.fraction(of: load) == 1)
  }

  @Test func `CONTRACT-118: giving up the parent gives up its children, and not the others`()
    throws
  {
    var tree = ProgressTree()
    let first = try tree.addLoad(total: 2)
    let other = try tree.addLoad()
    let source = try tree.addChild(of: first, share: 1, total: 1)
    let done = try tree.addChild(of: first, share: 1, total: 1)
    try tree.finish(done)
    #expect(try tree.cancel(first) == [first, source])
    #expect(tree.status(of: done) == .finished)
    #expect(tree.status(of: other) == .open && tree.status(of: root) == .open)
    for node in [first, source, done] {
      #expect(fault { try tree.report(1, in: node) } == .over(node))
      #expect(fault { _ = try tree.cancel(node) } == .over(node))
      #expect(fault { try tree.finish(node) } == .over(node))
    }
    #expect(try tree.cancel(root) == [root, other])
    #expect(fault { _ = try tree.addLoad() } == .over(root))
    #expect(tree.fraction(of: root) < 1)
  }

  @Test func `a tree of any depth can be described`() throws {
    var tree = ProgressTree()
    var last = try tree.addLoad()
    for _ in 0..<50_000 { last = try tree.addChild(of: last, share: 1, total: 1) }
    try tree.finish(last)
    #expect(tree.fraction(of: root) == 1.0.nextDown)
    #expect(try tree.cancel(root).count == 50_001)
  }

  @Test func `numbers that cannot be are refused and change nothing`() throws {
    var tree = try ProgressTree(total: .max)
    let before = tree
    let none = try NodeID.last(of: 3)
    #expect(fault { _ = try ProgressTree(total: -1) } == .units(-1))
    #expect(fault { try tree.grow(root, by: 1) } == .units(1))
    #expect(fault { try tree.grow(root, by: 0) } == .units(0))
    #expect(fault { try tree.report(.min, in: root) } == .units(.min))
    #expect(fault { _ = try tree.addChild(of: root, share: 0, total: 1) } == .units(0))
    #expect(fault { _ = try tree.addChild(of: root, share: 1, total: .min) } == .units(.min))
    #expect(fault { _ = try tree.addLoad() } == .units(1))
    #expect(fault { _ = try tree.addLoad(total: 0) } == .units(0))
    #expect(fault { try tree.report(1, in: none) } == .unknown(none))
    #expect(tree.fraction(of: none) == 0 && tree.status(of: none) == nil)
    #expect(tree == before)
    try tree.report(.max, in: root)
    #expect(tree.fraction(of: root) < 1)
    #expect(fault { try tree.report(5, in: root) } == .backwards(5))
  }

  @Test(.seeds(41...43))
  func `I11: no fraction ever falls, and 1 is only the end`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var tree = ProgressTree()
    var before: [Double] = [0]
    for _ in 0..<600 {
      guard let id = tree.ids.randomElement(using: &random) else { continue }
      let number = Int64.random(in: -1...12, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2: _ = try? tree.addLoad(total: number)
      case 3...4: _ = try? tree.addChild(of: id, share: number, total: number)
      case 5...8: try? tree.report(number, in: id)
      case 9: try? tree.grow(id, by: number)
      case 10 where id != root: try? tree.finish(id)
      default: if id != root, number == 5 { _ = try? tree.cancel(id) }
      }
      let after = tree.ids.map { tree.fraction(of: $0) }
      for (id, fraction) in zip(tree.ids, after) {
        #expect((0...1).contains(fraction))
        #expect((fraction == 1) == (tree.status(of: id) == .finished))
      }
      #expect(zip(before, after).allSatisfy { $0 <= $1 })
      before = after
    }
    #expect(before.count > 20)
  }
}

extension ProgressTree.NodeID {
  /// The last node of a tree with a number of loads: one that a smaller tree does not have.
  fileprivate static func last(of loads: Int) throws -> ProgressTree.NodeID {
    var tree = ProgressTree()
    var last = ProgressTree.root
    for _ in 0..<loads { last = try tree.addLoad() }
    return last
  }
}
