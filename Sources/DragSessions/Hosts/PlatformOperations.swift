/// How a system writes operations as bits, and tells of modifier keys.
///
/// What a system has no bit for is lost on the way to it, and only that: links are unknown to
/// Wayland, and only GDK and Wayland let the user be asked. The raw values are the words of scripts.
public enum PlatformOperations: String, Hashable, Sendable, CaseIterable {
  /// `GdkDragAction` of GTK 4.
  case gdk
  /// `wl_data_device_manager.dnd_action`.
  case wayland
  /// `DROPEFFECT` of OLE.
  case ole
  /// `NSDragOperation` of AppKit; its generic operation reads as a copy.
  case appKit = "appkit"

  /// Whether modifier keys reach a destination only as what is left of the offer.
  ///
  /// - GDK changes the actions of a drop as a response to its source (`gdk_drop_get_actions`).
  /// - Wayland's compositors change the selected action in response to modifier keys
  ///   (`wl_data_source.action`).
  /// - AppKit masks the source's operations by the keys ("Dragging Sources", Drag Operations).
  /// - OLE hands the keys over with each `DragOver` (`grfKeyState`), and its offer is the source's alone.
  public var keysNarrowOffers: Bool {
    switch self {
    case .gdk, .wayland, .appKit: true
    case .ole: false
    }
  }

  /// The operations that bits mean; unknown bits mean nothing.
  public func mask(ofBits bits: UInt32) -> OperationMask {
    var mask: OperationMask = []
    for operation in HostOperation.allCases where self.bits(of: operation) & bits != 0 {
      mask.formUnion(operation.mask)
    }
    if self == .appKit, bits & 4 != 0 { mask.insert(.copy) }
    return mask
  }

  /// The operation that one bit means, or cancel where it is none or several.
  public func operation(ofBits bits: UInt32) -> HostOperation {
    let mask = mask(ofBits: bits)
    return HostOperation.allCases.first { $0.isTaken && $0.mask == mask } ?? .cancel
  }

  /// The bits of a mask.
  public func bits(of mask: OperationMask) -> UInt32 {
    var bits: UInt32 = 0
    for operation in HostOperation.allCases where mask.isSuperset(of: operation.mask) {
      bits |= self.bits(of: operation)
    }
    return bits
  }

  /// The bit of an operation, or 0 where nothing is taken or the system has none for it.
  public func bits(of operation: HostOperation) -> UInt32 {
    switch (self, operation) {
    case (_, .cancel), (_, .forbidden): 0
    case (_, .copy): 1
    case (.appKit, .move): 16
    case (_, .move): 2
    case (.gdk, .link), (.ole, .link): 4
    case (.appKit, .link): 2
    case (.wayland, .link): 0
    case (.gdk, .ask): 8
    case (.wayland, .ask): 4
    case (.ole, .ask), (.appKit, .ask): 0
    }
  }
}

extension HostOperation {
  /// The operation as HTML's `dropEffect`; being asked is unknown there.
  public var dropEffect: String {
    switch self {
    case .cancel, .forbidden, .ask: "none"
    case .copy: "copy"
    case .move: "move"
    case .link: "link"
    }
  }

  /// The operation of a `dropEffect`; any other word is a cancel.
  public init(dropEffect: String) {
    self =
      switch dropEffect {
      case "copy": .copy
      case "move": .move
      case "link": .link
      case _: .cancel
      }
  }

  /// The name of the atom that XDND sends for it, or nil where nothing is taken.
  public var xdndAction: String? {
    switch self {
    case .cancel, .forbidden: nil
    case .copy: "XdndActionCopy"
    case .move: "XdndActionMove"
    case .link: "XdndActionLink"
    case .ask: "XdndActionAsk"
    }
  }

  /// The operation of an atom; what is private to two programs is a copy, as XDND has it.
  public init(xdndAction: String) {
    self =
      switch xdndAction {
      case "XdndActionMove": .move
      case "XdndActionLink": .link
      case "XdndActionAsk": .ask
      case _: .copy
      }
  }
}

extension OperationMask {
  /// The mask of HTML's `effectAllowed`, or nil for a word that is none.
  public init?(effectAllowed: String) {
    switch effectAllowed {
    case "none": self = []
    case "copy": self = .copy
    case "copyLink": self = [.copy, .link]
    case "copyMove": self = [.copy, .move]
    case "link": self = .link
    case "linkMove": self = [.link, .move]
    case "move": self = .move
    case "all", "uninitialized": self = [.copy, .move, .link]
    case _: return nil
    }
  }

  /// The mask as HTML's `effectAllowed`; being asked is unknown there.
  public var effectAllowed: String {
    switch (contains(.copy), contains(.link), contains(.move)) {
    case (false, false, false): "none"
    case (true, false, false): "copy"
    case (true, true, false): "copyLink"
    case (true, false, true): "copyMove"
    case (false, true, false): "link"
    case (false, true, true): "linkMove"
    case (false, false, true): "move"
    case (true, true, true): "all"
    }
  }
}
