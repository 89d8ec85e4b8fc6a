import Testing

@testable import DragFilm

@Suite struct FilmLoadTests {
  /// A drop of a row whose data comes from its provider.
  private func reel(
    _ provider: String, onPerform answer: String, _ end: String = "settle"
  ) throws -> FilmReel {
    try FilmedScript.reel(
      """
      dragscript 1
      collection from at 0,0 size 180x300 layout rows(height=50)
      collection to at 200,0 size 180x300 layout rows(height=50)
      items from card
      items to x
      provider from#card public.utf8-plain-text "text" \(provider)
      on to update => proposal copy insert-at
      \(answer)
      test "a card is copied"
        @0ms    down from#card
        @600ms  move to[gap 0]
        @700ms  up
        \(end)

      """)
  }

  @Test func `a load that a placeholder waits for goes from its insertion to its data`() throws {
    let reel = try reel("delay 2s", onPerform: "on to perform => items load")
    let load = try #require(reel.loads.first)
    #expect(reel.loads.count == 1)
    #expect(reel.items[load.item].name == "card")
    #expect(load.type == "public.utf8-plain-text")
    #expect([load.start, load.end] == [700_000, 2_700_000])
    #expect(load.error == nil)
  }

  @Test func `a load that was asked for alone has no placeholder`() throws {
    let reel = try reel("delay 1s", onPerform: "on to perform do load card")
    #expect(reel.loads.map(\.type) == ["public.utf8-plain-text"])
    #expect(reel.loads.map(\.start) == [700_000])
    #expect(reel.loads.map(\.end) == [1_700_000])
  }

  @Test func `a load that fails has its error, also where the end gives it up`() throws {
    let failed = try reel("fail \"the disk is full\"", onPerform: "on to perform => items load")
    #expect(failed.loads.map(\.error) == ["error -1"])
    let unanswered = try reel("delay manual", onPerform: "on to perform => items load", "wait 1s")
    #expect(unanswered.loads.map(\.error) == ["error -1"])
  }

  @Test func `the progress of a load is drawn in its placeholder`() throws {
    let reel = try reel(
      "size 1000 delay manual", onPerform: "on to perform => items load",
      "@900ms  progress from#card 250")
    #expect(reel.loads.first?.progress == [FilmLoad.ProgressPoint(time: 900_000, share: 0.25)])
    let moment = try #require(reel.moments.last { $0.time == 900_000 })
    let waiting = try #require(moment.state.cells.first { $0.value.state == .waits })
    #expect(moment.state.progress[waiting.key]?.share == 0.25)
    let still = reel.still(at: 900_000)
    #expect(still.contains("<rect class=\"w\""))
    #expect(still.contains("<rect class=\"b\" rx=\"2\" x=\"11.5\" y=\"38.5\" width=\"39.25\""))
  }
}
