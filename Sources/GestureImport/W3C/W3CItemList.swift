/// The actions of a source, which are kept small: sources may be played side by side, and are then held.
struct W3CItemList: Sendable {
  /// An action of the most frequent kinds that has all that its kind requires of a pointer's action; everything
  /// else is kept as it was read.
  private struct Packed: Sendable {
    static let absent = UInt8.max
    static let noDuration = UInt32.max

    var offset: UInt32
    var line: UInt32
    var column: UInt32
    var duration: UInt32
    var x: Double
    var y: Double
    var kind: PackedKind
    var button: UInt8
    var isFromPointer: Bool
    var hasPoint: Bool

    /// Packs an action; nil if it says more.
    init?(_ item: W3CItem) {
      guard let kind = item.kind.flatMap(PackedKind.init), !item.isFaulty, !item.isNamed,
        item.key == nil, item.deltaX == nil, item.deltaY == nil,
        (item.x == nil) == (item.y == nil), kind.isComplete(item),
        let offset = UInt32(exactly: item.location.offset),
        let line = UInt32(exactly: item.location.line),
        let column = UInt32(exactly: item.location.column),
        let duration = UInt32(exactly: item.duration ?? Int64(Self.noDuration)),
        let button = UInt8(exactly: item.button ?? Int(Self.absent))
      else { return nil }
      switch item.origin {
      case .viewport: isFromPointer = false
      case .pointer: isFromPointer = true
      case .element: return nil
      }
      if item.duration == Int64(Self.noDuration) || item.button == Int(Self.absent) { return nil }
      (self.offset, self.line, self.column) = (offset, line, column)
      (self.kind, self.duration, self.button) = (kind, duration, button)
      (x, y, hasPoint) = (item.x ?? 0, item.y ?? 0, item.x != nil)
    }

    var item: W3CItem {
      var item = W3CItem(
        location: InputPosition(offset: Int(offset), line: Int(line), column: Int(column)))
      item.kind = kind.kind
      if hasPoint { (item.x, item.y) = (x, y) }
      if duration != Self.noDuration { item.duration = Int64(duration) }
      if button != Self.absent { item.button = Int(button) }
      if isFromPointer { item.origin = .pointer }
      return item
    }
  }

  /// A kind of action that is packed.
  private enum PackedKind: UInt8, Sendable {
    case pause, pointerDown, pointerUp, pointerMove, pointerCancel

    init?(_ kind: W3CItem.Kind) {
      switch kind {
      case .pause: self = .pause
      case .pointerDown: self = .pointerDown
      case .pointerUp: self = .pointerUp
      case .pointerMove: self = .pointerMove
      case .pointerCancel: self = .pointerCancel
      case .keyDown, .keyUp, .scroll: return nil
      }
    }

    /// Indicates whether an action has what its kind requires, in strict imports as well.
    func isComplete(_ item: W3CItem) -> Bool {
      switch self {
      case .pause, .pointerCancel: true
      case .pointerDown, .pointerUp: item.button != nil
      case .pointerMove: item.x != nil
      }
    }

    var kind: W3CItem.Kind {
      switch self {
      case .pause: .pause
      case .pointerDown: .pointerDown
      case .pointerUp: .pointerUp
      case .pointerMove: .pointerMove
      case .pointerCancel: .pointerCancel
      }
    }
  }

  /// The number of actions of a block; an array of all would be held twice while it grows.
  private static let blockSize = 4_096

  private var blocks: [[Packed?]] = []
  /// The actions that say more, by their indices.
  private var others: [Int: W3CItem] = [:]
  private(set) var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  mutating func append(_ item: W3CItem) {
    let packed = Packed(item)
    if packed == nil { others[count] = item }
    if count % Self.blockSize == 0 { blocks.append([]) }
    blocks[blocks.count - 1].append(packed)
    count += 1
  }

  subscript(index: Int) -> W3CItem {
    packed(index)?.item ?? others[index] ?? W3CItem(location: .start)
  }

  /// The duration of an action, in milliseconds.
  func duration(at index: Int) -> Int64? {
    guard let packed = packed(index) else { return others[index]?.duration }
    return packed.duration == Packed.noDuration ? nil : Int64(packed.duration)
  }

  /// The indices of the actions that may lack something, or be none of such a source.
  func unchecked(of kind: W3CSource.Kind) -> [Int] {
    kind == .pointer ? others.keys.sorted() : Array(indices)
  }

  private func packed(_ index: Int) -> Packed? {
    blocks[index / Self.blockSize][index % Self.blockSize]
  }
}
