import DragGeometry

/// The views of a scene by point, with those inside of views that scroll their content.
///
/// It is made at the first query, in O(views), and again where views were added or many have moved.
struct ViewIndex {
  /// Where the index has a view.
  private struct Place {
    /// The part of the view that may be hit; nil if there is none.
    var area: Rect?
    /// The nearest enclosing view that scrolls its content, whose own index has the view; nil for the outer one.
    var container: Int?
    /// The index of the view among those of its index; nil if it could not be hit when that was made.
    var entry: Int?
    /// Indicates whether views are nested in it, whose areas follow.
    var isParent = false
  }

  private var outer = DestinationIndex()
  /// The nested views of each view that scrolls, in coordinates that do not scroll.
  private var contents: [Int: DestinationIndex] = [:]
  private var places: [Place] = []
  /// The rank of each view from back to front: children are in front of their parent, and views
  /// added later are in front of those added before, with all their nested views.
  private var ranks: [Int] = []
  private var isCurrent = false

  /// Makes the index again at the next query.
  mutating func invalidate() { isCurrent = false }

  /// Follows a view whose frame has changed, or that was removed.
  ///
  /// - Complexity: O(views that have moved since the index was made); O(views) at the next query for a view with
  ///   nested ones.
  mutating func update(_ id: ViewID, in views: [StageView]) {
    guard isCurrent else { return }
    guard !places[id.index].isParent, let entry = places[id.index].entry else {
      return invalidate()
    }
    let area = visibleArea(ofView: id.index, in: views)
    places[id.index].area = area
    isCurrent =
      if let container = places[id.index].container {
        contents[container]?.move(entry, to: area) ?? false
      } else {
        outer.move(entry, to: area)
      }
  }

  /// Appends the views under a point, the front one first; O(1) beside the number found.
  mutating func collect(
    at point: Point, in views: [StageView], scrolling: Bool, into found: inout [ViewID]
  ) {
    if !isCurrent { rebuild(from: views) }
    outer.collect(at: point, into: &found)
    if scrolling { collectContents(at: point, in: views, into: &found) }
    // Views that are nested deep lie the wrong way round.
    if found.count > 16 { return found.sort { ranks[$0.index] > ranks[$1.index] } }
    // Else there are few; an insertion sort needs no allocation.
    var next = 1
    while next < found.count {
      var index = next
      while index > 0, ranks[found[index - 1].index] < ranks[found[index].index] {
        found.swapAt(index - 1, index)
        index -= 1
      }
      next += 1
    }
  }

  /// Adds the nested views under a point inside the found views that scroll.
  private func collectContents(at point: Point, in views: [StageView], into found: inout [ViewID]) {
    var next = 0
    while next < found.count {
      if let content = contents[found[next].index] {
        content.collect(at: point + views.scrolled(inside: found[next]), into: &found)
      }
      next += 1
    }
  }

  private mutating func rebuild(from views: [StageView]) {
    ranks = Self.ranks(of: views)
    var areas: [(Rect, ViewID)] = []
    areas.reserveCapacity(views.count)
    places.removeAll(keepingCapacity: true)
    places.reserveCapacity(views.count)
    var inside: [Int: [(Rect, ViewID)]] = [:]
    // A parent was added before its nested views, so its place is known already.
    for index in views.indices {
      var place = Place()
      if let parent = views[index].options.parent {
        places[parent.index].isParent = true
        place.container =
          views[parent.index].takesAlong ? parent.index : places[parent.index].container
      }
      place.area = visibleArea(ofView: index, in: views)
      if let area = place.area {
        if let container = place.container {
          place.entry = inside[container]?.count ?? 0
          inside[container, default: []].append((area, ViewID(index: index)))
        } else {
          place.entry = areas.count
          areas.append((area, ViewID(index: index)))
        }
      }
      places.append(place)
    }
    outer = DestinationIndex(areas)
    contents = inside.mapValues { DestinationIndex($0) }
    isCurrent = true
  }

  /// The part of a view that lies inside all its parents, or nil if there is none.
  ///
  /// The part outside of a parent that scrolls may become visible, and is found only by searching
  /// that parent.
  private func visibleArea(ofView index: Int, in views: [StageView]) -> Rect? {
    guard views[index].isPresent else { return nil }
    guard let parent = views[index].options.parent else { return views[index].frame }
    return places[parent.index].area.flatMap { area in
      views[parent.index].takesAlong
        ? views[index].frame : views[index].frame.intersection(area)
    }
  }

  /// Traverses the tree of views from back to front; O(views), without recursion.
  private static func ranks(of views: [StageView]) -> [Int] {
    var children: [[Int]] = Array(repeating: [], count: views.count)
    var open: [Int] = []
    for index in views.indices.reversed() {
      if let parent = views[index].options.parent {
        children[parent.index].append(index)
      } else {
        open.append(index)
      }
    }
    var ranks = Array(repeating: 0, count: views.count)
    var rank = 0
    while let index = open.popLast() {
      ranks[index] = rank
      rank += 1
      open.append(contentsOf: children[index])
    }
    return ranks
  }
}

extension [StageView] {
  /// The total scroll offset of a view's enclosing views, with its own; O(depth).
  func scrolled(inside parent: ViewID?) -> Point {
    var total = Point.zero
    var next = parent
    while let id = next {
      total = total + self[id.index].drift
      next = self[id.index].options.parent
    }
    return total
  }
}
