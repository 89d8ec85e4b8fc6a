/// A frame of protocol A: its complete contacts, in order.
struct EvdevPackets: Sendable {
  /// The limit for contacts without ids that are followed at once; no panel without ids has as
  /// many.
  private static let namelessLimit = 32
  /// The limit for contacts that are followed at once.
  private static let limit = 1_024

  /// One contact, as far as it is known.
  struct Packet: Sendable {
    var id: Int?
    var x: Int?
    var y: Int?
    var tool: Int?
  }

  /// A contact of the frames before, and the slot it is followed in.
  struct Known: Sendable {
    var slot: Int
    var id: Int
    var x: Int?
    var y: Int?
  }

  /// The contacts that are closed by a report of their own.
  private(set) var closed: [Packet] = []
  private var open = Packet()
  /// Indicates whether the frame has had a contact's report.
  private var hasReport = false
  /// Indicates whether the frame has anything but reports.
  private var hasOthers = false
  /// Indicates whether the frame says that nothing touches.
  private var hasLift = false

  /// Indicates whether the frame says which contacts there are; one with other events alone does
  /// not.
  var speaks: Bool { hasReport || hasLift || !hasOthers }

  /// Why the frame's contacts are not followed; nil where they are.
  var crowd: String? {
    func sentence(_ count: Int, _ what: String, _ limit: Int) -> String? {
      count > limit ? "a frame has \(count) \(what); at most \(limit) are followed" : nil
    }
    return sentence(closed.count, "contacts", Self.limit)
      ?? sentence(closed.count { $0.id == nil }, "contacts without ids", Self.namelessLimit)
  }

  /// Takes an event that is not a report.
  mutating func take(_ event: EvdevEvent) {
    switch (event.type, event.code) {
    case (EvdevCode.absolute, EvdevCode.mtTrackingID): open.id = event.value
    case (EvdevCode.absolute, EvdevCode.mtPositionX): open.x = event.value
    case (EvdevCode.absolute, EvdevCode.mtPositionY): open.y = event.value
    case (EvdevCode.absolute, EvdevCode.mtToolType): open.tool = event.value
    case (EvdevCode.key, EvdevCode.touch) where event.value == 0: hasLift = true
    default: break
    }
    hasOthers = true
  }

  /// Ends a contact; one without a position marks the end of the contacts.
  mutating func close() {
    hasReport = true
    if open.x != nil || open.y != nil { closed.append(open) }
    open = Packet()
  }

  /// Forgets the frame.
  mutating func forget() {
    closed.removeAll(keepingCapacity: true)
    open = Packet()
    hasReport = false
    hasOthers = false
    hasLift = false
  }

  // MARK: From frame to frame

  /// Which of the known contacts each contact of the frame is: contacts with ids by them, others by
  /// the nearest position, the nearest pair first.
  ///
  /// - Returns: The slot of each of the frame's contacts; nil for one that begins.
  func slots(among known: [Known]) -> [Int?] {
    var found = [Int?](repeating: nil, count: closed.count)
    var left = Dictionary(uniqueKeysWithValues: known.map { ($0.slot, $0) })
    let slotOfID = Dictionary(known.map { ($0.id, $0.slot) }) { _, last in last }
    for (index, packet) in closed.enumerated() {
      guard let id = packet.id, let slot = slotOfID[id], left[slot] != nil else { continue }
      found[index] = slot
      left[slot] = nil
    }
    var pairs: [(distance: Double, packet: Int, slot: Int)] = []
    for (index, packet) in closed.enumerated() where packet.id == nil {
      for contact in left.values {
        pairs.append((Self.distance(packet, contact), index, contact.slot))
      }
    }
    pairs.sort { ($0.distance, $0.packet, $0.slot) < ($1.distance, $1.packet, $1.slot) }
    for pair in pairs where found[pair.packet] == nil && left[pair.slot] != nil {
      found[pair.packet] = pair.slot
      left[pair.slot] = nil
    }
    return found
  }

  private static func distance(_ packet: Packet, _ contact: Known) -> Double {
    func gap(_ from: Int?, _ to: Int?) -> Double {
      guard let from, let to else { return 0 }
      return Double(from) - Double(to)
    }
    let (x, y) = (gap(packet.x, contact.x), gap(packet.y, contact.y))
    return x * x + y * y
  }
}
