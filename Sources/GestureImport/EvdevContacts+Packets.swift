extension EvdevContacts {
  /// How many contacts without ids are followed at once: no panel that sends none has as many.
  private static let namelessLimit = 32
  /// How many contacts are followed at once.
  private static let packetLimit = 1_024

  /// Takes the contacts of a frame of protocol A for those of slots (3.2).
  ///
  /// Contacts with ids are followed by them; others go to the slot that was nearest.
  mutating func placePackets(_ event: EvdevEvent) {
    defer { packets.forget() }
    guard packets.speaks else { return }
    guard packets.closed.count <= Self.packetLimit else {
      tellCrowd(packets.closed.count, Self.packetLimit, "contacts", event)
      return
    }
    var found = [Int?](repeating: nil, count: packets.closed.count)
    var left = Set<Int>()
    for slot in slots.indices where slots[slot].contact != .none { left.insert(slot) }
    matchByIDs(&found, &left)
    guard matchByDistance(&found, &left, event) else { return }
    for slot in left.sorted() {
      select(slot: slot)
      track(-1, event)
    }
    var free = 0
    for (index, packet) in packets.closed.enumerated() {
      let isNew = found[index] == nil
      if isNew {
        while free < slots.count, slots[free].contact != .none || slots[free].begins { free += 1 }
      }
      select(slot: found[index] ?? free)
      if isNew {
        // A slot's earlier contact says nothing of this one.
        touch(event) { ($0.x, $0.y, $0.isPen, $0.isPalm) = (nil, nil, false, false) }
        nextID += 1
        track(packet.id.flatMap { $0 >= 0 ? $0 : nil } ?? nextID, event)
      }
      touch(event) { slot in
        slot.x = packet.x ?? slot.x
        slot.y = packet.y ?? slot.y
        if let tool = packet.tool { slot.takeTool(tool) }
      }
    }
  }

  private func matchByIDs(_ found: inout [Int?], _ left: inout Set<Int>) {
    guard packets.closed.contains(where: { $0.id != nil }) else { return }
    var slotOfID: [Int: Int] = [:]
    for slot in left { slotOfID[slots[slot].trackingID] = slot }
    for (index, packet) in packets.closed.enumerated() {
      guard let id = packet.id, let slot = slotOfID[id], left.contains(slot) else { continue }
      found[index] = slot
      left.remove(slot)
    }
  }

  /// Gives each contact without an id the nearest slot, the nearest pair first.
  private mutating func matchByDistance(
    _ found: inout [Int?],
    _ left: inout Set<Int>,
    _ event: EvdevEvent
  ) -> Bool {
    let nameless = packets.closed.indices.filter { packets.closed[$0].id == nil }
    guard nameless.count <= Self.namelessLimit else {
      tellCrowd(nameless.count, Self.namelessLimit, "contacts without ids", event)
      return false
    }
    guard !nameless.isEmpty, !left.isEmpty else { return true }
    var pairs: [(distance: Double, packet: Int, slot: Int)] = []
    for packet in nameless {
      for slot in left {
        pairs.append((distance(packets.closed[packet], slots[slot]), packet, slot))
      }
    }
    pairs.sort { ($0.distance, $0.packet, $0.slot) < ($1.distance, $1.packet, $1.slot) }
    for pair in pairs where found[pair.packet] == nil && left.contains(pair.slot) {
      found[pair.packet] = pair.slot
      left.remove(pair.slot)
    }
    return true
  }

  private mutating func tellCrowd(_ count: Int, _ limit: Int, _ what: String, _ event: EvdevEvent) {
    log.report(
      .badSlot, at: event.place, "a frame tells of \(count) \(what); at most \(limit) are followed")
  }

  private func distance(_ packet: EvdevPackets.Packet, _ slot: EvdevSlot) -> Double {
    func gap(_ from: Int?, _ to: Int?) -> Double {
      guard let from, let to else { return 0 }
      return Double(from) - Double(to)
    }
    let (x, y) = (gap(packet.x, slot.x), gap(packet.y, slot.y))
    return x * x + y * y
  }
}
