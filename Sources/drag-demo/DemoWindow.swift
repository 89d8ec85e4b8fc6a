#if GTK
  import CGTK4
  import DragFiles
  import DragGeometry
  import DragItems
  import DragReplay
  import DragSessions
  import DragStage
  import GTKDragStage
  import Machines
  import StagePicture

  #if canImport(Glibc)
    import Glibc
  #endif

  /// The window of the demo.
  @safe final class DemoWindow {
    private let staged: ScriptStage
    /// The labels of the scene; another than the built-in one shows its names.
    private let labels: ArrivalLabels
    private let recording: DemoRecording
    private let options: DemoOptions

    init(
      _ staged: ScriptStage, hasOwnScene: Bool, recording: DemoRecording, options: DemoOptions
    ) {
      self.staged = staged
      labels = ArrivalLabels(beside: hasOwnScene ? DemoLabels() : PlainLabels())
      self.recording = recording
      self.options = options
    }

    /// Shows the window until it is closed, then writes the requested files.
    func run() throws(DemoError) {
      // Where there is no session bus, GTK would look for one to serve screen readers by, and warn.
      if unsafe getenv("DBUS_SESSION_BUS_ADDRESS") == nil {
        unsafe _ = g_setenv("GTK_A11Y", "none", 0)
      }
      guard gtk_init_check() != 0 else {
        throw DemoError("GTK finds no display; `xvfb-run` can make one")
      }
      let seat = try options.isOfSystem ? self.seat : nil
      let stage = StageWidget(
        of: staged.stage, viewport: viewport, labels: labels, seat: seat)
      stage.input.heard = { [unowned self] in note($0, at: $1) }
      stage.footer = { [staged] in Self.footer(staged.stage) }
      guard let window = unsafe gtk_window_new(), let loop = unsafe g_main_loop_new(nil, 0) else {
        throw DemoError("GTK makes no window")
      }
      let top = unsafe UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
      unsafe gtk_window_set_title(top, "DragStage")
      unsafe gtk_window_set_resizable(top, 0)
      unsafe gtk_window_set_decorated(top, options.isBare ? 0 : 1)
      unsafe gtk_window_set_child(top, stage.widget)
      typealias Close =
        @convention(c) (UnsafeMutablePointer<GtkWindow>, OpaquePointer) -> gboolean
      let close: Close = { _, loop in
        unsafe g_main_loop_quit(loop)
        return 1
      }
      unsafe _ = g_signal_connect_data(
        UnsafeMutableRawPointer(window), "close-request",
        unsafeBitCast(close, to: GCallback.self), UnsafeMutableRawPointer(loop), nil,
        GConnectFlags(rawValue: 0))
      for signal in [SIGINT, SIGTERM] {
        unsafe _ = g_unix_signal_add(
          signal,
          { loop in
            unsafe g_main_loop_quit(loop.map { OpaquePointer($0) })
            return 0
          }, UnsafeMutableRawPointer(loop))
      }
      unsafe gtk_widget_grab_focus(stage.widget)
      unsafe gtk_window_present(top)
      unsafe g_main_loop_run(loop)
      stage.finish()
      unsafe gtk_window_destroy(top)
      unsafe g_main_loop_unref(loop)
      try write()
    }

    /// The viewport, and as much more as the views need.
    private var viewport: Size {
      let margin = 20.0
      return staged.stage.scene.views.reduce(into: staged.viewport) { size, view in
        let frame = staged.stage.scene.frame(of: view)
        size.width = max(size.width, frame.maxX + margin)
        size.height = max(size.height, frame.maxY + margin)
      }
    }

    /// The seat of the system's drags: the scene's, or a new one.
    private var seat: PointerID {
      get throws(DemoError) {
        let stage = staged.stage
        if let seat = stage.pointers.all.first(where: { stage.pointers.isSeat($0) }) { return seat }
        do throws(StageError) {
          return try stage.addSeat("desktop")
        } catch {
          throw DemoError("the scene has a name `desktop` already")
        }
      }
    }

    private func note(_ step: StageInput.Step, at time: Timestamp) {
      switch step {
      case .event(.loadDelivered), .event(.tick): noteArrivals()
      case .event, .select, .scroll: break
      }
      recording.note(step, at: time)
    }

    /// Derives captions of items from other programs from their data.
    private func noteArrivals() {
      let stage = staged.stage
      let seats = stage.pointers.all.filter { stage.pointers.isSeat($0) }.map {
        stage.name(of: $0) + "-"
      }
      for view in stage.scene.views where !stage.scene.isOutside(view) {
        for item in stage.items(of: view).joined() {
          let name = stage.name(of: item)
          guard !labels.knows(name), seats.contains(where: { name.hasPrefix($0) }) else { continue }
          labels.note(
            stage.items.provider(of: ItemReference(view: view, item: item)), of: name,
            by: stage.items.types.conformance)
        }
      }
    }

    private func write() throws(DemoError) {
      if let path = options.trace {
        try write(recording.headline(of: options.recording) + staged.traceText, to: path)
      }
      guard let path = options.recording else { return }
      try write(recording.text, to: path)
      if let failure = recording.failure { throw DemoError("the recording is cut: \(failure)") }
    }

    private func write(_ text: String, to path: String) throws(DemoError) {
      try DemoError.wrapping { () throws(FileError) in
        try DiskFile(path).write(Array(text.utf8))
      }
    }

    /// A hint about possible actions; during a drag, the last action of the stage.
    private static func footer(_ stage: Stage) -> String {
      guard stage.sessions.live.isEmpty else {
        return stage.traceLines(from: max(0, stage.trace.count - 1)).last?.text ?? ""
      }
      return "Drag to move.  Control copies, Escape cancels.  "
        + "A click selects, with Control it selects more: they are dragged together."
    }
  }
#endif
