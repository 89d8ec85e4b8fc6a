import DragGeometry

/// One slot in which a device follows contacts, one after the other.
struct EvdevSlot: Sendable {
  /// The state of a slot between two frames.
  enum Contact: Hashable, Sendable {
    case none
    case open
    /// A contact that has no pointer any more, or never had one: a palm, or one that lost events.
    case ignored
  }

  /// The last values of the device; the kernel sends only changes, so a new contact starts with them.
  var x: Int?
  var y: Int?
  var isPalm = false
  var isPen = false

  var contact = Contact.none
  var trackingID = -1
  /// The index of the contact's pointer, which is the finger's or the pen's.
  var pointer: Int? { isPenDown ? pen : finger }
  /// The pointers of the slot's fingers and of its pens, each from the first contact on.
  var finger: Int?
  var pen: Int?
  /// Indicates whether the open contact is a pen's.
  var isPenDown = false
  /// The last position of the open contact.
  var position = Point.zero

  // The values in the current frame.
  var isTouched = false
  var begins = false
  var ends = false
  var endsAtOnce = false
  var becomesPalm = false
  /// The values at the end of the contact before, where the frame has one.
  var endX: Int?
  var endY: Int?

  /// Sets the tool type: 0 is a finger, 1 a pen, 2 a palm.
  mutating func takeTool(_ tool: Int) {
    isPen = tool == 1
    isPalm = tool == 2
    if isPalm, !ends { becomesPalm = true }
  }

  /// Takes a contact's id: a new one begins, and ends the one before; a negative one ends (3.2).
  ///
  /// - Returns: A warning, or nil.
  mutating func track(_ id: Int) -> ImportError? {
    if id < 0 {
      if begins {
        endsAtOnce = true
      } else if contact != .none, !ends {
        end()
      } else {
        return .unknownContact
      }
      return nil
    }
    guard !begins else {
      if id == trackingID, !endsAtOnce { return nil }
      trackingID = id
      endsAtOnce = false
      return .lostContact
    }
    if contact != .none, !ends {
      guard id != trackingID else { return nil }
      end()
    }
    begins = true
    trackingID = id
    return nil
  }

  private mutating func end() {
    ends = true
    endX = x
    endY = y
  }

  /// Clears the frame's values, after they were applied or dropped.
  mutating func closeFrame() {
    isTouched = false
    begins = false
    ends = false
    endsAtOnce = false
    becomesPalm = false
  }
}
