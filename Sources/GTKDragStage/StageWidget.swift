#if GTK
  public import CGTK4
  public import DragGeometry
  import DragGestures
  public import DragStage
  public import Machines
  public import StagePicture

  /// A stage in a GTK 4 window: it forwards pointers and keys, and draws pictures.
  ///
  /// It is a drawing area with controllers. Either the stage recognizes the gestures, and a drag
  /// stays within the window; or the system owns the drags, which can leave for and arrive from
  /// other programs. It must be used on the thread of the main loop; the widget keeps this object
  /// alive.
  @safe public final class StageWidget {
    /// The drawing area, with the size of the viewport; add it to a window.
    public let widget: UnsafeMutablePointer<GtkWidget>
    /// The input of the window to the stage.
    package let input: StageInput
    /// The text below all views; queried at each drawing.
    public var footer: () -> String = { "" }

    let show: StageRenderer
    /// The system's drags, if the widget uses them.
    private(set) var system: SystemDrags?
    private let viewport: Size
    let images = ImageCache()
    /// The system's clock at the start of the stage's time.
    private let start = g_get_monotonic_time()
    /// The timer for the next deadline, and the deadline.
    private var timer: (id: UInt32, due: Timestamp)?
    private var isAnimating = false
    /// True if the widget was destroyed; requested data may still arrive.
    private var isGone = false
    /// The position of the pointer, for the scroll wheel.
    private var pointer = Point.zero

    /// Makes a widget for a stage.
    ///
    /// GTK must be initialized.
    ///
    /// - Parameters:
    /// - stage: The stage, with its views and at least one pointer; its time begins now.
    /// - viewport: Its size, in points.
    /// - labels: The labels of views and items.
    /// - seat: The seat of the system's drags; nil to use the stage's own gestures.
    public init(
      of stage: Stage, viewport: Size, labels: (any StageLabels)? = nil,
      seat: PointerID? = nil
    ) {
      unsafe widget = gtk_drawing_area_new()
      self.viewport = viewport
      show = StageRenderer(of: stage, labels: labels)
      input = StageInput(to: show)
      let area = unsafe cast(widget, to: GtkDrawingArea.self)
      unsafe gtk_drawing_area_set_content_width(area, Int32(viewport.width))
      unsafe gtk_drawing_area_set_content_height(area, Int32(viewport.height))
      unsafe gtk_widget_set_focusable(widget, 1)
      // The widget retains this object until it is destroyed.
      let owned = unsafe Unmanaged.passRetained(self).toOpaque()
      unsafe g_object_set_data_full(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), "dragstage", owned
      ) { pointer in
        guard let pointer = unsafe pointer else { return }
        unsafe Unmanaged<StageWidget>.fromOpaque(pointer).takeRetainedValue().leave()
      }
      unsafe gtk_drawing_area_set_draw_func(
        area,
        { _, context, width, height, data in
          guard let context = unsafe context, let data = unsafe data else { return }
          unsafe StageWidget.from(data).draw(
            on: context, Size(width: Double(width), height: Double(height)))
        }, owned, nil)
      if let seat {
        system = SystemDrags(by: seat)
        unsafe addSystemDrags(owned)
      } else {
        unsafe addDrag(owned)
      }
      unsafe addKeys(owned)
      unsafe addScroll(owned)
    }

    /// The present time of the stage.
    public var time: Timestamp { Timestamp(microseconds: Int64(g_get_monotonic_time() - start)) }

    /// Ends the present drag; the stage is then idle.
    public func finish() {
      input.finish(at: time)
      stopTimer()
    }

    static func from(_ data: UnsafeMutableRawPointer) -> StageWidget {
      unsafe Unmanaged<StageWidget>.fromOpaque(data).takeUnretainedValue()
    }

    /// Executes an action of the window, then sets the timer for the next deadline and draws.
    func take<Result>(_ body: (StageInput, Timestamp) -> Result) -> Result {
      defer { update() }
      return body(input, time)
    }

    /// The pointer hovers.
    func hover(at point: Point) { pointer = point }

    /// The wheel turns.
    func scroll(by step: Point) { take { $0.scroll(at: pointer, by: step, at: $1) } }

    // Drawing

    private func draw(on context: OpaquePointer, _ size: Size) {
      let picture = show.picture(at: time)
      let painter = unsafe PicturePainter(
        brush: CairoBrush(on: context, for: widget), palette: palette, images: images)
      painter.paint(picture, size: size, footer: footer())
      if picture.isMoving { animate() }
    }

    /// The colors that match the theme.
    var palette: Palette { isDark ? .dark : .light }

    /// True if the theme has light text.
    private var isDark: Bool {
      var color = GdkRGBA()
      unsafe gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
      return color.red + color.green + color.blue > 1.5
    }

    /// Draws at every frame while something moves by itself.
    private func animate() {
      guard !isAnimating else { return }
      isAnimating = true
      _ = unsafe gtk_widget_add_tick_callback(
        widget,
        { widget, _, data in
          guard let widget = unsafe widget, let data = unsafe data else { return 0 }
          unsafe StageWidget.from(data).isAnimating = false
          unsafe gtk_widget_queue_draw(widget)
          return 0
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    // Time

    private func update() {
      guard !isGone else { return }
      unsafe gtk_widget_queue_draw(widget)
      let due = input.nextDeadline
      guard due != timer?.due else { return }
      stopTimer()
      guard let due else { return }
      // Rounded up, so that the timer does not fire before the deadline.
      let wait = max(0, ((due - time).count + 999) / 1000)
      let data = unsafe Unmanaged.passUnretained(self).toOpaque()
      let id = unsafe g_timeout_add(
        UInt32(clamping: wait),
        { data in
          guard let data = unsafe data else { return 0 }
          let stage = unsafe StageWidget.from(data)
          stage.timer = nil
          stage.take { $0.tick(at: $1) }
          return 0
        }, data)
      timer = (id, due)
    }

    /// Releases resources when the widget is destroyed.
    private func leave() {
      isGone = true
      stopTimer()
    }

    private func stopTimer() {
      if let timer { g_source_remove(timer.id) }
      timer = nil
    }

    deinit { stopTimer() }
  }
#endif
