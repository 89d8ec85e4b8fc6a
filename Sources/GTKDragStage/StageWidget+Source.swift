#if GTK
  import CGTK4
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage
  import StagePicture

  extension StageWidget {
    /// Handles drags that the system carries to other programs.
    func addSource(_ data: UnsafeMutableRawPointer) {
      guard let source = unsafe gtk_drag_source_new() else { return }
      typealias Prepare =
        @convention(c) (OpaquePointer, Double, Double, UnsafeMutableRawPointer)
        -> UnsafeMutablePointer<GdkContentProvider>?
      typealias Begin =
        @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> Void
      typealias End =
        @convention(c) (OpaquePointer, OpaquePointer, gboolean, UnsafeMutableRawPointer) -> Void
      let prepare: Prepare = { source, x, y, data in
        unsafe StageWidget.from(data).offer(at: Point(x: x, y: y), by: source)
      }
      typealias Cancel =
        @convention(c) (OpaquePointer, OpaquePointer, GdkDragCancelReason, UnsafeMutableRawPointer)
        -> gboolean
      let begin: Begin = { _, _, data in
        let widget = unsafe StageWidget.from(data)
        widget.system?.isCancelled = false
        _ = widget.tell(.began)
      }
      let cancel: Cancel = { _, _, _, data in
        unsafe StageWidget.from(data).system?.isCancelled = true
        return 0
      }
      let end: End = { _, drag, deletes, data in
        let widget = unsafe StageWidget.from(data)
        // GTK keeps the last action after a failed drag.
        if widget.system?.isCancelled == true {
          _ = widget.tell(.ended(.cancel))
          return
        }
        let operation = unsafe gdk_drag_get_selected_action(drag).operation
        // The receiver reports whether the source keeps the data.
        _ = widget.tell(
          .ended(deletes != 0 ? .move : operation == .move ? .copy : operation))
      }
      unsafe connect(source, "prepare", unsafeBitCast(prepare, to: GCallback.self), data)
      unsafe connect(source, "drag-begin", unsafeBitCast(begin, to: GCallback.self), data)
      unsafe connect(source, "drag-cancel", unsafeBitCast(cancel, to: GCallback.self), data)
      unsafe connect(source, "drag-end", unsafeBitCast(end, to: GCallback.self), data)
      unsafe gtk_widget_add_controller(widget, source)
    }

    /// The offer for a drag that starts at a point; nil for none.
    private func offer(
      at point: Point, by source: OpaquePointer
    ) -> UnsafeMutablePointer<GdkContentProvider>? {
      guard let system else { return nil }
      let reply = take { $0.tell(.host(system.seat, .prepare(at: point)), at: $1) }
      guard case .offered(let offer) = reply?.answer, let offer else { return nil }
      unsafe gtk_drag_source_set_actions(
        source, GdkDragAction(offer.within.union(offer.outside)))
      unsafe setIcon(of: offer.session, pressed: point, on: source)
      return unsafe content(of: offer)
    }

    /// The data of all items, in each format that other programs may read.
    private func content(
      of offer: HostOffer
    ) -> UnsafeMutablePointer<GdkContentProvider>? {
      var providers: [UnsafeMutablePointer<GdkContentProvider>?] = unsafe []
      for offered in show.stage.items.exports(
        of: offer.items.map(\.reference), caption: { show.caption(of: $0).title })
      {
        let block = unsafe g_bytes_new(offered.bytes, gsize(offered.bytes.count))
        unsafe providers.append(gdk_content_provider_new_for_bytes(offered.format, block))
        unsafe g_bytes_unref(block)
      }
      guard unsafe !providers.isEmpty else { return nil }
      return unsafe gdk_content_provider_new_union(&providers, gsize(providers.count))
    }

    /// Sets the drag icon.
    private func setIcon(of session: SessionID, pressed: Point, on source: OpaquePointer) {
      let preview = show.preview(of: session)
      guard let top = preview.layers.last, let item = show.stage.sessions.items(of: session).last,
        let frame = show.stage.scene.shownFrame(of: item.reference)
      else { return }
      // The margin for shadow and badge; without a compositor it would be black.
      let isClear = unsafe gdk_display_is_composited(gtk_widget_get_display(widget)) != 0
      let margin = isClear ? 20.0 : 0
      let size = Size(
        width: top.size.width + 2 * margin, height: top.size.height + 2 * margin)
      let (width, height) = (Int32(size.width), Int32(size.height))
      guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
        let context = unsafe cairo_create(surface)
      else { return }
      unsafe cairo_translate(context, size.width / 2, size.height / 2)
      let painter = unsafe PicturePainter(
        brush: CairoBrush(on: context, for: widget), palette: palette, images: images)
      painter.paint(preview, staysInside: !isClear)
      unsafe cairo_surface_flush(surface)
      let stride = unsafe cairo_image_surface_get_stride(surface)
      let block = unsafe g_bytes_new(
        cairo_image_surface_get_data(surface), gsize(stride * height))
      let texture = unsafe gdk_memory_texture_new(
        width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, block, gsize(stride))
      // If another item than the pressed one is on top, it is held at its center.
      let hold =
        frame.contains(pressed)
        ? pressed - frame.origin : Point(x: top.size.width / 2, y: top.size.height / 2)
      unsafe gtk_drag_source_set_icon(
        source, texture, Int32(hold.x + margin), Int32(hold.y + margin))
      unsafe g_object_unref(UnsafeMutableRawPointer(texture))
      unsafe g_bytes_unref(block)
      unsafe cairo_destroy(context)
      unsafe cairo_surface_destroy(surface)
    }
  }
#endif
