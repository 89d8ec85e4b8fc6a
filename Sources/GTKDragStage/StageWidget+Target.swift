#if GTK
  import CGTK4
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage
  import StagePicture

  extension StageWidget {
    /// Handles drags of the system, incoming and outgoing.
    func addSystemDrags(_ data: UnsafeMutableRawPointer) {
      input.forward = { [unowned self] in system?.take($0, for: self) }
      unsafe addSource(data)
      unsafe addClicks(data)
      guard let target = unsafe gtk_drop_target_async_new(nil, GdkDragAction(.all)) else { return }
      typealias At =
        @convention(c) (
          OpaquePointer, OpaquePointer, Double, Double, UnsafeMutableRawPointer
        ) -> GdkDragAction
      typealias Accept =
        @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> gboolean
      typealias Leave =
        @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> Void
      typealias Drop =
        @convention(c) (
          OpaquePointer, OpaquePointer, Double, Double, UnsafeMutableRawPointer
        ) -> gboolean
      // Whether a drop is accepted is known only at the points.
      let accept: Accept = { _, _, _ in 1 }
      let enter: At = { _, drop, _, _, data in
        let drag = unsafe HostDrag(drop)
        // GTK's point of an enter is not usable.
        return unsafe StageWidget.from(data).tell(.enter(drag))
      }
      let motion: At = { _, drop, x, y, data in
        let widget = unsafe StageWidget.from(data)
        _ = widget.tell(.offer(unsafe gdk_drop_get_actions(drop).mask))
        return widget.tell(.update(Point(x: x, y: y)))
      }
      let leave: Leave = { _, _, data in _ = unsafe StageWidget.from(data).tell(.leave) }
      let drop: Drop = { _, drop, x, y, data in
        unsafe StageWidget.from(data).take(drop, at: Point(x: x, y: y))
        return 1
      }
      unsafe connect(target, "accept", unsafeBitCast(accept, to: GCallback.self), data)
      unsafe connect(target, "drag-enter", unsafeBitCast(enter, to: GCallback.self), data)
      unsafe connect(target, "drag-motion", unsafeBitCast(motion, to: GCallback.self), data)
      unsafe connect(target, "drag-leave", unsafeBitCast(leave, to: GCallback.self), data)
      unsafe connect(target, "drop", unsafeBitCast(drop, to: GCallback.self), data)
      unsafe gtk_widget_add_controller(widget, target)
    }

    /// Reports an event of the system's drag to the stage.
    ///
    /// - Returns: The action of a drop at this moment.
    func tell(_ event: HostEvent) -> GdkDragAction {
      guard let seat = system?.seat else { return GdkDragAction([]) }
      let reply = take { $0.tell(.host(seat, event), at: $1) }
      guard case .taken(let ruling) = reply?.answer, let ruling else { return GdkDragAction([]) }
      return GdkDragAction(HostOperation(ruling.proposal.operation).mask)
    }

    private func take(_ drop: OpaquePointer, at point: Point) {
      guard let system else { return }
      let session = show.stage.pointers.session(of: system.seat)?.id
      if let session { unsafe system.keep(drop, of: session) }
      let reply = take { $0.tell(.host(system.seat, .drop(at: point)), at: $1) }
      if case .dropped(isTaken: true) = reply?.answer { return }
      if let session {
        system.finish(session, by: .cancel)
      } else {
        unsafe gdk_drop_finish(drop, GdkDragAction([]))
      }
    }

    /// A click selects, as with the stage's own gestures.
    private func addClicks(_ data: UnsafeMutableRawPointer) {
      guard let gesture = unsafe gtk_gesture_click_new() else { return }
      typealias Click =
        @convention(c) (OpaquePointer, Int32, Double, Double, UnsafeMutableRawPointer) -> Void
      let release: Click = { _, _, x, y, data in
        unsafe StageWidget.from(data).take { $0.click(at: Point(x: x, y: y), at: $1) }
      }
      unsafe connect(gesture, "released", unsafeBitCast(release, to: GCallback.self), data)
      unsafe gtk_widget_add_controller(widget, gesture)
    }
  }

  extension HostDrag {
    /// The description of an incoming drag, with the most specific formats first.
    fileprivate init(_ drop: OpaquePointer) {
      var count: gsize = 0
      var formats: [String] = []
      if let names = unsafe gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) {
        for index in 0..<Int(count) {
          if let name = unsafe names[index] { formats.append(unsafe String(cString: name)) }
        }
      }
      func rank(_ format: String) -> Int {
        if format == ItemBundle.mimeType { return 4 }
        if format == "text/uri-list" { return 0 }
        if format.hasPrefix("image/") { return 1 }
        return format.hasPrefix("text/") ? 2 : 3
      }
      let ranked = formats.enumerated().sorted {
        (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
      }
      self.init(
        formats: ranked.map(\.element), operations: unsafe gdk_drop_get_actions(drop).mask,
        isOwn: unsafe gdk_drop_get_drag(drop) != nil, dialect: .gdk)
    }
  }
#endif
