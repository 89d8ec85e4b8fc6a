import CollectionModel
import DragGeometry
import DragItems
public import DragSessions
import Machines
import OrderedStore

extension Stage {
  /// The trace as lines, from an entry on; O(entries).
  ///
  /// - Parameter first: The first entry to be told.
  /// - Returns: One line for each entry.
  public func traceLines(from first: Int = 0) -> [TraceLine] {
    trace.dropFirst(first).map(line(of:))
  }

  /// Forgets the trace but for its last entries; for whoever has read it as it went by.
  ///
  /// - Parameter count: How many entries stay.
  package func forgetTrace(keeping count: Int) {
    trace.removeFirst(max(0, trace.count - count))
  }

  /// An entry of the trace as a line.
  ///
  /// - Parameter entry: An entry of this stage's trace.
  /// - Returns: The line that people and goldens read.
  public func line(of entry: TraceEntry) -> TraceLine {
    func line(
      _ who: String, _ what: String, at place: String? = nil, _ pairs: [(String, String)] = []
    ) -> TraceLine {
      TraceLine(
        kind: entry.event.kind, time: entry.time, who: who, what: what, place: place,
        arguments: pairs.map { TraceLine.Argument(key: $0.0, value: $0.1) },
        session: entry.session)
    }
    /// The name of the destination on a view that the entry concerns.
    func who(_ view: ViewID) -> String {
      scene.name(of: DestinationID(view.rawValue, place: entry.place))
    }
    switch entry.event {
    case .pointerDown(let pointer, let point, let label, let button):
      return line(
        name(of: pointer), "down", at: label ?? text(of: point),
        button == 0 ? [] : [("button", "\(button)")])
    case .pointerMove(let pointer, let point):
      return line(name(of: pointer), "move", at: text(of: point))
    case .pointerUp(let pointer): return line(name(of: pointer), "up")
    case .pointerCancel(let pointer): return line(name(of: pointer), "cancel")
    case .host(let seat, let event): return hostLine(of: event, from: seat, at: entry)
    case .hostFinished(let seat, let operation):
      return line(name(of: seat), "finish", [("op", operation.rawValue)])
    case .called(let callback, let view, let detail):
      return line(who(view), callback.rawValue, pairs(of: detail, at: view, in: entry))
    case .inserted(let item, let view, let gap):
      return line(scene[view].name, "insert", place(item, gap, view))
    case .deleted(let item, let view, let gap):
      return line(scene[view].name, "delete", place(item, gap, view))
    case .moved(let item, let view, let gap):
      return line(scene[view].name, "move", place(item, gap, view))
    case .sectionChanged(let view, .inserted(let index)):
      return line(scene[view].name, "insertSection", [("at", "\(index)")])
    case .sectionChanged(let view, .deleted(let index)):
      return line(scene[view].name, "deleteSection", [("at", "\(index)")])
    case .sectionChanged(let view, .moved(let from, let to)):
      return line(scene[view].name, "moveSection", [("from", "\(from)"), ("at", "\(to)")])
    case .sectionChanged(let view, .reloaded(let index)):
      return line(scene[view].name, "reloadSection", [("at", "\(index)")])
    case .itemReloaded(let item, let view, let slot):
      let name = scene[view].name
      let place = slot.section == 0 ? "\(slot.item)" : "\(slot.section)/\(slot.item)"
      return line(name, "reloadItem", [("item", names[item]), ("at", "\(name)[\(place)]")])
    case .batchRefused(let view, let error, let kind):
      let reason = Quotation.quoted(error.message(for: kind))
      return line(scene[view].name, "batchRefused", [("why", reason)])
    case .feedback(let view, let gap):
      return line(scene[view].name, "feedback", [("at", text(of: .gap(gap), in: view))])
    case .reloaded(let view, _, _): return line(scene[view].name, "reload")
    case .dropped(let item, let view, let choice):
      return line(
        who(view), "drop",
        [("item", names[item]), ("to", text(of: choice))] + sizes(of: choice))
    case .undropped(let view, let item):
      return line(who(view), "undropped", [("item", names[item])])
    case .dropFailed(let view, let failure):
      return line(who(view), "dropFailed", [("why", text(of: failure))])
    case .misused(let misuse, let view, let item):
      return line(
        view.map { who($0) } ?? "stage", "misuse",
        [("rule", "\(misuse.rule)"), ("why", misuse.rawValue)]
          + (item.map { [("item", names[$0])] } ?? []))
    case .refusedCall(let error): return line("stage", "refused", [("why", "\(error)")])
    case .transfer(.asked(let view, let item, let request)):
      return line(who(view), "load", [("item", names[item])] + pairs(of: request))
    case .transfer(.askedForAll(let view, let objectClass)):
      return line(who(view), "loadAll", [("class", objectClass.name)])
    case .transfer(.progressed(let item, let units)):
      return line(
        scene[item.view].name, "progress", [("item", names[item.item]), ("units", "\(units)")])
    case .transfer(.requested(let item, let type)):
      return line(scene[item.view].name, "request", [("item", names[item.item]), ("type", type)])
    case .transfer(.cancelled): return line("stage", "stopLoads")
    case .opaqueType(let item, let type):
      return line(
        scene[item.view].name, "opaqueType", [("item", names[item.item]), ("type", type.text)])
    case .store(_, .becameEmpty(let view)): return line(scene[view].name, "becameEmpty")
    case .store(_, .becameFilled(let view)): return line(scene[view].name, "becameFilled")
    case .store(let store, .saved(let receipt)):
      return line(name(of: store), "save", [("writes", "\(receipt.writes)")])
    case .store(let store, .refused(let error)):
      return line(name(of: store), "saveFailed", [("why", Quotation.quoted(error.message))])
    case .store(let store, .unread(let error)):
      return line(name(of: store), "loadFailed", [("why", Quotation.quoted(error.message))])
    case .store(let store, .changed): return line(name(of: store), "changed")
    case .store(let store, .reopened): return line(name(of: store), "reopen")
    }
  }

