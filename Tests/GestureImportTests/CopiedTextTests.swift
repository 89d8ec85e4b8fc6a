import DragScript
import GestureImport
import Testing

/// Recordings that were copied from mails and terminals (3.2).
struct CopiedTextTests {
  /// The formats of the kernel's events, which are copied by hand.
  static let formats = [RecordingFormat.evemu, .getevent, .libinput, .evtest]

  static func recording(_ format: RecordingFormat) -> String {
    GoodRecordings.all.first { $0.format == format }?.text ?? ""
  }

  func script(_ text: String, _ format: RecordingFormat) -> String {
    imported(text, as: format).scriptText
  }

  func detected(_ text: String) -> RecordingFormat? {
    RecordingFormat.detected(in: Array(text.utf8))
  }

  /// The text with a mark before each line.
  static func quoted(_ text: String, _ mark: String) -> String {
    text.split(separator: "\n").map { mark + $0 + "\n" }.joined()
  }

  // MARK: Mails

  @Test(arguments: formats, ["> ", ">", "> > ", ">> ", "> > > "])
  func `3.2: quoted text of any level is detected and read`(
    format: RecordingFormat, mark: String
  ) {
    let text = Self.recording(format)
    let result = imported(Self.quoted(text, mark), as: format)
    #expect(result.scriptText == script(text, format) && !result.scriptText.isEmpty)
    #expect(result.codes == imported(text, as: format).codes)
    #expect(detected(Self.quoted(text, mark)) == format)
    #expect(detected("\r\n" + Self.quoted(text, mark).replacing("\n", with: "\r\n")) == format)
  }

  @Test(arguments: formats)
  func `3.2: a line that is not quoted among quoted ones is left out with a warning`(
    format: RecordingFormat
  ) {
    let text = Self.recording(format)
    var lines = Self.quoted(text, "> ").split(separator: "\n").map(String.init)
    lines.insert("Here it jumps: see [1] and \"this\"", at: lines.count / 2)
    lines.insert("On Monday Jane <jane@example.org> wrote:", at: 0)
    lines += ["", "Thanks!"]
    let mail = lines.joined(separator: "\n") + "\n"
    let result = imported(mail, as: format)
    #expect(result.scriptText == script(text, format))
    #expect(result.codes.filter { $0 == "GI0317" }.count == 1)
    #expect(result.diagnostics.first { $0.code == "GI0317" }?.location.line == 1)
    #expect(detected(mail) == format)
    #expect(imported(text + "> E: 1\n", as: format).codes.contains("GI0317") == false)
  }

  @Test func `a list that goes on over quoted lines is read`() {
    let text = Self.recording(.libinput)
    let wide = text.replacing("properties: [1]", with: "properties: [\n  1,\n  2 ]")
    #expect(script(Self.quoted(wide, "> "), .libinput) == script(text, .libinput))
  }

  // MARK: Terminals

  static let menu = [
    "No device specified, trying to scan all of /dev/input/event*",
    "Not running as root, no devices may be available.", "Available devices:",
    "/dev/input/event0:\tLid Switch", "/dev/input/event12:      Touch Screen",
    "Select the device event number [0-12]: 12",
  ]

  @Test(
    arguments: formats,
    [
      ["jane@host:~$ sudo evemu-record"], ["[jane@host ~]$ libinput record"],
      ["$ sudo libinput record -o out.yml /dev/input/event3"],
      ["root@host:/home/jane# evemu-record /dev/input/event4"], ["$ evemu-record"],
      ["C:\\platform-tools>adb shell getevent -lt"], ["shell@android:/ $ getevent -t"],
      ["generic:/ $ "], ["➜  ~ sudo evemu-record"], ["adb shell", "sargo:/ # getevent -t"],
      ["* daemon not running; starting now at tcp:5037", "* daemon started successfully"],
      ["could not get driver version for /dev/input/mouse0, Not a typewriter"], menu,
      ["host% libinput record"] + menu,
    ])
  func `3.2: what a terminal shows above a recording does not hide it`(
    format: RecordingFormat, lines: [String]
  ) {
    let text = Self.recording(format)
    let copy = lines.map { $0 + "\n" }.joined() + text
    #expect(detected(copy) == format)
    #expect(detected(copy.replacing("\n", with: "\r\n")) == format)
    let result = imported(copy, as: format)
    #expect(result.scriptText == script(text, format))
    #expect(result.codes == imported(text, as: format).codes)
    #expect(detected(Self.quoted(copy, "> ")) == format)
  }

