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

  @Test(arguments: formats.dropLast(), ["hello", "Available things", "jane wrote", "/dev/input/x"])
  func `a line of another text is none of a terminal's`(format: RecordingFormat, line: String) {
    #expect(!imported(line + "\n" + Self.recording(format), as: format).isImported)
    #expect(detected(line + "\n" + Self.recording(format)) == nil)
  }

  @Test func `a menu is none of a recording's where events have begun`() {
    let text = Self.recording(.evemu)
    #expect(imported(text + "Available devices:\n", as: .evemu).errors.map(\.code) == ["GI0301"])
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
