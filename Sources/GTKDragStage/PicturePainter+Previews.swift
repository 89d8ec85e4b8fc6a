#if GTK
  import DragGeometry
  import DragStage
  import StagePicture

  extension PicturePainter {
    /// Draws a preview: a stack of cards with its badges.
    ///
    /// - Parameters:
    ///   - preview: The preview.
    ///   - staysInside: Whether badges are drawn inside the top card, where nothing beside it can be shown.
    func paint(_ preview: Preview, staysInside: Bool = false) {
      guard let top = preview.layers.last else { return }
      brush.layered(opacity: preview.opacity) {
        for card in preview.layers {
          brush.placed(at: preview.center, turn: card.turn, scale: preview.scale) {
            paint(card, isTop: card == top)
          }
        }
        brush.placed(at: preview.center, turn: 0, scale: preview.scale) {
          let box = box(of: top.size)
          paintBadges(of: preview, around: staysInside ? Self.inset(box) : box)
        }
      }
    }

    private func box(of size: Size) -> Rect {
      Rect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }

    /// The box whose badges lie inside another one: they reach 13 points over their own.
    private static func inset(_ box: Rect) -> Rect {
      Rect(x: box.minX + 12, y: box.minY + 12, width: box.width - 21, height: box.height - 24)
    }

    private func paint(_ card: Preview.Layer, isTop: Bool) {
      let box = box(of: card.size)
      brush.shadow(box, radius: 12, reach: isTop ? 12 : 6, palette.shadow)
      brush.fill(box, radius: 10, palette.cell)
      brush.clipped(to: box, radius: 10) {
        mirrored(card.isRightToLeft)
          .paint(card.caption, form: card.form, in: box, isSelected: false)
      }
      brush.stroke(box, radius: 10, palette.edge)
    }

    private func paintBadges(of preview: Preview, around box: Rect) {
      if preview.count > 1 {
        let text = "\(preview.count)"
        let width = max(22, 14 + 8 * Double(text.utf8.count))
        let pill = Rect(
          x: box.maxX - width + 8, y: box.minY - 11, width: width, height: 22)
        brush.fill(pill, radius: 11, palette.count)
        brush.write(text, in: pill, size: 12, isBold: true, align: .center, Palette.light.panel)
      }
      let center = Point(x: box.minX + 2, y: box.minY + 1)
      switch preview.badge {
      case .none: break
      case .plus:
        brush.disc(at: center, radius: 11, palette.plus)
        paintBar(at: center, isUpright: false)
        paintBar(at: center, isUpright: true)
      case .forbidden:
        brush.disc(at: center, radius: 11, palette.forbidden)
        paintBar(at: center, isUpright: false)
      }
    }

    private func paintBar(at center: Point, isUpright: Bool) {
      let reach = isUpright ? Point(x: 0, y: 5) : Point(x: 5, y: 0)
      brush.line(
        from: center - reach, to: center + reach, width: 2.2, Palette.light.panel)
    }
  }
#endif
