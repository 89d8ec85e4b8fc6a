#if GTK
  import CGTK4
  import DragGeometry
  import StagePicture

  /// Draws shapes and text with cairo and pango.
  @safe struct CairoBrush {
    private let context: OpaquePointer
    private let widget: UnsafeMutablePointer<GtkWidget>

    /// The horizontal alignment of text in its box.
    enum Alignment { case left, center, right }

    init(on context: OpaquePointer, for widget: UnsafeMutablePointer<GtkWidget>) {
      unsafe self.context = context
      unsafe self.widget = widget
    }

    /// Draws a group with an opacity.
    func layered(opacity: Double, _ draw: () -> Void) {
      guard opacity < 1 else { return draw() }
      unsafe cairo_push_group(context)
      draw()
      unsafe cairo_pop_group_to_source(context)
      unsafe cairo_paint_with_alpha(context, opacity)
    }

    /// Draws with a rectangular clip.
    func clipped(to rect: Rect, radius: Double = 0, _ draw: () -> Void) {
      unsafe cairo_save(context)
      outline(rect, radius: radius)
      unsafe cairo_clip(context)
      draw()
      unsafe cairo_restore(context)
    }

    /// Draws with a transformed origin, rotated and scaled.
    func placed(at center: Point, turn: Double, scale: Double, _ draw: () -> Void) {
      unsafe cairo_save(context)
      unsafe cairo_translate(context, center.x, center.y)
      unsafe cairo_rotate(context, turn * .pi / 180)
      unsafe cairo_scale(context, scale, scale)
      draw()
      unsafe cairo_restore(context)
    }

    func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
      outline(rect, radius: radius)
      set(color)
      unsafe cairo_fill(context)
    }

    func stroke(
      _ rect: Rect, radius: Double = 0, width: Double = 1, dashed: Bool = false, _ color: Color
    ) {
      // The line is inside, on whole pixels.
      let half = width / 2
      let inner = Rect(
        x: rect.minX + half, y: rect.minY + half, width: max(0, rect.width - width),
        height: max(0, rect.height - width))
      outline(inner, radius: max(0, radius - half))
      set(color)
      unsafe cairo_set_line_width(context, width)
      var dashes = [6.0, 4.0]
      unsafe cairo_set_dash(context, &dashes, dashed ? 2 : 0, 0)
      unsafe cairo_stroke(context)
      unsafe cairo_set_dash(context, &dashes, 0, 0)
    }

    /// A soft shadow below a rectangle.
    func shadow(_ rect: Rect, radius: Double, reach: Int, _ color: Color) {
      for step in 0..<reach {
        let wide = Double(step)
        let grown = Rect(
          x: rect.minX - wide, y: rect.minY - wide + Double(reach) / 3,
          width: rect.width + 2 * wide, height: rect.height + 2 * wide)
        fill(grown, radius: radius + wide, color.faded(to: 1.2 / Double(reach)))
      }
    }

    /// Draws a surface that covers all of a rectangle, clipped at its edge.
    @unsafe func cover(_ rect: Rect, radius: Double, with surface: OpaquePointer) {
      let width = unsafe Double(cairo_image_surface_get_width(surface))
      let height = unsafe Double(cairo_image_surface_get_height(surface))
      guard width > 0, height > 0 else { return }
      let scale = max(rect.width / width, rect.height / height)
      clipped(to: rect, radius: radius) {
        unsafe cairo_translate(
          context, rect.center.x - width * scale / 2, rect.center.y - height * scale / 2)
        unsafe cairo_scale(context, scale, scale)
        unsafe cairo_set_source_surface(context, surface, 0, 0)
        unsafe cairo_paint(context)
      }
    }

    func disc(at center: Point, radius: Double, _ color: Color) {
      unsafe cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
      set(color)
      unsafe cairo_fill(context)
    }

    func line(from start: Point, to end: Point, width: Double, _ color: Color) {
      unsafe cairo_move_to(context, start.x, start.y)
      unsafe cairo_line_to(context, end.x, end.y)
      set(color)
      unsafe cairo_set_line_width(context, width)
      unsafe cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      unsafe cairo_stroke(context)
    }

    /// Draws a line of text, vertically centered in a box; long text is truncated.
    func write(
      _ text: String, in box: Rect, size: Double, isBold: Bool = false,
      align: Alignment = .left, _ color: Color
    ) {
      guard box.width > 4, let layout = unsafe gtk_widget_create_pango_layout(widget, text) else {
        return
      }
      let font = unsafe pango_font_description_copy(
        pango_context_get_font_description(pango_layout_get_context(layout)))
      unsafe pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
      unsafe pango_font_description_set_weight(
        font, isBold ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL)
      unsafe pango_layout_set_font_description(layout, font)
      unsafe pango_layout_set_width(layout, Int32(box.width * Double(PANGO_SCALE)))
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      unsafe pango_layout_set_alignment(layout, align.pango)
      var (width, height): (Int32, Int32) = (0, 0)
      unsafe pango_layout_get_pixel_size(layout, &width, &height)
      unsafe cairo_move_to(
        context, box.minX, (box.minY + (box.height - Double(height)) / 2).rounded())
      set(color)
      unsafe pango_cairo_show_layout(context, layout)
      unsafe pango_font_description_free(font)
      unsafe g_object_unref(UnsafeMutableRawPointer(layout))
    }

    private func outline(_ rect: Rect, radius: Double) {
      let radius = min(radius, rect.width / 2, rect.height / 2)
      unsafe cairo_new_path(context)
      guard radius > 0 else {
        unsafe cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        return
      }
      let quarter = Double.pi / 2
      let (left, right) = (rect.minX + radius, rect.maxX - radius)
      let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
      unsafe cairo_arc(context, right, top, radius, -quarter, 0)
      unsafe cairo_arc(context, right, bottom, radius, 0, quarter)
      unsafe cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
      unsafe cairo_arc(context, left, top, radius, 2 * quarter, 3 * quarter)
      unsafe cairo_close_path(context)
    }

    private func set(_ color: Color) {
      unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
  }

  extension CairoBrush.Alignment {
    fileprivate var pango: PangoAlignment {
      switch self {
      case .left: PANGO_ALIGN_LEFT
      case .center: PANGO_ALIGN_CENTER
      case .right: PANGO_ALIGN_RIGHT
      }
    }
  }
#endif
