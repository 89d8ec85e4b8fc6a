import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import OrderedStore

/// The words of trace entries: each with the names of its views, items, pointers and stores.
struct TraceText {
  private let scene: Scene
  private let names: ItemNames
  private let pointers: PointerNames
  private let stores: StoreTable

  /// The words as the views and items of a stage are named now.
  init(_ core: StageCore) {
    (scene, names) = (core.data.scene, core.data.catalog.names)
    (pointers, stores) = (core.pointerNames, core.data.stores)
  }

  /// An entry of the trace as a line.
  func line(of entry: TraceEntry) -> TraceLine {
    let (who, what) = head(of: entry)
    return TraceLine(
      kind: entry.event.kind, time: entry.time, who: who, what: what,
      target: target(of: entry.event),
      arguments: pairs(of: entry).map { TraceLine.Argument(key: $0.0, value: $0.1) },
      session: entry.session)
  }

  /// The subject and the event name of a trace entry, as in its line; O(1).
  func head(of entry: TraceEntry) -> (who: String, what: String) {
    func head(_ view: ViewID, _ word: TraceWord) -> (who: String, what: String) {
      // The destination, if the view has several.
      (scene.name(of: DestinationID(view.rawValue, ordinal: entry.ordinal)), word.rawValue)
    }
    func pointer(_ pointer: PointerID, _ word: TraceWord) -> (who: String, what: String) {
      (pointers[pointer], word.rawValue)
    }
    switch entry.event {
    case .pointerDown(let id, _, _, _): return pointer(id, .down)
    case .pointerMove(let id, _): return pointer(id, .move)
    case .pointerUp(let id, _): return pointer(id, .up)
    case .pointerCancel(let id): return pointer(id, .cancel)
    case .host(let seat, let event): return pointer(seat, event.word)
    case .hostFinished(let seat, _): return pointer(seat, .finish)
    case .called(let callback, let view, _):
      return (
        scene.name(of: DestinationID(view.rawValue, ordinal: entry.ordinal)), callback.rawValue
      )
    case .inserted(_, let view, _): return head(view, .insert)
    case .deleted(_, let view, _): return head(view, .delete)
    case .moved(_, let view, _): return head(view, .move)
    case .sectionChanged(let view, .inserted): return head(view, .insertSection)
    case .sectionChanged(let view, .deleted): return head(view, .deleteSection)
    case .sectionChanged(let view, .moved): return head(view, .moveSection)
    case .sectionChanged(let view, .reloaded): return head(view, .reloadSection)
    case .itemReloaded(_, let view, _): return head(view, .reloadItem)
    case .batchRejected(let view, _, _): return head(view, .batchRejected)
    case .feedback(let view, _): return head(view, .feedback)
    case .reloaded(let view, _, _): return head(view, .reload)
    case .scrolled(let view, _): return head(view, .scroll)
    case .resized(let view, _): return head(view, .resize)
    case .switched(let view, _, _): return head(view, .switchOption)
    case .removed(let view): return head(view, .remove)
    case .selected(let view, _): return head(view, .select)
    case .dropped(_, let view, _): return head(view, .drop)
    case .undropped(let view, _): return head(view, .undropped)
    case .dropFailed(let view, _): return head(view, .dropFailed)
    case .misused(_, let view?, _): return head(view, .misuse)
    case .misused(_, nil, _): return ("stage", TraceWord.misuse.rawValue)
    case .rejectedCall: return ("stage", TraceWord.refused.rawValue)
    case .transfer(.asked(let view, _, _)): return head(view, .load)
    case .transfer(.askedForAll(let view, _)): return head(view, .loadAll)
    case .transfer(.progressed(let item, _)): return head(item.view, .progress)
    case .transfer(.requested(let item, _)): return head(item.view, .request)
    case .transfer(.cancelled): return ("stage", TraceWord.stopLoads.rawValue)
    case .opaqueType(let item, _): return head(item.view, .opaqueType)
    case .store(_, .becameEmpty(let view)): return head(view, .becameEmpty)
    case .store(_, .becameFilled(let view)): return head(view, .becameFilled)
    case .store(let store, .saved): return (stores.name(of: store), TraceWord.save.rawValue)
    case .store(let store, .refused): return (stores.name(of: store), TraceWord.saveFailed.rawValue)
    case .store(let store, .unread): return (stores.name(of: store), TraceWord.loadFailed.rawValue)
    case .store(let store, .changed): return (stores.name(of: store), TraceWord.changed.rawValue)
    case .store(let store, .reopened): return (stores.name(of: store), TraceWord.reopen.rawValue)
    }
  }

