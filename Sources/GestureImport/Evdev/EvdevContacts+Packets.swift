extension EvdevContacts {
  /// Takes the contacts of a frame of protocol A for those of slots (3.2).
  mutating func placePackets(_ event: EvdevEvent) {
    defer { packets.forget() }
    guard packets.speaks else { return }
    if let crowd = packets.crowd {
      log.report(.badSlot, at: event.location, crowd)
      return
    }
    let known = slots.indices.filter { slots[$0].contact != .none }.map { slot in
      EvdevPackets.Known(
        slot: slot, id: slots[slot].trackingID, x: slots[slot].x, y: slots[slot].y)
    }
    let found = packets.slots(among: known)
    let kept = Set(found.compactMap(\.self))
    for contact in known where !kept.contains(contact.slot) {
      select(slot: contact.slot)
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
}