  @Test(arguments: formats, ["^C", "^Cjane@host:~$", "jane@host:~$ ", "root@host:/ # ", "$"])
  func `3.2: a prompt below a recording is left out`(format: RecordingFormat, line: String) {
    let text = Self.recording(format)
    let result = imported(text + line + "\n", as: format)
    #expect(result.scriptText == script(text, format))
    #expect(result.errors.isEmpty)
  }

  @Test func `3.2: a prompt among the events is left out, and any other line with a warning`() {
    let prompts = #"""
      libinput record
      $ libinput record
      $ sudo /usr/bin/libinput record
      % libinput record /dev/input/event3
      > libinput record
      $ evtest
      $ doas evtest
      $ timeout 5 evtest
      $ stdbuf -oL getevent
      $ adb shell getevent
      adb shell
      adb root
      su
      exit
      evemu-record
      evemu-describe x
      evtest /dev/input/event3
      sudo evtest
      evtest | tee x
      one two three four five six seven eight nine $ evtest
      $ sudo a b c d e f evtest
      ➜  ~ evtest
      ❯ evtest
      jane@host:~$
      jane@host ~ %
      [jane@host ~]$
      host:/home/jane $
      C:\>
      ~ #
      $
      >
      ^C
      ^C jane@host:~$
      ^Chello
      ^D$
      ^C^C
      """#
    let others = #"""
      $ libinput replay
      $ sudo libinput --verbose record
      $ record libinput
      # libinput record
      $ evtested
      $ cat evtest
      $ sudo cat
      adb shell ls
      su jane
      exit now
      evemu-play
      $ a b c d e f g evtest
      $ sudo a b c d e f g evtest
      ➜  ~ ls
      ❯ ls
      → evtest
      host:home $
      /home/jane $
      >>
      a $
      a b
      a: $
      Cost 5$
      5$
      E: $
      EV_KEY $
      Every $
      -$
      [$
      [ 5] $
      [5 $
      """#
    let lines = (prompts + "\n" + others).split(separator: "\n").map(String.init)
    let long = [509, 511].map { String(repeating: "x", count: $0) + "@ $" }
    let warned = (lines + long).filter { line in
      let text = EvtestReaderTests.tap.replacing(
        "Event: time 7.1", with: line + "\nEvent: time 7.1", maxReplacements: 1)
      return imported(text, as: .evtest) { $0.unitScale = 1 }.codes == ["GI0301"]
    }
    #expect(warned == others.split(separator: "\n").map(String.init) + long.suffix(1))
  }

  @Test func `3.2: what libinput record says of itself is no part of its recording`() {
    let text = "Recording to 'stdout'.\n" + Self.recording(.libinput)
    #expect(detected(text) == .libinput)
    #expect(imported(text, as: .libinput).diagnostics.isEmpty)
    #expect(script(text, .libinput) == script(Self.recording(.libinput), .libinput))
  }

  @Test func `a menu among the events is left out with a warning`() {
    let result = imported(Self.recording(.evemu) + "Available devices:\n", as: .evemu)
    #expect(result.codes.last == "GI0301" && result.isImported)
  }

  // MARK: Bug trackers

  static let above = """
    Dragging with this screen ends at once: see the recording.

    - kernel: 6.1
    ## Steps
    1. Touch the screen

    """
  static let below = "\nThanks for any hint!\n - OS: Fedora\n"

  @Test(arguments: formats, [above, "hello\n", "See /dev/input/x\n", "Available things\n"])
  func `3.2: text above a recording is passed over, and below it with a warning`(
    format: RecordingFormat, above: String
  ) {
    let text = Self.recording(format)
    #expect(detected(above + text) == format)
    let result = imported(above + text, as: format)
    #expect(result.scriptText == script(text, format) && !result.scriptText.isEmpty)
    #expect(result.codes == imported(text, as: format).codes)
    let both = imported(above + text + Self.below, as: format)
    #expect(both.scriptText == script(text, format))
    #expect(both.codes.filter { $0 == "GI0301" }.count == 1)
  }

  @Test func `3.2: prose among the frames of libinput is left out with a warning`() {
    let text = Self.recording(.libinput)
    let prose = text.replacing("  - evdev:\n", with: "Here it jumps:\n - by 3 mm\n  - evdev:\n")
    #expect(prose != text && script(prose, .libinput) == script(text, .libinput))
    #expect(imported(prose, as: .libinput).codes.first == "GI0301")
  }

  @Test func `3.2: a recording is found in the first 64 KiB, and not behind them`() {
    let line = "This is what I did and what I saw, step by step, before I recorded it.\n"
    let text = Self.recording(.evtest)
    #expect(detected(String(repeating: line, count: 850) + text) == .evtest)
    #expect(detected(String(repeating: line, count: 950) + text) == nil)
    #expect(detected(String(repeating: "\n", count: 20_000) + line + text) == .evtest)
  }

  /// Actions of WebDriver below a text are those of a log.
  static let values = GoodRecordings.all.filter { format, text in
    [.hid, .commands, .rrweb, .side].contains(format) && ["{", "["].contains(text.first)
  }

  @Test(arguments: values)
  func `3.2: JSON below a text is read, whatever its format is`(
    recording: (format: RecordingFormat, text: String)
  ) {
    let (format, text) = recording
    #expect(detected("I saw:\n\n" + text + "\n") == format)
    let result = imported("I saw:\n\n" + text + "\n", as: format)
    #expect(result.scriptText == imported(text, as: format).scriptText)
    #expect(result.errors.map(\.code) == imported(text, as: format).errors.map(\.code))
  }

  @Test func `3.2: JSON is looked for in sixteen lines that might begin it, and no more`() {
    let line = "{see} below\n"
    func isRead(below count: Int) -> Bool {
      let text = "I saw:\n" + String(repeating: line, count: count) + GoodRecordings.hid
      return imported(text, as: .hid).isImported
    }
    #expect(isRead(below: 15) && !isRead(below: 16))
  }

  @Test(arguments: GoodRecordings.all.indices, ["```", "````text", "```yaml", "  ~~~"])
  func `3.2: a recording between two fences is read, whatever its format is`(
    index: Int, fence: String
  ) {
    let (format, text) = GoodRecordings.all[index]
    func read(_ text: String) -> ImportResult {
      imported(text, as: format) { options in
        options.unitScale = 1
        options.outOfBounds = .clamp
        options.bindings = [
          "e": "list#tea", "w": "list", "css=#tea": "list#tea", "id=bin": "bin", "Item 3": "list#3",
        ]
      }
    }
    let end = String(fence.filter { "`~ ".contains($0) })
    let lines = text.hasSuffix("\n") ? text : text + "\n"
    let fenced = Self.above + fence + "\n" + lines + end + Self.below
    #expect(detected(fenced) == format)
    let (plain, result) = (read(text), read(fenced))
    #expect(result.scriptText == plain.scriptText)
    #expect(result.codes == plain.codes)
    #expect(
      result.sourceMap.location(ofEvent: 0)?.line
        == plain.sourceMap.location(ofEvent: 0).map { $0.line + 6 })
    #expect(read(Self.above + fence + "\n" + lines).scriptText == plain.scriptText)
    let written = RecordingScript(ScriptText(Array(fenced.utf8)), file: "in", as: format)
    #expect(written.isImported == imported(fenced, as: format).isImported)
  }

  @Test func `3.2: a second recording between fences is left out with a warning`() {
    let block = "```\n" + Self.recording(.evtest) + "```\n"
    let result = imported(block + "and without the cover:\n" + block, as: .evtest)
    #expect(result.scriptText == script(Self.recording(.evtest), .evtest))
    #expect(result.codes == ["GI0012"])
    let code = imported("```\nlet a = 1\n```\n" + block, as: .evtest)
    #expect(code.codes.isEmpty && code.isImported)
  }

  @Test func `JSON on lines of its own is found below other text`() {
    for (format, text) in [
      (RecordingFormat.hid, GoodRecordings.hid), (.commands, GoodRecordings.commands),
    ] {
      let copy = Self.above + text + Self.below
      #expect(detected(copy) == format)
      func script(_ text: String) -> String {
        imported(text, as: format) { $0.bindings = ["e": "bin", "from": "bin", "to": "bin"] }
          .scriptText
      }
      #expect(script(copy) == script(text))
    }
    #expect(detected(Self.above + "{\"commands\": [}") == nil)
  }

  // MARK: Encodings

  @Test(arguments: [true, false], [true, false])
  func `a recording in UTF-16 is refused by that name`(isBigEndian: Bool, hasMark: Bool) {
    let units = Array(((hasMark ? "\u{FEFF}" : "") + Self.recording(.getevent)).utf16)
    let bytes = units.flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    #expect(RecordingFormat.isUTF16(bytes))
    #expect(RecordingFormat.detected(in: bytes) == nil)
    for format in RecordingFormat.allCases {
      let result = importRecording(bytes, file: "in", as: format)
      #expect(result.marks == ["1:1 GI0010"])
      #expect(result.errors.first?.hint?.contains("iconv") == true)
    }
    #expect(!RecordingFormat.isUTF16(Array(Self.recording(.getevent).utf8)))
    #expect(!RecordingFormat.isUTF16([0, 1, 0, 1]))
  }
}
