#if GTK
  import DragGeometry
  import StagePicture

  /// Draws a picture of a stage.
  struct PicturePainter {
    let brush: CairoBrush
    let palette: Palette
    let images: ImageCache
    /// True while what is drawn begins at the right.
    var isMirrored = false

    /// Draws the picture, from back to front.
    func paint(_ picture: Picture, size: Size, footer: String) {
      brush.fill(Rect(origin: .zero, size: size), palette.ground)
      for panel in picture.panels { mirrored(panel.isRightToLeft).paint(panel) }
      brush.write(
        footer,
        in: Rect(x: 26, y: size.height - 36, width: size.width - 52, height: 28), size: 12,
        palette.quiet)
      for preview in picture.previews { paint(preview) }
    }

    /// The same painter for what begins at the left or at the right.
    func mirrored(_ isMirrored: Bool) -> Self {
      var painter = self
      painter.isMirrored = isMirrored
      return painter
    }

    /// A part of a frame, at its other side where that begins at the right.
    private func placed(_ part: Rect, in frame: Rect) -> Rect {
      isMirrored
        ? Rect(
          x: frame.minX + frame.maxX - part.maxX, y: part.minY, width: part.width,
          height: part.height) : part
    }

    private var leading: CairoBrush.Alignment { isMirrored ? .right : .left }
    private var trailing: CairoBrush.Alignment { isMirrored ? .left : .right }

    private func paint(_ panel: Panel) {
      let isTable = panel.form == .table
      let head = isTable ? 76.0 : 50
      let outer = Rect(
        x: panel.frame.minX - 14, y: panel.frame.minY - head, width: panel.frame.width + 28,
        height: panel.frame.height + head + 14)
      brush.shadow(outer, radius: 14, reach: 6, palette.shadow.faded(to: 0.3))
      brush.fill(outer, radius: 14, palette.panel)
      brush.stroke(
        outer, radius: 14, width: panel.isTarget ? 2 : 1,
        panel.isTarget ? palette.accent.faded(to: 0.75) : palette.edge)
      let title = Rect(x: outer.minX + 18, y: outer.minY + 12, width: outer.width - 36, height: 28)
      brush.write(
        panel.heading.title, in: title, size: 15, isBold: true, align: leading, palette.text)
      brush.write("\(panel.count)", in: title, size: 12, align: trailing, palette.quiet)
      if isTable { paintHeads(of: panel) }
      brush.clipped(to: panel.frame, radius: 8) {
        for gap in panel.gap { paintGap(gap, form: panel.form) }
        for cell in panel.cells { paint(cell, form: panel.form) }
      }
      if let thumb = panel.thumb { brush.fill(thumb, radius: 2, palette.quiet.faded(to: 0.35)) }
    }

    private func paintHeads(of panel: Panel) {
      let heads = Rect(
        x: panel.frame.minX, y: panel.frame.minY - 28, width: panel.frame.width, height: 24)
      for (index, head) in panel.heading.columns.enumerated() {
        brush.write(
          head, in: column(index, of: panel.heading.columns.count, in: heads), size: 11,
          isBold: true, align: leading, palette.quiet)
      }
      let y = panel.frame.minY - 2.5
      brush.line(
        from: Point(x: heads.minX, y: y), to: Point(x: heads.maxX, y: y), width: 1, palette.edge)
    }

    /// The box of a column: the first one is twice as wide.
    private func column(_ index: Int, of count: Int, in row: Rect) -> Rect {
      let unit = (row.width - 28) / Double(max(1, count) + 1)
      let start = index == 0 ? 0 : Double(index + 1) * unit
      return placed(
        Rect(
          x: row.minX + 14 + start, y: row.minY, width: (index == 0 ? 2 * unit : unit) - 8,
          height: row.height), in: row)
    }

    private func paintGap(_ frame: Rect, form: Panel.Kind) {
      let radius = radius(of: form)
      brush.fill(frame, radius: radius, palette.accent.faded(to: 0.08))
      brush.stroke(
        frame, radius: radius, width: 1.5, dashed: true, palette.accent.faded(to: 0.65))
    }

    private func radius(of form: Panel.Kind) -> Double {
      switch form {
      case .rows: 9
      case .tiles: 12
      case .table: 6
      }
    }

    private func paint(_ cell: Cell, form: Panel.Kind) {
      let radius = radius(of: form)
      switch cell.state {
      case .isLifted:
        brush.layered(opacity: 0.3) {
          paint(cell.caption, form: form, in: cell.frame, isSelected: cell.isSelected)
        }
        brush.stroke(
          cell.frame, radius: radius, width: 1.5, dashed: true, palette.quiet.faded(to: 0.5))
      case .waits:
        brush.fill(cell.frame, radius: radius, palette.line)
      case .rests, .receives, .springs, .flashes:
        paint(cell.caption, form: form, in: cell.frame, isSelected: cell.isSelected)
        let share: Double =
          switch cell.state {
          case .receives: 0.16
          case .springs: 0.10
          case .flashes: 0.38
          case .rests, .isLifted, .waits: 0
          }
        guard share > 0 else { return }
        brush.fill(cell.frame, radius: radius, palette.accent.faded(to: share))
        brush.stroke(cell.frame, radius: radius, width: 2, palette.accent)
      }
    }

    /// Draws an item in a view, or on a preview.
    func paint(_ caption: Caption, form: Panel.Kind, in frame: Rect, isSelected: Bool) {
      switch form {
      case .rows: paintRow(caption, in: frame)
      case .tiles: paintTile(caption, in: frame)
      case .table: paintTableRow(caption, in: frame)
      }
      guard isSelected else { return }
      let radius = radius(of: form)
      brush.fill(frame, radius: radius, palette.accent.faded(to: 0.12))
      brush.stroke(frame, radius: radius, width: 1.5, palette.accent.faded(to: 0.8))
    }

    private func paintRow(_ caption: Caption, in frame: Rect) {
      let tint = palette.tint(caption.tint)
      brush.fill(frame, radius: 9, palette.cell)
      brush.stroke(frame, radius: 9, palette.line)
      let mark = placed(
        Rect(x: frame.minX + 10, y: frame.center.y - 13, width: 26, height: 26), in: frame)
      brush.fill(mark, radius: 8, tint)
      if !paintImage(of: caption, in: mark) {
        brush.write(
          String(caption.title.prefix(1)), in: mark, size: 13, isBold: true, align: .center,
          palette.panel)
      }
      let words = placed(
        Rect(x: frame.minX + 48, y: frame.minY, width: frame.width - 58, height: frame.height),
        in: frame)
      brush.write(caption.title, in: words, size: 14, align: leading, palette.text)
      if let detail = caption.details.first {
        brush.write(detail, in: words, size: 12, align: trailing, palette.quiet)
      }
    }

    /// Draws the image of an item, if it has one that can be decoded.
    private func paintImage(of caption: Caption, in frame: Rect) -> Bool {
      guard let image = caption.image, let surface = unsafe images.surface(of: image) else {
        return false
      }
      unsafe brush.cover(frame, radius: 8, with: surface)
      return true
    }

    private func paintTile(_ caption: Caption, in frame: Rect) {
      brush.fill(frame, radius: 12, palette.cell)
      brush.stroke(frame, radius: 12, palette.line)
      let field = Rect(
        x: frame.minX + 7, y: frame.minY + 7, width: max(0, frame.width - 14),
        height: max(0, frame.height - 38))
      brush.fill(field, radius: 8, palette.tint(caption.tint))
      if !paintImage(of: caption, in: field) {
        brush.write(
          String(caption.title.prefix(1)), in: field, size: min(28, field.height * 0.6),
          isBold: true, align: .center, palette.panel.faded(to: 0.95))
      }
      let words = Rect(
        x: frame.minX + 6, y: field.maxY + 2, width: frame.width - 12,
        height: frame.maxY - field.maxY - 5)
      brush.write(caption.title, in: words, size: 12, align: .center, palette.text)
    }

    private func paintTableRow(_ caption: Caption, in frame: Rect) {
      brush.fill(frame, palette.panel)
      let words = [caption.title] + caption.details
      for (index, word) in words.enumerated() {
        var box = column(index, of: words.count, in: frame)
        if index == 0 {
          let disc = placed(Rect(x: box.minX, y: box.minY, width: 10, height: box.height), in: box)
          brush.disc(at: disc.center, radius: 5, palette.tint(caption.tint))
          box = placed(
            Rect(x: box.minX + 20, y: box.minY, width: box.width - 20, height: box.height), in: box)
        }
        brush.write(
          word, in: box, size: index == 0 ? 14 : 13, align: leading,
          index == 0 ? palette.text : palette.quiet)
      }
      let y = frame.maxY - 0.5
      brush.line(
        from: Point(x: frame.minX, y: y), to: Point(x: frame.maxX, y: y), width: 1, palette.line)
    }
  }
#endif
