/// A system's encoding of operations as bits, and its handling of modifier keys.
///
/// An operation without a bit is lost on the way to that system: Wayland has no links, and only GDK
/// and Wayland have `ask`. The raw values appear in scripts.
public enum PlatformOperations: String, Hashable, Sendable, CaseIterable {
  /// `GdkDragAction` of GTK 4.
  case gdk
  /// `wl_data_device_manager.dnd_action`.
  case wayland
  /// `DROPEFFECT` of OLE.
  case ole
  /// `NSDragOperation` of AppKit; its generic operation reads as a copy.
  case appKit = "appkit"

  /// True if modifier keys reach a destination only by narrowing the offered operations.
  ///
  /// - GDK changes the actions of a drop as a response to its source (`gdk_drop_get_actions`).
  /// - Wayland's compositors change the selected action in response to modifier keys
  ///   (`wl_data_source.action`).
  /// - AppKit masks the source's operations by the keys ("Dragging Sources", Drag Operations).
  /// - OLE passes the keys to each `DragOver` (`grfKeyState`); the offer is the source's alone.
  package var keysNarrowOffers: Bool {
    switch self {
    case .gdk, .wayland, .appKit: true
    case .ole: false
    }
  }

  /// The operations that the bits encode; unknown bits are ignored.
  public func mask(ofBits bits: UInt32) -> OperationMask {
    var mask: OperationMask = []
    for operation in HostOperation.allCases where self.bits(of: operation) & bits != 0 {
      mask.formUnion(operation.mask)
    }
    if self == .appKit, bits & 4 != 0 { mask.insert(.copy) }
    return mask
  }

  /// The operation that a single bit encodes, or `cancel` for none or several bits.
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

  /// The bit of an operation, or 0 if the drop is not accepted or the system has no bit for it.
  public func bits(of operation: HostOperation) -> UInt32 {
    let codes = operation.codes
    return switch self {
    case .gdk: codes.gdk
    case .wayland: codes.wayland
    case .ole: codes.ole
    case .appKit: codes.appKit
    }
  }
}

/// What an operation is called by each system: 0 or nil where the system has no bit or word for it.
private struct SystemCodes {
  var gdk: UInt32 = 0
  var wayland: UInt32 = 0
  var ole: UInt32 = 0
  var appKit: UInt32 = 0
  var dropEffect: String?
  var xdndAction: String?
}

extension HostOperation {
  fileprivate var codes: SystemCodes {
    switch self {
    case .drop(.cancel), .drop(.forbidden): SystemCodes()
    case .drop(.copy):
      SystemCodes(
        gdk: 1, wayland: 1, ole: 1, appKit: 1, dropEffect: "copy", xdndAction: "XdndActionCopy")
    case .drop(.move):
      SystemCodes(
        gdk: 2, wayland: 2, ole: 2, appKit: 16, dropEffect: "move", xdndAction: "XdndActionMove")
    case .link:
      SystemCodes(gdk: 4, ole: 4, appKit: 2, dropEffect: "link", xdndAction: "XdndActionLink")
    case .ask: SystemCodes(gdk: 8, wayland: 4, xdndAction: "XdndActionAsk")
    }
  }

  /// The operation as HTML's `dropEffect`, which has no `ask`.
  public var dropEffect: String { codes.dropEffect ?? "none" }

  /// The operation of a `dropEffect`; any other word is a cancel.
  public init(dropEffect: String) {
    self = Self.allCases.first { $0.codes.dropEffect == dropEffect } ?? .cancel
  }

  /// The name of the XDND action atom, or nil if the drop is not accepted.
  public var xdndAction: String? { codes.xdndAction }

  /// The operation of an XDND action atom; a private action is a copy, as XDND specifies.
  public init(xdndAction: String) {
    self = Self.allCases.first { $0.codes.xdndAction == xdndAction } ?? .copy
  }
}

extension OperationMask {
  /// The mask of HTML's `effectAllowed`, or nil if the word is unknown.
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

  /// The mask as HTML's `effectAllowed`, which has no `ask`.
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
