#if GTK
  import CGTK4
  import DragGeometry
  import DragGestures
  import DragSessions
  import DragStage
  import StagePicture

  extension StageWidget {
    /// Handles presses, moves and releases: the gesture reports them as offsets from the press.
    func addDrag(_ data: UnsafeMutableRawPointer) {
      guard let gesture = unsafe gtk_gesture_drag_new() else { return }
      typealias Drag =
        @convention(c) (OpaquePointer, Double, Double, UnsafeMutableRawPointer) -> Void
      let begin: Drag = { gesture, x, y, data in
        let kind = unsafe kind(of: gesture)
        unsafe StageWidget.from(data).take {
          $0.setKeys(unsafe keys(of: gesture), at: $1)
          $0.press(at: Point(x: x, y: y), by: kind, at: $1)
        }
      }
      let update: Drag = { gesture, x, y, data in
        unsafe StageWidget.from(data).take {
          $0.setKeys(unsafe keys(of: gesture), at: $1)
          $0.drag(by: Point(x: x, y: y), at: $1)
        }
      }
      let end: Drag = { _, x, y, data in
        unsafe StageWidget.from(data).take {
          $0.drag(by: Point(x: x, y: y), at: $1)
          $0.release(at: $1)
        }
      }
      typealias Cancel =
        @convention(c) (OpaquePointer, OpaquePointer?, UnsafeMutableRawPointer) -> Void
      let cancel: Cancel = { _, _, data in
        unsafe StageWidget.from(data).take { $0.cancel(at: $1) }
      }
      unsafe connect(gesture, "drag-begin", unsafeBitCast(begin, to: GCallback.self), data)
      unsafe connect(gesture, "drag-update", unsafeBitCast(update, to: GCallback.self), data)
      unsafe connect(gesture, "drag-end", unsafeBitCast(end, to: GCallback.self), data)
      unsafe connect(gesture, "cancel", unsafeBitCast(cancel, to: GCallback.self), data)
      unsafe gtk_widget_add_controller(widget, gesture)
    }

    /// Handles the escape key and modifier keys, also while the pointer rests.
    func addKeys(_ data: UnsafeMutableRawPointer) {
      guard let controller = unsafe gtk_event_controller_key_new() else { return }
      typealias Press =
        @convention(c) (
          OpaquePointer, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer
        ) -> gboolean
      typealias Release =
        @convention(c) (
          OpaquePointer, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer
        ) -> Void
      let press: Press = { _, key, _, state, data in
        guard key != UInt32(GDK_KEY_Escape) else {
          unsafe StageWidget.from(data).take { $0.escape(at: $1) }
          return 1
        }
        // The state is the one before the event.
        let keys = ModifierKeys(state).union(ModifierKeys(key: key))
        unsafe StageWidget.from(data).take { $0.setKeys(keys, at: $1) }
        return 0
      }
      let release: Release = { _, key, _, state, data in
        let keys = ModifierKeys(state).subtracting(ModifierKeys(key: key))
        unsafe StageWidget.from(data).take { $0.setKeys(keys, at: $1) }
      }
      unsafe connect(controller, "key-pressed", unsafeBitCast(press, to: GCallback.self), data)
      unsafe connect(controller, "key-released", unsafeBitCast(release, to: GCallback.self), data)
      unsafe gtk_widget_add_controller(widget, controller)
    }

    /// Handles the scroll wheel for the view below the pointer.
    func addScroll(_ data: UnsafeMutableRawPointer) {
      guard let motion = unsafe gtk_event_controller_motion_new(),
        let scroll = unsafe gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
      else { return }
      typealias Pair =
        @convention(c) (OpaquePointer, Double, Double, UnsafeMutableRawPointer) -> Void
      let move: Pair = { _, x, y, data in
        unsafe StageWidget.from(data).hover(at: Point(x: x, y: y))
      }
      typealias Scroll =
        @convention(c) (OpaquePointer, Double, Double, UnsafeMutableRawPointer) -> gboolean
      let wheel: Scroll = { controller, x, y, data in
        // A notch is about a row; a touchpad may report points.
        let unit = unsafe gtk_event_controller_scroll_get_unit(controller)
        let step = unit == GDK_SCROLL_UNIT_SURFACE ? 1.0 : 40
        unsafe StageWidget.from(data).scroll(by: Point(x: x * step, y: y * step))
        return 1
      }
      unsafe connect(motion, "motion", unsafeBitCast(move, to: GCallback.self), data)
      unsafe connect(scroll, "scroll", unsafeBitCast(wheel, to: GCallback.self), data)
      unsafe gtk_widget_add_controller(widget, motion)
      unsafe gtk_widget_add_controller(widget, scroll)
    }
  }

  /// The modifier keys of the event that a controller is handling.
  private func keys(of controller: OpaquePointer) -> ModifierKeys {
    unsafe ModifierKeys(gtk_event_controller_get_current_event_state(controller))
  }

  /// The kind of the pointer of the event that a controller is handling.
  private func kind(of controller: OpaquePointer) -> PointerKind {
    guard let device = unsafe gtk_event_controller_get_current_event_device(controller) else {
      return .mouse
    }
    switch unsafe gdk_device_get_source(device) {
    case GDK_SOURCE_TOUCHSCREEN: return .touch
    case GDK_SOURCE_PEN: return .pen
    default: return .mouse
    }
  }

  extension ModifierKeys {
    fileprivate init(_ state: GdkModifierType) {
      self = []
      if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
      if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
      if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.alt) }
      if state.rawValue & (GDK_META_MASK.rawValue | GDK_SUPER_MASK.rawValue) != 0 { insert(.meta) }
    }

    /// The modifier of a key; empty for other keys.
    fileprivate init(key: UInt32) {
      switch Int32(bitPattern: key) {
      case GDK_KEY_Shift_L, GDK_KEY_Shift_R: self = .shift
      case GDK_KEY_Control_L, GDK_KEY_Control_R: self = .control
      case GDK_KEY_Alt_L, GDK_KEY_Alt_R: self = .alt
      case GDK_KEY_Meta_L, GDK_KEY_Meta_R, GDK_KEY_Super_L, GDK_KEY_Super_R: self = .meta
      default: self = []
      }
    }
  }
#endif
