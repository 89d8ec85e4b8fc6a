import TestSupport
import Testing

/// Numbers that no script means, in every place where the language and the command take one.
@Suite struct SlowExtremeNumberTests {
  private static let numbers = [
    "0", "-1", "1", "1000000000000000", "9007199254740992", "9223372036854775807",
    "9223372036854775808", "9223372036854776", "1" + String(repeating: "0", count: 300),
    "0." + String(repeating: "0", count: 300) + "1",
  ]

  /// Lines above the first test; `N` is the number.
  private static let setup = [
    "set viewport NxN", "set rate Nhz", "set lift.delay Nms", "set lift.slop N",
    "set lift.duration Nus", "set resolver.radius N", "set resolver.hysteresis N",
    "set spring.delay Ns", "set spring.flash Nms", "set spring.begin-speed N",
    "set spring.cancel-speed N", "set precise.offset N", "set load.deadline Nms",
    "set animation Nms", "set animation.bulk N", "set settle.max Nms", "set seed N",
    "view v at N,0 size 10x10", "view v at 0,N size 10x10", "view v at 0,0 size NxN",
    "view v at 0,0 size 9x9 scrolls NxN", "view v at 0,0 size 9x9 periodic Nms",
    "collection c at 0,0 size 50x50 layout rows(height=N,gap=N,inset=N,header=N,footer=N)",
    "collection c at 0,0 size 50x50 layout grid(cell=NxN,gap=N,columns=N,inset=N)",
    "collection c at 0,0 size 50x50 layout flow(item=NxN,line=N,gap=N)",
    "collection c at 0,0 size 50x50 layout two-column(inset=N,gap=N)",
    "items list run[0..N]", "items list run[N..N]",
    "size list#a NxN", "frame list#a at N,N size NxN",
    "provider list#a public.text \"x\" delay Nms", "provider list#a public.text \"x\" size N",
    "store s memory delay Nms", "on list update when count > N => proposal copy",
    "on list update when nth = N => proposal copy", "on list update when t >= Nms => refuse",
    "on list sessionForAdding => session N", "on list perform after Nms => accept",
    "on list liftPreview => preview at N,N", "on list menu do drop a at N,N scale N",
  ]

  /// Lines of a test in which an item is carried.
  private static let lines = [
    "@Nus up", "@Nms f: move 1,1", "@0us g: down N,N", "+Nms up", "down N,N",
    "f: move N,0", "f: glide N,N over Nms rate Nhz ease smooth", "f: glide 5,5 over Nus",
    "f: glide 1,1 over 10ms rate Nhz", "f: move list#b@N,N", "f: move list#b(+N,-N)", "f: up N,N",
    "f: cancel N,N", "wait Nms", "settle max Nms", "scroll list by N,N over Nms",
    "scroll list by N,N", "resize list at N,N size NxN", "f: move list[N]", "f: move list[gap N]",
    "f: move list[N/N]", "insert list[gap N] n", "insert list[gap N/N] n",
    "batch list delete N insert N n move N to N/N reload N counts N N",
    "batch list uikit move-section N to N insert-section N",
    "reorder list#a to list[gap N]", "drop a into list#b at N,N size NxN", "drop a at N,N scale N",
    "drop a as placeholder list[gap N]", "progress list#a N", "down 1,1 button N",
    "expect calls list.update < N", "expect calls list.update = N", "expect misuse = N",
    "expect files = N", "expect progress = N", "expect badge = plus N",
    "expect preview = N,N", "expect frame list = N,N NxN", "expect within Nms of list.* list.*",
    "expect proposal = move insert-at list[gap N]", "expect menu = list[N]",
    "expect writes list < N", "| N list.items", "h: host enter text/plain at N,N",
    "h: host over N,N", "h: host drop N,N",
  ]

  private static func script(_ setup: String, _ line: String) -> String {
    """
    dragscript 1
    pointer f touch
    pointer g mouse
    pointer h mouse
    collection list at 0,0 size 100x100 layout rows()
    items list a b c
    provider list#a public.text "A" delay manual
    on list update => proposal move insert-at
    on list perform => items load
    \(setup)
    test "t"
      f: down list#a
      wait 600ms
      f: glide list#b over 20ms
      \(line)
      f: up

    """
  }

  @Test func `no number in a script ends the command before all verdicts are there`() async throws {
    let command = try Command()
    var count = 0
    for number in Self.numbers {
      let scripts =
        Self.setup.map { Self.script($0, "wait 1ms") } + Self.lines.map { Self.script("", $0) }
      for script in scripts {
        count += 1
        // The digits of the scene stay what they are.
        try command.folder.write(
          script.replacing("N", with: number), to: "\(1_000 + count).drag")
      }
    }
    let outcome = try await command.run(
      "replay", ".", "--max-events", "2000", "--max-time", "25h")
    #expect([1, 2, 3].contains(outcome.code))
    #expect(!outcome.output.contains("defect of the stage"))
    let read = try await command.run("check", ".")
    #expect(read.code == 2)
    #expect(read.lines.last?.hasPrefix("\(count) scripts, ") == true)
  }

  @Test func `a progress that no load can have is a fault at its line`() async throws {
    let command = try Command()
    try command.folder.write(
      Self.script("", "expect progress = 9223372036854776"), to: "a.drag")
    try command.folder.write(Samples.drag(), to: "b.drag")
    let outcome = try await command.run("replay", ".")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("./a.drag:15:21: error[DS0208]"))
    #expect(outcome.lines.last?.hasPrefix("2 passed") == true)
  }

  @Test func `no number of an option ends the command by a signal`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Samples.touch, to: "touch.evemu")
    try command.folder.write(Samples.actions, to: "actions.json")
    let replays = [
      "--jobs": "N", "--seed": "N", "--coverage-min": "N", "--max-events": "N",
      "--max-time": "Nms", "--shard": "N/N", "--repeat": "-N",
    ]
    let explorations = [
      "--run": "N", "--seed": "N", "--jobs": "N", "--shard": "N/N", "--runs": "-N",
    ]
    let imports = [
      "--viewport": "NxN", "--rate": "Nhz", "--prepend-hold": "Nms", "--abs-range": "0..N,N..N",
      "--unit-scale": "N", "--start": "N,N", "--travel": "Nms", "--scroll-offset": "N,N",
    ]
    for number in Self.numbers {
      for (option, form) in replays {
        let value = form.replacing("N", with: number)
        let outcome = try await command.run("replay", "a.drag", "--shuffle", "\(option)=\(value)")
        #expect([0, 1, 2, 3, 5].contains(outcome.code), "\(option) \(value)")
      }
      for (option, form) in explorations {
        let value = form.replacing("N", with: number)
        let count = option.hasPrefix("--run") ? [] : ["--runs", "2"]
        let outcome = try await command.run(
          ["explore", "scene.drag", "\(option)=\(value)"] + count)
        #expect([0, 1, 2].contains(outcome.code), "\(option) \(value)")
      }
      for (option, form) in imports {
        let value = form.replacing("N", with: number)
        let file = option == "--rate" ? "actions.json" : "touch.evemu"
        let outcome = try await command.run("import", file, "\(option)=\(value)")
        #expect([0, 2].contains(outcome.code), "\(option) \(value)")
      }
    }
  }
}