  private func pairs(
    of detail: CallDetail, at view: ViewID, in entry: TraceEntry
  ) -> [(String, String)] {
    switch detail {
    case .none: return []
    case .item(let item): return [("item", names[item])]
    case .preview(let item, let preview):
      return [("item", names[item]), ("preview", text(of: preview))]
    case .items(let items): return [("items", items.map { names[$0] }.joined(separator: ","))]
    case .operation(let operation): return [("op", operation.rawValue)]
    case .landing(let landing): return [("at", text(of: landing, in: view, holding: entry.target))]
    case .place(let item, let gap): return place(item, gap, view)
    case .load(let item, let type, let error):
      var pairs = [("item", names[item])]
      if let type { pairs.append(("type", type.text)) }
      if let error { pairs.append(("error", "\(error)")) }
      return pairs
    case .ruling(let ruling):
      let place = text(of: ruling.landing, in: view, holding: entry.target)
      return ruling.arguments(at: place).map { ($0.key, $0.value) }
    }
  }

  private func pairs(of request: LoadRequest) -> [(String, String)] {
    switch request {
    case .data(let type): [("type", type.text)]
    case .file(let type): [("type", type.text), ("as", "file")]
    case .fileInPlace(let type): [("type", type.text), ("as", "in-place")]
    case .object(let objectClass): [("as", "object"), ("class", objectClass.name)]
    }
  }

  private func place(_ item: ItemID, _ gap: GapIndex?, _ view: ViewID) -> [(String, String)] {
    [("item", names[item])] + (gap.map { [("at", text(of: .gap($0), in: view))] } ?? [])
  }

  /// A place as a script writes it: `list[gap 4]`, `list[gap 1/0]`, `list#tea` or `none`.
  public func text(of landing: Landing?, in view: ViewID) -> String {
    guard case .item(let slot)? = landing else { return text(of: landing, in: view, holding: nil) }
    return text(of: landing, in: view, holding: scene[view].collection?.order.item(at: slot))
  }

  private func text(of landing: Landing?, in view: ViewID, holding item: ItemID?) -> String {
    let name = scene[view].name
    switch landing {
    case nil: return "none"
    case .gap(let gap): return gap.text(in: name)
    case .item(let slot):
      return item.map { "\(name)#\(names[$0])" } ?? "\(name)[\(slot.section)/\(slot.item)]"
    }
  }

  func text(of point: Point) -> String {
    "\(point.x.decimalText),\(point.y.decimalText)"
  }

  private func text(of choice: DropChoice) -> String {
    switch choice {
    case .onto(let row): "\(scene[row.view].name)#\(names[row.item])"
    case .into(let cell, _): "into:\(scene[cell.view].name)#\(names[cell.item])"
    case .target(let target): text(of: target.point)
    case .placeholder: "placeholder"
    }
  }

  /// Where in an item, and how large at a place; none where it is a point, and its own size.
  private func sizes(of choice: DropChoice) -> [(String, String)] {
    switch choice {
    case .into(_, let rect) where rect != .zero:
      [
        ("at", text(of: rect.origin)),
        ("size", "\(rect.width.decimalText)x\(rect.height.decimalText)"),
      ]
    case .target(let target) where target.scale != 1: [("scale", target.scale.decimalText)]
    case .onto, .into, .target, .placeholder: []
    }
  }

  private func text(of preview: ItemPreview) -> String {
    switch preview {
    case .standard: "default"
    case .invisible: "none"
    case .at(let point): text(of: point)
    }
  }

  private func text(of failure: DropFailure) -> String {
    switch failure {
    case .application(let reason): Quotation.quoted(reason)
    case .itemTaken(let item): "taken:\(names[item])"
    }
  }
}