  /// The position of a pointer event, which has no key; nil for all other lines.
  private func target(of event: TraceEvent) -> String? {
    switch event {
    case .pointerDown(_, let point, let label, _): label ?? text(of: point)
    case .pointerMove(_, let point): text(of: point)
    case .pointerUp(_, let point): point.map { text(of: $0) }
    case .host(_, let event): event.point.map { text(of: $0) }
    case .pointerCancel, .hostFinished, .called, .inserted, .deleted, .moved, .sectionChanged,
      .itemReloaded, .batchRejected, .feedback, .reloaded, .scrolled, .resized, .switched, .removed,
      .selected, .dropped, .undropped, .dropFailed, .misused, .rejectedCall, .transfer,
      .opaqueType, .store:
      nil
    }
  }

  /// The keys of an entry and their values, in their fixed order.
  private func pairs(of entry: TraceEntry) -> [(String, String)] {
    switch entry.event {
    case .pointerDown(_, _, _, let button): return button == 0 ? [] : [("button", "\(button)")]
    case .host(_, let event): return event.pairs
    case .hostFinished(_, let outcome): return pairs(of: outcome)
    case .called(_, let view, let detail): return pairs(of: detail, at: view, in: entry)
    case .inserted(let item, let view, let gap): return place(item, gap, view)
    case .deleted(let item, let view, let gap): return place(item, gap, view)
    case .moved(let item, let view, let gap): return place(item, gap, view)
    case .sectionChanged(_, .inserted(let index)), .sectionChanged(_, .deleted(let index)),
      .sectionChanged(_, .reloaded(let index)):
      return [("at", "\(index)")]
    case .sectionChanged(_, .moved(let from, let to)):
      return [("from", "\(from)"), ("at", "\(to)")]
    case .itemReloaded(let item, let view, let slot):
      let place = slot.section == 0 ? "\(slot.item)" : "\(slot.section)/\(slot.item)"
      return [("item", names[item]), ("at", "\(scene[view].name)[\(place)]")]
    case .batchRejected(_, let error, let kind):
      return [("why", Quotation.quoted(error.message(for: kind)))]
    case .feedback(let view, let gap): return [("at", text(of: .gap(gap), in: view))]
    case .scrolled(_, let offset): return [("to", text(of: offset))]
    case .resized(_, let frame):
      return [("at", text(of: frame.origin)), ("size", text(of: frame.size))]
    case .switched(_, let option, let isOn):
      return [("option", option.rawValue), ("to", isOn ? "on" : "off")]
    case .selected(_, let items):
      return items.isEmpty
        ? [] : [("items", items.map { names[$0] }.joined(separator: ","))]
    case .dropped(let item, _, let choice):
      return [("item", names[item]), ("to", text(of: choice))] + sizes(of: choice)
    case .undropped(_, let item): return [("item", names[item])]
    case .dropFailed(_, let failure): return [("why", text(of: failure))]
    case .misused(let misuse, _, let item):
      return [("rule", "\(misuse.rule)"), ("why", misuse.rawValue)]
        + (item.map { [("item", names[$0])] } ?? [])
    case .rejectedCall(let error): return [("why", "\(error)")]
    case .transfer(.asked(_, let item, let request)):
      return [("item", names[item])] + pairs(of: request)
    case .transfer(.askedForAll(_, let objectClass)): return [("class", objectClass.name)]
    case .transfer(.progressed(let item, let units)):
      return [("item", names[item.item]), ("units", "\(units)")]
    case .transfer(.requested(let item, let type)):
      return [("item", names[item.item]), ("type", type)]
    case .opaqueType(let item, let type):
      return [("item", names[item.item]), ("type", type.text)]
    case .store(_, .saved(let receipt)): return [("writes", "\(receipt.writes)")]
    case .store(_, .refused(let error)), .store(_, .unread(let error)):
      return [("why", Quotation.quoted(error.message))]
    case .pointerMove, .pointerUp, .pointerCancel, .reloaded, .removed, .transfer(.cancelled),
      .store(_, .changed), .store(_, .reopened), .store(_, .becameEmpty), .store(_, .becameFilled):
      return []
    }
  }

