import DragGeometry
import DragSessions
import DragStage
import Machines
import StagePicture
import Testing

@Suite struct `A window whose system owns the drags` {
  private let scene: PicturedScene
  private let seat: PointerID

  init() throws {
    scene = try PicturedScene()
    seat = try scene.stage.addSeat("desktop")
  }

  @discardableResult
  private func tell(_ event: HostEvent, at milliseconds: Int64) -> Reply.Answer? {
    scene.input.tell(.host(seat, event), at: scene.time(milliseconds))?.answer
  }

  @Test func `knows its seat, and shows nothing of what lies outside`() {
    #expect(
      scene.stage.pointers.all.map { scene.stage.pointers.isSeat($0) } == [false, false, true])
    #expect(scene.picture().panels.map(\.heading.title) == ["list", "grid"])
  }

  @Test func `fades what the system carries, and leaves the preview to it`() throws {
    guard case .offered(let given) = tell(.prepare(at: Point(x: 50, y: 60)), at: 1),
      let offer = given
    else {
      Issue.record("nothing is offered")
      return
    }
    let preview = scene.preview(of: offer.session)
    #expect(preview.layers.map(\.caption.title) == ["b"])
    #expect(preview.center == .zero && preview.count == 1)
    tell(.began, at: 2)
    tell(.enter(HostDrag(operations: [.copy, .move], isOwn: true)), at: 3)
    tell(.update(Point(x: 265, y: 25)), at: 4)
    let picture = scene.picture(at: 1_000)
    #expect(scene.state(of: "b", at: 1_000) == .isLifted)
    #expect(picture.panels.map(\.isTarget) == [false, true])
    #expect(picture.panels[1].gap.count == 1)
    #expect(picture.previews.isEmpty)
  }

  @Test func `lets its host hear of data and of finished drops, in order`() throws {
    var heard: [HostCommand] = []
    scene.input.forward = { heard.append($0) }
    tell(.enter(HostDrag(formats: ["text/plain"], operations: [.copy, .move])), at: 1)
    tell(.update(Point(x: 265, y: 25)), at: 2)
    #expect(tell(.drop(at: nil), at: 3) == .dropped(isTaken: true))
    guard case .requestData(let item, "text/plain") = heard.first else {
      Issue.record("no data is asked for")
      return
    }
    #expect(heard.count == 1)
    #expect(scene.state(of: "desktop-1", at: 4) == nil, "what stands for it has a name of its own")
    scene.input.tell(.loadDelivered(item, nil, Array("hello".utf8)), at: scene.time(50))
    #expect(heard.count == 2)
    guard case .completeHostDrop(_, .move) = heard.last else {
      Issue.record("the drop is not finished")
      return
    }
    #expect(scene.names(in: "grid", of: scene.picture(at: 2_000)).contains("desktop-1"))
  }

  @Test func `what the stage refuses gives no reply, and is kept`() {
    #expect(tell(.update(.zero), at: 1) == nil)
    #expect(scene.input.rejection == .hostRejected(.notInside))
  }
}
