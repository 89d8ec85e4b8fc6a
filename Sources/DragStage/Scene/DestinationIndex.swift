import DragGeometry

/// An index of views by point: grids of several cell sizes, each view in the grid of its size.
///
/// A view's grid has cells at least as large as the view, so that the view overlaps at most four of
/// them, and a query reads one cell of each grid. Building costs O(n), a query O(grids + hits),
/// where the number of grids grows with the logarithm of the ratio between the largest and smallest
/// view. A view that moves stays in the cells that it had and is compared at every query, so that a layout which
/// changes few frames under a drag makes no index again.
struct DestinationIndex {
  private struct Grid {
    let cell: Double
    let origin: Point
    let columns: Int
    let rows: Int
    /// For each cell, the index of its first entry; one more value ends the last cell.
    var starts: [Int32]
    var entries: [Int32]
  }

  /// The present areas, by entry.
  private var areas: [Rect] = []
  private var views: [ViewID] = []
  private var grids: [Grid] = []
  /// The entries that have moved since the grids were made; a query compares them one by one.
  private var moved: [Int32] = []
  /// The most of them: few beside what it takes to make the grids again.
  private var mostMoved: Int { 16 + areas.count / 64 }

  init() {}

  init(_ placed: [(Rect, ViewID)]) {
    areas = placed.map { $0.0 }
    views = placed.map { $0.1 }
    var bySize: [Int: [Int32]] = [:]
    for (entry, area) in areas.enumerated() {
      bySize[Self.sizeClass(of: area), default: []].append(Int32(entry))
    }
    for sizeClass in bySize.keys.sorted() {
      grids.append(Self.grid(of: bySize[sizeClass] ?? [], areas))
    }
  }

  /// Appends the views under a point, in unspecified order.
  func collect(at point: Point, into found: inout [ViewID]) {
    let grids = grids.span
    for index in grids.indices {
      let column = (point.x - grids[index].origin.x) / grids[index].cell
      let row = (point.y - grids[index].origin.y) / grids[index].cell
      guard column >= 0, row >= 0, column < Double(grids[index].columns),
        row < Double(grids[index].rows)
      else { continue }
      // Neither is negative, so the conversions round down.
      let cell = Int(row) * grids[index].columns + Int(column)
      let end = Int(grids[index].starts[cell + 1])
      var cursor = Int(grids[index].starts[cell])
      while cursor < end {
        let entry = Int(grids[index].entries[cursor])
        if areas[entry].contains(point), !hasMoved(entry) { found.append(views[entry]) }
        cursor += 1
      }
    }
    for entry in moved where areas[Int(entry)].contains(point) { found.append(views[Int(entry)]) }
  }

  private func hasMoved(_ entry: Int) -> Bool { moved.contains(Int32(entry)) }

  /// Gives a view another area, or none, in which it is not found.
  ///
  /// - Parameters:
  ///   - entry: The index of the view among those that the index was made with.
  ///   - area: The new area.
  /// - Returns: False if so many have moved that the index is to be made again.
  /// - Complexity: O(*m*) in the views that have moved.
  mutating func move(_ entry: Int, to area: Rect?) -> Bool {
    areas[entry] = area ?? .zero
    if area == nil || hasMoved(entry) { return true }
    moved.append(Int32(entry))
    return moved.count <= mostMoved
  }

  private static func longerSide(of area: Rect) -> Double { max(area.width, area.height, 1) }

  /// The exponent of the power of two that is at least as long as the view's longer side.
  private static func sizeClass(of area: Rect) -> Int {
    let side = longerSide(of: area)
    return side.significand > 1 ? Int(side.exponent) + 1 : Int(side.exponent)
  }

  private static func grid(of members: [Int32], _ areas: [Rect]) -> Grid {
    var bounds = areas[Int(members[0])]
    // No larger than the largest view: a larger cell has more views, each of which is compared.
    var cell = longerSide(of: bounds)
    for member in members {
      let area = areas[Int(member)]
      cell = max(cell, longerSide(of: area))
      let left = min(bounds.minX, area.minX)
      let top = min(bounds.minY, area.minY)
      bounds = Rect(
        x: left, y: top, width: max(bounds.maxX, area.maxX) - left,
        height: max(bounds.maxY, area.maxY) - top)
    }
    // Distant views must not create many more cells than there are views.
    let most = Double(4 * members.count + 16)
    while ((bounds.width / cell).rounded(.down) + 1) * ((bounds.height / cell).rounded(.down) + 1)
      > most
    {
      cell *= 2
    }
    let columns = Int((bounds.width / cell).rounded(.down)) + 1
    let rows = Int((bounds.height / cell).rounded(.down)) + 1

    func cells(of area: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
      func range(_ low: Double, _ high: Double, _ count: Int) -> ClosedRange<Int> {
        let first = min(max(Int((low / cell).rounded(.down)), 0), count - 1)
        return first...max(first, min(Int((high / cell).rounded(.down)), count - 1))
      }
      // Right and bottom edges are not in a view (H1), nor is it in a cell that begins there.
      return (
        range(area.minX - bounds.minX, area.maxX.nextDown - bounds.minX, columns),
        range(area.minY - bounds.minY, area.maxY.nextDown - bounds.minY, rows)
      )
    }
    func forEachCell(of member: Int32, _ body: (Int) -> Void) {
      let covered = cells(of: areas[Int(member)])
      for row in covered.rows {
        for column in covered.columns { body(row * columns + column) }
      }
    }

    var starts = [Int32](repeating: 0, count: columns * rows + 1)
    for member in members { forEachCell(of: member) { starts[$0 + 1] += 1 } }
    for cell in 1..<starts.count { starts[cell] += starts[cell - 1] }
    var fill = starts
    var entries = [Int32](repeating: 0, count: Int(starts[starts.count - 1]))
    for member in members {
      forEachCell(of: member) { cell in
        entries[Int(fill[cell])] = member
        fill[cell] += 1
      }
    }
    return Grid(
      cell: cell, origin: bounds.origin, columns: columns, rows: rows, starts: starts,
      entries: entries)
  }
}
