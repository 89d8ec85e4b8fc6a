import DragGeometry

/// One place in which a device follows contacts, one after the other.
struct EvdevSlot: Sendable {
  /// What a slot holds between two frames.
  enum Contact: Hashable, Sendable {
    case none
    case open
    /// A contact that is no longer, or never was, a pointer's: a palm, or one that lost events.
    case ignored
  }

  /// What the device said last; the kernel sends only changes, so a new contact begins with it.
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
  /// Whether the open contact is a pen's.
  var isPenDown = false
  /// Where the open contact was last said to be.
  var position = Point.zero

  // What the frame that is being read has said.
  var isTouched = false
  var begins = false
  var ends = false
  var endsAtOnce = false
  var becomesPalm = false
  /// The values at the end of the contact before, where the frame has one.
  var endX: Int?
  var endY: Int?

  /// Takes what touches: 0 is a finger, 1 a pen, 2 a palm.
  mutating func takeTool(_ tool: Int) {
    isPen = tool == 1
    isPalm = tool == 2
    if isPalm, !ends { becomesPalm = true }
  }

  /// Takes a contact's id: a new one begins, and ends the one before; a negative one ends (3.2).
  ///
  /// - Returns: What is doubtful about it.
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

  /// Forgets what the frame has said, once it has been carried out or dropped.
  mutating func closeFrame() {
    isTouched = false
    begins = false
    ends = false
    endsAtOnce = false
    becomesPalm = false
  }
}