  private func pairs(of outcome: DragOutcome) -> [(String, String)] {
    [("op", outcome.operation.rawValue)]
  }

  private func pairs(
    of detail: CallDetail, at view: ViewID, in entry: TraceEntry
  ) -> [(String, String)] {
    switch detail {
    case .none: return []
    case .item(let item): return [("item", names[item])]
    case .preview(let item, let preview):
      return [("item", names[item]), ("preview", text(of: preview))]
    case .items(let items):
      return [("items", items.map { names[$0] }.joined(separator: ","))]
    case .outcome(let outcome): return pairs(of: outcome)
    case .position(let dropPosition):
      return [("at", text(of: dropPosition, in: view, holding: entry.target))]
    case .place(let item, let gap): return place(item, gap, view)
    case .load(let item, let type, let error):
      var pairs = [("item", names[item])]
      if let type { pairs.append(("type", type.text)) }
      if let error { pairs.append(("error", "\(error)")) }
      return pairs
    case .ruling(let ruling):
      let place = text(of: ruling.position, in: view, holding: entry.target)
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

  /// A position as a script writes it: `list[gap 4]`, `list[gap 1/0]`, `list#tea` or `none`.
  func text(of dropPosition: DropPosition?, in view: ViewID) -> String {
    guard case .item(let slot)? = dropPosition else {
      return text(of: dropPosition, in: view, holding: nil)
    }
    return text(of: dropPosition, in: view, holding: scene[view].collection?.order.item(at: slot))
  }

  private func text(of dropPosition: DropPosition?, in view: ViewID, holding item: ItemID?)
    -> String
  {
    let name = scene[view].name
    switch dropPosition {
    case nil: return "none"
    case .gap(let gap): return gap.text(in: name)
    case .item(let slot):
      return item.map { "\(name)#\(names[$0])" } ?? "\(name)[\(slot.section)/\(slot.item)]"
    }
  }

  private func text(of point: Point) -> String {
    "\(point.x.thousandthsText),\(point.y.thousandthsText)"
  }

  private func text(of size: Size) -> String {
    "\(size.width.thousandthsText)x\(size.height.thousandthsText)"
  }

  private func text(of choice: DropChoice) -> String {
    switch choice {
    case .onto(let row): "\(scene[row.view].name)#\(names[row.item])"
    case .into(let cell, _): "into:\(scene[cell.view].name)#\(names[cell.item])"
    case .target(let target): text(of: target.point)
    case .placeholder: "placeholder"
    }
  }

  /// The rectangle in an item, or the scale at a target; empty for a target at its own size and for
  /// any other choice.
  private func sizes(of choice: DropChoice) -> [(String, String)] {
    switch choice {
    case .into(_, let rect) where rect != .zero:
      [
        ("at", text(of: rect.origin)),
        ("size", text(of: rect.size)),
      ]
    case .target(let target) where target.scale != 1: [("scale", target.scale.thousandthsText)]
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
    case .nothingLeft: "gone"
    }
  }

  /// The purpose of a timer in words, such as `lift delay of p`.
  func words(for purpose: TimerPurpose) -> String {
    switch purpose {
    case .liftDelay(let pointer): "lift delay of \(pointers[pointer])"
    case .liftAnimation(let pointer): "lift animation of \(pointers[pointer])"
    case .endAnimation(let session): "end animation of session \(session.rawValue)"
    case .perform(let session): "perform of session \(session.rawValue)"
    case .springDelay(let session): "spring delay of session \(session.rawValue)"
    case .springFlash(let session): "spring flash of session \(session.rawValue)"
    case .springStill(let session): "spring rest of session \(session.rawValue)"
    case .period(let session): "periodic update of session \(session.rawValue)"
    case .load(let token): "load \(token.rawValue)"
    case .gapDelay(let session): "gap delay of session \(session.rawValue)"
    case .autoScroll(let session): "auto-scroll of session \(session.rawValue)"
    case .loadDeadline(let token): "deadline of load \(token.rawValue)"
    case .save(let store, _): "save to \(stores.name(of: store))"
    case .hostList(let session): "item list of session \(session.rawValue)"
    case .hostCall(let number): "call \(number) of the host"
    }
  }
}
