#if GTK
  import CGTK4
  import DragItems
  import DragSessions
  import DragStage
  import StagePicture

  /// The state of a widget's drags that the system owns.
  @safe final class SystemDrags {
    /// The seat of the stage.
    let seat: PointerID
    /// True if the outgoing drag was canceled or has failed.
    var isCancelled = false
    /// The drops whose data was requested, which are retained until each is finished.
    private var drops: [SessionID: OpaquePointer] = unsafe [:]

    init(by seat: PointerID) {
      self.seat = seat
    }

    /// Retains a drop until its data has arrived.
    func keep(_ drop: OpaquePointer, of session: SessionID) {
      finish(session, by: .cancel)
      unsafe g_object_ref(UnsafeMutableRawPointer(drop))
      unsafe drops[session] = drop
    }

    /// Reports the result of a drop to the system.
    func finish(_ session: SessionID, by operation: DropOperation) {
      guard let done = unsafe drops.removeValue(forKey: session) else { return }
      unsafe gdk_drop_finish(done, GdkDragAction(HostOperation(operation).mask))
      unsafe g_object_unref(UnsafeMutableRawPointer(done))
    }

    /// Executes the stage's commands about drops.
    func take(_ command: HostCommand, for widget: StageWidget) {
      switch command {
      case .requestData(let item, let format):
        let session = unsafe drops.keys.first { session in
          widget.show.stage.sessions.items(of: session).contains { $0.reference == item }
        }
        guard let drop = unsafe session.flatMap({ unsafe drops[$0] }) else {
          widget.take { _ = $0.tell(.loadRejected(item, reason: "the drop is over"), at: $1) }
          return
        }
        unsafe DropReading(of: item, for: widget).read(format, of: drop)
      case .completeHostDrop(let session, let operation): finish(session, by: operation)
      case .showLift, .cancelLift, .openGap, .feedback, .closeGap, .highlight, .clearHighlight,
        .highlightSpring, .flashSpring, .clearSpring, .showBadge, .scroll, .animatePreview,
        .showMenu,
        .dismissMenu, .save, .becameEmpty, .becameFilled, .animateEnd:
        break  // The renderer handles display commands.
      }
    }

    deinit {
      for session in unsafe Array(drops.keys) { finish(session, by: .cancel) }
    }
  }

  /// A read of one item's data from another program.
  @safe final class DropReading {
    private let item: ItemReference
    private let widget: StageWidget
    private var bytes: UnsafeMutablePointer<GOutputStream>?

    init(of item: ItemReference, for widget: StageWidget) {
      self.item = item
      self.widget = widget
    }

    /// Requests one format; the answer arrives in the main loop, never at once.
    func read(_ format: String, of drop: OpaquePointer) {
      let data = unsafe Unmanaged.passRetained(self).toOpaque()
      let name = unsafe g_strdup(format)
      var formats: [UnsafePointer<CChar>?] = unsafe [UnsafePointer(name), nil]
      unsafe gdk_drop_read_async(
        drop, &formats, 0, nil,
        { drop, result, data in
          guard let data = unsafe data else { return }
          let reading = unsafe Unmanaged<DropReading>.fromOpaque(data).takeRetainedValue()
          let stream = unsafe gdk_drop_read_finish(OpaquePointer(drop), result, nil, nil)
          unsafe reading.collect(stream)
        }, data)
      unsafe g_free(name)
    }

    private func collect(_ stream: UnsafeMutablePointer<GInputStream>?) {
      guard let stream = unsafe stream, let target = unsafe g_memory_output_stream_new_resizable()
      else { return fail() }
      unsafe bytes = target
      let data = unsafe Unmanaged.passRetained(self).toOpaque()
      let closing = GOutputStreamSpliceFlags(
        rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue
          | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
      unsafe g_output_stream_splice_async(
        target, stream, closing, 0, nil,
        { source, result, data in
          guard let data = unsafe data else { return }
          let reading = unsafe Unmanaged<DropReading>.fromOpaque(data).takeRetainedValue()
          let target = unsafe UnsafeMutableRawPointer(source)?.assumingMemoryBound(
            to: GOutputStream.self)
          let count = unsafe g_output_stream_splice_finish(target, result, nil)
          reading.end(isWhole: count >= 0)
        }, data)
      unsafe g_object_unref(UnsafeMutableRawPointer(stream))
    }

    private func end(isWhole: Bool) {
      guard let target = unsafe bytes else { return fail() }
      unsafe bytes = nil
      defer { unsafe g_object_unref(UnsafeMutableRawPointer(target)) }
      let memory = unsafe UnsafeMutableRawPointer(target).assumingMemoryBound(
        to: GMemoryOutputStream.self)
      guard isWhole, let block = unsafe g_memory_output_stream_steal_as_bytes(memory) else {
        return fail()
      }
      defer { unsafe g_bytes_unref(block) }
      var size: gsize = 0
      let start = unsafe g_bytes_get_data(block, &size)
      let read = unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(size)))
      widget.take { _ = $0.tell(.loadDelivered(item, nil, read), at: $1) }
    }

    private func fail() {
      widget.take {
        _ = $0.tell(.loadRejected(item, reason: "the other program sends nothing"), at: $1)
      }
    }
  }

  extension GdkDragAction {
    /// The actions of a mask.
    init(_ mask: OperationMask) {
      var bits: UInt32 = 0
      if mask.contains(.copy) { bits |= GDK_ACTION_COPY.rawValue }
      if mask.contains(.move) { bits |= GDK_ACTION_MOVE.rawValue }
      if mask.contains(.link) { bits |= GDK_ACTION_LINK.rawValue }
      if mask.contains(.ask) { bits |= GDK_ACTION_ASK.rawValue }
      self.init(rawValue: bits)
    }

    /// The mask of the actions.
    var mask: OperationMask {
      var mask: OperationMask = []
      if rawValue & GDK_ACTION_COPY.rawValue != 0 { mask.insert(.copy) }
      if rawValue & GDK_ACTION_MOVE.rawValue != 0 { mask.insert(.move) }
      if rawValue & GDK_ACTION_LINK.rawValue != 0 { mask.insert(.link) }
      if rawValue & GDK_ACTION_ASK.rawValue != 0 { mask.insert(.ask) }
      return mask
    }

    /// The operation that is reported to a source: the least destructive of several.
    var operation: HostOperation {
      if mask.contains(.copy) { return .copy }
      if mask.contains(.link) { return .link }
      return mask.contains(.move) ? .move : .cancel
    }
  }
#endif
