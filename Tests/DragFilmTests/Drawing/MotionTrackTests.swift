import DragGeometry
import Testing

@testable import DragFilm

@Suite struct MotionTrackTests {
  @Test func `a shape that stays has no keyframes`() {
    var track = MotionTrack()
    track.note(Point(x: 1, y: 2), at: 0)
    track.note(Point(x: 1, y: 2), at: 500)
    #expect(track.keyframes(named: "k", over: 1_000) == nil)
    #expect(track.isSeen)
  }

  @Test func `a shape holds until it glides`() {
    var track = MotionTrack()
    track.note(.zero, at: 0)
    track.note(Point(x: 10, y: 0), at: 500, glide: 100)
    #expect(
      track.keyframes(named: "k", over: 1_000)
        == "@keyframes k{0.000%{transform:translate(0px,0px);opacity:1}"
        + "50.000%{transform:translate(0px,0px);opacity:1}"
        + "60.000%{transform:translate(10px,0px);opacity:1}"
        + "100.000%{transform:translate(10px,0px);opacity:1}}")
  }

  @Test func `before it is seen a shape is where it will be first`() {
    var track = MotionTrack()
    track.note(Point(x: 1, y: 2), at: 500)
    track.note(Point(x: 10, y: 0), at: 800)
    #expect(track.state(at: 499).point == Point(x: 1, y: 2))
    #expect(track.state(at: 499).opacity == 0)
  }

  @Test func `a shape jumps where it comes and goes`() {
    var track = MotionTrack()
    track.note(.zero, at: 0)
    track.note(nil, at: 200, glide: 100)
    track.note(Point(x: 10, y: 0), at: 500, glide: 100)
    #expect(track.state(at: 300).opacity == 0)
    #expect(track.state(at: 500).point == Point(x: 10, y: 0))
    #expect(
      track.keyframes(named: "k", over: 1_000)
        == "@keyframes k{0.000%{transform:translate(0px,0px);opacity:1}"
        + "20.000%{transform:translate(0px,0px);opacity:1}"
        + "20.001%{transform:translate(0px,0px);opacity:0}"
        + "50.000%{transform:translate(0px,0px);opacity:0}"
        + "50.001%{transform:translate(10px,0px);opacity:1}"
        + "100.000%{transform:translate(10px,0px);opacity:1}}")
  }
}
