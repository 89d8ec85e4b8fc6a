import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import OrderedStore
import Testing

@testable import DragStage

/// How each kind of entry is written.
@Suite struct TraceTextTests {
  private let sample: Sample
  private let store: StoreID

  init() throws {
    sample = try Sample()
    store = try sample.stage.stores.add("one", MemoryDriver<GapKey>())
  }

  /// Entries with their lines, without the times: of everything that has an item, of item `b` of the list.
  private var entries: [(event: TraceEvent, line: String)] {
    get throws {
      let (list, finger) = (sample.list, sample.finger)
      let b = try sample.item("b", in: list)
      let gap = GapIndex(section: 0, item: 2)
      let png = try TypeIdentifier("public.png")
      return [
        (.pointerDown(finger, Point(x: 1, y: 2.5), label: nil, button: 0), "f.down 1,2.5"),
        (.pointerDown(finger, .zero, label: "list#b", button: 2), "f.down list#b button=2"),
        (.pointerMove(finger, Point(x: 1, y: 2)), "f.move 1,2"),
        (.pointerUp(finger, at: nil), "f.up"),
        (.pointerUp(finger, at: Point(x: 3, y: 4)), "f.up 3,4"),
        (.pointerCancel(finger), "f.cancel"),
        (.host(finger, .leave), "f.leave"),
        (.host(finger, .identified(isOwn: true)), "f.identify own=true"),
        (.host(finger, .update(Point(x: 3, y: 4))), "f.over 3,4"),
        (.hostFinished(finger, DragOutcome(.copy)), "f.finish op=copy"),
        (.called(.enter, list, .none), "list.enter"),
        (.called(.canMove, list, .item(b.item)), "list.canMove item=b"),
        (.called(.willEnd, list, .outcome(DragOutcome(.move))), "list.willEnd op=move"),
        (.called(.perform, list, .position(.gap(gap))), "list.perform at=list[gap 2]"),
        (.called(.perform, list, .position(nil)), "list.perform at=none"),
        (
          .called(.didLoad, list, .load(b.item, png, error: nil)),
          "list.didLoad item=b type=public.png"
        ),
        (.called(.didLoad, list, .load(b.item, nil, error: 7)), "list.didLoad item=b error=7"),
        (.inserted(b.item, list, gap), "list.insert item=b at=list[gap 2]"),
        (.deleted(b.item, list, gap), "list.delete item=b at=list[gap 2]"),
        (.deleted(b.item, list, nil), "list.delete item=b"),
        (.moved(b.item, list, gap), "list.move item=b at=list[gap 2]"),
        (.sectionChanged(list, .inserted(3)), "list.insertSection at=3"),
        (.sectionChanged(list, .deleted(3)), "list.deleteSection at=3"),
        (.sectionChanged(list, .moved(from: 1, to: 2)), "list.moveSection from=1 at=2"),
        (.sectionChanged(list, .reloaded(3)), "list.reloadSection at=3"),
        (
          .itemReloaded(b.item, list, Slot(section: 0, item: 4)),
          "list.reloadItem item=b at=list[4]"
        ),
        (
          .itemReloaded(b.item, list, Slot(section: 1, item: 4)),
          "list.reloadItem item=b at=list[1/4]"
        ),
        (.feedback(list, gap), "list.feedback at=list[gap 2]"),
        (.reloaded(list, sections: [], gone: []), "list.reload"),
        (.scrolled(list, Point(x: 1, y: 2)), "list.scroll to=1,2"),
        (
          .resized(list, Rect(x: 1, y: 2, width: 3, height: 4)), "list.resize at=1,2 size=3x4"
        ),
        (.switched(list, .noDrop, isOn: true), "list.switch option=no-drop to=on"),
        (.switched(list, .noDrop, isOn: false), "list.switch option=no-drop to=off"),
        (.removed(list), "list.remove"),
        (.selected(list, []), "list.select"),
        (.selected(list, [b.item, try sample.item("a", in: list).item]), "list.select items=b,a"),
        (.dropped(b.item, list, .onto(b)), "list.drop item=b to=list#b"),
        (.dropped(b.item, list, .into(b, .zero)), "list.drop item=b to=into:list#b"),
        (
          .dropped(b.item, list, .into(b, Rect(x: 1, y: 2, width: 3, height: 4))),
          "list.drop item=b to=into:list#b at=1,2 size=3x4"
        ),
        (
          .dropped(b.item, list, .target(DropTarget(Point(x: 1, y: 2)))), "list.drop item=b to=1,2"
        ),
        (
          .dropped(b.item, list, .target(DropTarget(Point(x: 1, y: 2), scale: 0.5))),
          "list.drop item=b to=1,2 scale=0.5"
        ),
        (.undropped(list, b.item), "list.undropped item=b"),
        (.dropFailed(list, .application(reason: "full")), "list.dropFailed why=\"full\""),
        (.dropFailed(list, .itemTaken(b.item)), "list.dropFailed why=taken:b"),
        (.dropFailed(list, .nothingLeft), "list.dropFailed why=gone"),
        (.misused(.sessionOver, nil, nil), "stage.misuse rule=12 why=session-over"),
        (
          .misused(.sessionOver, list, b.item), "list.misuse rule=12 why=session-over item=b"
        ),
        (
          .rejectedCall(.notFinite),
          "stage.refused why=badArgument(a coordinate is not a finite number)"
        ),
        (.transfer(.asked(list, b.item, .data(png))), "list.load item=b type=public.png"),
        (
          .transfer(.asked(list, b.item, .file(png))), "list.load item=b type=public.png as=file"
        ),
        (
          .transfer(.asked(list, b.item, .fileInPlace(png))),
          "list.load item=b type=public.png as=in-place"
        ),
        (.transfer(.progressed(b, 7)), "list.progress item=b units=7"),
        (.transfer(.requested(b, "text/plain")), "list.request item=b type=text/plain"),
        (.transfer(.cancelled), "stage.stopLoads"),
        (.opaqueType(b, png), "list.opaqueType item=b type=public.png"),
        (.store(store, .becameEmpty(list)), "list.becameEmpty"),
        (.store(store, .becameFilled(list)), "list.becameFilled"),
        (.store(store, .refused(.full)), "one.saveFailed why=\"\(StoreError.full.message)\""),
        (.store(store, .unread(.full)), "one.loadFailed why=\"\(StoreError.full.message)\""),
        (.store(store, .changed), "one.changed"), (.store(store, .reopened), "one.reopen"),
      ]
    }
  }

  @Test func `each kind of entry has a subject, a word and keys of its own`() throws {
    let cases = try entries
    for (event, line) in cases {
      let entry = TraceEntry(time: .milliseconds(5), event: event, session: nil)
      #expect(sample.stage.line(of: entry).text == "5.000 \(line)")
    }
    #expect(Set(cases.map(\.line)).count == cases.count)
  }

  @Test func `a session behind the first one is named by its number`() {
    let later = TraceEntry(
      time: .zero, event: .called(.enter, sample.list, .none), session: SessionID(2))
    #expect(sample.stage.line(of: later).text == "0.000 list.enter session=2")
  }
}
