import Foundation
import DragScript
import TestSupport
import Testing

@Suite struct ImportCommandTests {
  @Test(.timeLimit(.minutes(10)))
  func `a gigabyte that is not a recording is refused by its beginning`() async throws {
    let command = try Command()
    try command.folder.write("nothing\n", to: "big")
    #expect(unsafe truncate(command.folder["big"], off_t(3) << 30) == 0)
    let file = try await command.run("import", "big")
    #expect(file.code == 2)
    #expect(
      file.errorLines.first?.hasPrefix("drag: big: unknown recording format") == true)
    let named = try await command.run("import", "evemu", "big")
    #expect(named.errorLines.first == "drag: big: the file is larger than 1024 MiB")
    let process = Process()
    process.executableURL = try Command.executable()
    process.arguments = ["import", "-"]
    process.standardInput = FileHandle(forReadingAtPath: "/dev/zero")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  static let binds = ["--bind", "from=list#milk", "--bind", "to=list#tea@0.5,0.25"]

  @Test func `a recording becomes a script that a scene can play`() async throws {
    let command = try Command()
    try command.folder.write(Samples.actions, to: "a.json")
    let outcome = try await command.run(["import", "w3c", "a.json"] + Self.binds)
    #expect(
      outcome
        == Command.Outcome(
          code: 0,
          output: """
            dragscript 1
            set viewport 390x844
            pointer mouse mouse
            @0ms mouse: move list#milk
            @0ms mouse: down list#milk
            @10ms mouse: glide list#tea@0.5,0.25(+5,+0) over 10ms rate 60hz
            @20ms mouse: up

            """,
          errors: ""))
    let scene = try #require(Script.parse(Samples.list, file: "scene").script)
    let parsed = Script.parse(outcome.output, file: "a", scene: scene)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.script?.tests.count == 1)
  }

  @Test(arguments: ["59.94hz", "0.5hz", "240hz", "1000000hz"])
  func `every rate that is taken is one that a script may have`(rate: String) async throws {
    let command = try Command()
    try command.folder.write(Samples.actions, to: "a.json")
    let outcome = try await command.run(
      ["import", "w3c", "a.json", "--rate", rate] + Self.binds)
    #expect(outcome.lines.contains { $0.hasSuffix("over 10ms rate \(rate)") })
    let scene = try #require(Script.parse(Samples.list, file: "scene").script)
    #expect(Script.parse(outcome.output, file: "a", scene: scene).diagnostics.isEmpty)
  }

  @Test func `keys, wheels, pens and odd names become lines that parse on a scene`() async throws {
    let command = try Command()
    try command.folder.write(Samples.everything, to: "a.json")
    let outcome = try await command.run(
      "import", "w3c", "a.json", "--bind", "to=list#tea", "--bind", "wheel=list")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines.dropFirst(2) == [
        "require multi-pointer", "pointer p_n_1 pen", "pointer expect touch",
        "@0ms key down shift", "@0ms p_n_1: move 0.125,0",
        "@0ms scroll list by 0,-7 over 20ms", "@20ms key up shift",
        "@20ms p_n_1: down 0.125,0 button 2", "@20ms expect: down 0,0",
        "@20ms p_n_1: glide list#tea(-5.5,-0.25) over 10ms rate 60hz", "@20ms expect: cancel 0,0",
        "@30ms p_n_1: up",
      ])
    let scene = try #require(Script.parse(Samples.list, file: "scene").script)
    #expect(Script.parse(outcome.output, file: "a", scene: scene).diagnostics.isEmpty)
  }

  @Test func `a touch recording becomes a raw profile that parses by itself`() async throws {
    let command = try Command()
    try command.folder.write(Samples.touch, to: "a.evemu")
    let outcome = try await command.run(
      "import", "evemu", "a.evemu", "--viewport", "100x50", "--prepend-hold", "0.5s")
    #expect(
      outcome.lines == [
        "dragscript 1", "set viewport 100x50", "pointer touch1 touch",
        "@0ms touch1: down 50,7.5", "@1.1s touch1: move 50,10.5", "@1.2s touch1: up 50,10.5",
      ])
    #expect(Script.parse(outcome.output, file: "a").diagnostics.isEmpty)
  }

  @Test func `a file, an output file and standard input give the same bytes`() async throws {
    let command = try Command()
    try command.folder.write(Samples.touch, to: "a.evemu")
    let said = try await command.run("import", "evemu", "a.evemu")
    #expect(said.code == 0)
    #expect(try await command.run("import", "evemu", "a.evemu", "-o", "-") == said)
    for option in ["-o", "--output"] {
      let written = try await command.run("import", "evemu", "a.evemu", option, "b.drag")
      #expect(written == Command.Outcome(code: 0, output: "", errors: ""))
      #expect(try command.folder.text(of: "b.drag") == said.output)
    }
    #expect(try await command.run("import", "evemu", "-", input: Samples.touch) == said)
    // More than is read of it at once.
    let remarks = String(repeating: "# a remark\n", count: 20_000)
    #expect(try await command.run("import", "evemu", "-", input: remarks + Samples.touch) == said)
  }

  @Test(arguments: [("release", "up 50,21"), ("cancel", "cancel 50,21"), ("keep", "move 50,21")])
  func `at the end of the recording a contact does as is said`(
    word: String, last: String
  ) async throws {
    let command = try Command()
    let lines = Samples.touch.split(separator: "\n").filter { !$0.hasPrefix("E: 0.7") }
    let open = lines.joined(separator: "\n") + "\n"
    let outcome = try await command.run(
      "import", "evemu", "-", "--at-end", word, "--viewport", "100x100", input: open)
    #expect(outcome.code == 0)
    #expect(outcome.lines.last == "@600ms touch1: \(last)")
    #expect(outcome.errors.isEmpty == (word == "keep"))
  }

  @Test func `an element that is not bound is an error at its place, and nothing is written`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.actions, to: "a.json")
    let outcome = try await command.run(
      "import", "w3c", "a.json", "-o", "out.drag", "--bind", "from=list#milk")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errorLines[0].hasPrefix("a.json:8:57: error[GI0208]"))
    #expect(outcome.errors.contains("--bind to=REF"))
    #expect(try command.folder.names() == ["a.json"])
  }

  @Test(
    arguments: [
      ("w3c", "", "error[GI0003]: the file is empty"),
      ("evemu", "\n \n", "error[GI0003]: the file is empty"),
      ("w3c", "\u{0}\u{1}\u{FF}\u{2}", "<stdin>:1:1: error[GI"),
      ("evemu", "\u{0}\u{1}\u{FF}\u{2}", "<stdin>:1:1: error[GI"),
    ])
  func `what is empty or binary is refused, and nothing is written`(
    format: String, input: String, message: String
  ) async throws {
    let command = try Command()
    let outcome = try await command.run("import", format, "-", "-o", "out", input: input)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try command.folder.names() == [])
  }

  @Test func `a truncated recording is kept as far as it goes, and refused when asked`()
    async throws
  {
    let command = try Command()
    let cut = String(Samples.actions.prefix(Samples.actions.count - 40))
    let words = ["import", "w3c", "-"] + Self.binds
    let kept = try await command.run(words, input: cut)
    #expect(kept.code == 0)
    #expect(kept.lines.last?.hasSuffix(" up") == true)
    #expect(kept.errors.contains("<stdin>:9:4: warning[GI0004]"), "\(kept.errors)")
    let refused = try await command.run(words + ["--broken-end", "error"], input: cut)
    #expect(refused.code == 2)
    #expect(refused.output == "")
    #expect(refused.errors.contains("error[GI0004]"))
    #expect(refused.errors.contains("hint: import the part before it with --broken-end keep"))
  }

  @Test func `without ranges the message names the options that give them`() async throws {
    let command = try Command()
    let lines = Samples.touch.split(separator: "\n").filter { !$0.hasPrefix("A:") }
    let text = lines.joined(separator: "\n") + "\n"
    let refused = try await command.run("import", "evemu", "-", input: text)
    #expect(refused.code == 2)
    #expect(refused.errors.contains("--abs-range"))
    #expect(refused.errors.contains("--unit-scale"))
    let ranges = try await command.run(
      "import", "evemu", "-", "--abs-range", "0..100,0..100", "--viewport", "100x100", input: text)
    let scale = try await command.run(
      "import", "evemu", "-", "--unit-scale", "1", "--viewport", "100x100", input: text)
    #expect(ranges.code == 0)
    #expect(ranges.lines[3] == "@0ms touch1: down 50,15")
    #expect(ranges == scale)
  }

  @Test func `a file that is not there ends with 2`() async throws {
    let outcome = try await Command().run("import", "evemu", "none")
    #expect(
      outcome
        == Command.Outcome(
          code: 2, output: "", errors: "drag: none: no such file or folder\n"))
  }

  @Test func `a format that the recording shows need not be named`() async throws {
    let command = try Command()
    try command.folder.write(Samples.touch, to: "a.log")
    let named = try await command.run("import", "evemu", "a.log")
    #expect(try await command.run("import", "a.log") == named)
    #expect(try await command.run("import", "--format", "evemu", "a.log") == named)
    #expect(try await command.run("import", "-", input: Samples.touch).output == named.output)
    let unknown = try await command.run("import", "-", input: "hello\n")
    #expect(unknown.code == 2)
    #expect(
      unknown.errors.contains(
        "evtest, getevent, libinput, hid, maestro, commands, rrweb, mjsonwp, side, adb, log"))
    let near = try await command.run(
      "import", "-", input: "{\"title\":\"a\",\"steps\":[{\"type\":\"click\"}]}")
    #expect(near.errors.contains("Chrome's Recorder"))
    let twice = try await command.run("import", "evemu", "a.log", "--format", "w3c")
    #expect(twice.errors.contains("expected one format, found two"))
  }

  @Test func `help names every format and every option`() async throws {
    let help = try await Command().run("help", "import").output
    for word in [
      "w3c", "evemu", "evtest", "getevent", "libinput", "hid", "maestro", "commands", "rrweb",
      "mjsonwp", "side",
      "adb", "log", "--travel",
      "--device", "--start", "--indirect", "--scroll-offset", "--keep-compat-mouse",
      "--ignore-clicks", "xdotool",
    ] {
      #expect(help.contains(word), "\(word)")
    }
  }

  @Test func `what is imported goes on into a replay, as through a pipe`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Samples.actions, to: "a.json")
    let imported = try await command.run(["import", "a.json"] + Self.binds)
    let replayed = try await command.run(
      "replay", "--scene", "scene.drag", "-", "--trace", "-", input: imported.output)
    #expect(replayed.errors == "1 passed, 0 failed\n")
    let direct = try await command.run(
      ["replay", "--scene", "scene.drag", "a.json", "--trace", "-"] + Self.binds)
    #expect(replayed.lines.dropFirst() == direct.lines.dropFirst())
  }

  @Test(arguments: [
    (["--travel", "soon"], "--travel"), (["--start", "1"], "--start: expected a point, found `1`"),
    (["--scroll-offset", "x,y"], "--scroll-offset"), (["--device", "none"], "no device"),
  ])
  func `an option that cannot be carried out ends with 2`(words: [String], text: String)
    async throws
  {
    let outcome = try await Command().run(
      ["import", "evemu", "-"] + words, input: Samples.touch)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(text), "\(outcome.errors)")
  }
}

/// The seeded searches and the long inputs, which the quick run leaves out.
@Suite struct SlowImportCommandTests {
  @Test
  func `a recording of several pieces gives the same bytes, from a file and from standard input`()
    async throws
  {
    let command = try Command()
    let head = Samples.touch.split(separator: "\n").prefix(6).joined(separator: "\n") + "\n"
    var text = head
    for number in 0..<9_000 {
      let time = "\(number / 10).\(number % 10)00000"
      text += "E: \(time) 0003 0039 \(number)\nE: \(time) 0003 0035 \(number % 100)\n"
      text += "E: \(time) 0003 0036 7 # y\nE: \(time) 0000 0000 0\n"
      text += "E: \(time) 0003 0039 -1\nE: \(time) 0000 0000 0\n"
    }
    #expect(text.utf8.count > 1 << 20)
    try command.folder.write(text, to: "a.evemu")
    let plain = try await command.run("import", "a.evemu")
    #expect(plain.code == 0 && plain.errors.isEmpty)
    #expect(plain.lines.count == 3 + 2 * 9_000)
    #expect(plain.lines.last == "@899.9s touch1: up 386.1,59.08")
    #expect(try await command.run("import", "-", input: text).output == plain.output)
    #expect(try await command.run("import", "a.evemu", "-o", "a.drag").code == 0)
    #expect(try command.folder.text(of: "a.drag") == plain.output)
    let refused = try await command.run(
      "import", "a.evemu", "-o", "a.drag", "--abs-range", "0..1,0..1")
    #expect(refused.code == 2)
    #expect(try command.folder.text(of: "a.drag") == plain.output)
  }
}
