import CDragStage
import DragStageC
import Foundation
import Testing

/// The host in C, and what the library behind the header has to show.
@Suite struct CHostTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("CHost")

  /// Where the build has put its products: beside the bundle of the tests.
  private static var products: [URL] {
    let words = CommandLine.arguments + [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""]
    return words.filter { $0.contains("/") }.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
    }
  }

  private static func product(_ name: String) -> URL? {
    products.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isReadableFile(atPath: $0.path) }
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// What a program prints, and whether it went well.
  private static func run(_ program: URL, _ arguments: [String] = []) throws -> (String, Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  @Test func `a program in C runs two drags, and everything that it may not do is refused`() throws
  {
    let program = try #require(Self.product("c-host"))
    let (output, code) = try Self.run(program)
    #expect(code == 0)
    #expect(output == (try Self.text("output.txt")))
  }

  @Test func `the page for hosts shows the functions that draw here, and no others`() throws {
    let code = try Self.text("places.h")
    let shown = code.components(separatedBy: "/* guide: begin */\n").dropFirst().map {
      $0.components(separatedBy: "/* guide: end */\n")[0]
    }
    #expect(shown.count == 3)
    let page = try String(
      contentsOf: Self.folder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/DragStage/DragStage.docc/HostCommands.md"), encoding: .utf8
    )
    #expect(page.components(separatedBy: "```c\n").count == shown.count + 1)
    for code in shown { #expect(page.contains("```c\n\(code)```\n")) }
  }

  @Test func `the header declares the symbols of the list, each once`() throws {
    let header = try String(
      contentsOf: Self.folder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/CDragStage/include/dragstage.h"), encoding: .utf8)
    let code = header.replacing(/\/\*(.|\n)*?\*\//, with: "")
    let declared = code.matches(of: /\b(ds_\w+)\(/).map { String($0.1) }
    #expect(
      declared.sorted() == (try Self.text("symbols.txt")).split(separator: "\n").map(String.init))
  }

  @Test(.enabled(if: product("libDragStageC.so") != nil && isNMThere))
  func `the library exports these symbols and no other of C`() throws {
    let library = try #require(Self.product("libDragStageC.so"))
    let (output, code) = try Self.run(
      URL(fileURLWithPath: "/usr/bin/nm"), ["-D", "--defined-only", library.path])
    #expect(code == 0)
    let names = output.split(separator: "\n").compactMap { $0.split(separator: " ").last }
      .map(String.init).filter { !$0.hasPrefix("$s") && !$0.hasPrefix("_") }
    #expect(
      names.sorted() == (try Self.text("symbols.txt")).split(separator: "\n").map(String.init))
  }

  private static var isNMThere: Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/nm")
  }

  @Test func `a struct of a caller with an older header is read and written as far as it goes`()
    throws
  {
    var settings = ds_settings()
    settings.size = 4
    settings.lift_slop = -1  // Behind what this caller knows.
    var stage: OpaquePointer?
    #expect(ds_stage_create(&settings, &stage) == ds_status(DS_STATUS_OK))
    defer { _ = ds_stage_destroy(&stage) }
    var reply = ds_reply()
    reply.size = 8
    reply.command_count = 77
    #expect(ds_tick(stage, 0, &reply) == ds_status(DS_STATUS_OK))
    #expect(reply.command_count == 77)
    #expect(reply.size == 8)
    reply.size = 0
    #expect(ds_tick(stage, 0, &reply) == ds_status(DS_ERR_INVALID_VALUE))
    settings.size = .max
    settings.lift_slop = 5
    var other: OpaquePointer?
    #expect(ds_stage_create(&settings, &other) == ds_status(DS_ERR_INVALID_VALUE))
    settings.size = 4096  // A caller with a newer header.
    #expect(ds_stage_create(&settings, &other) == ds_status(DS_STATUS_OK))
    #expect(ds_stage_destroy(&other) == ds_status(DS_STATUS_OK))
    #expect(other == nil)
  }

  @Test func `null is an answer everywhere, and never a crash`() {
    #expect(ds_stage_create(nil, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_stage_destroy(nil) == ds_status(DS_ERR_NULL))
    #expect(ds_add_view(nil, nil, ds_rect(), nil, nil, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_add_seat(nil, "a", nil) == ds_status(DS_ERR_NULL))
    #expect(ds_host_enter(nil, 0, nil, nil, 0, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_next_command(nil, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_next_notification(nil, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_next_trace_line(nil, nil, 0, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_host_unpacked(nil, 0, nil, 0, 0, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_placeholder_put(nil, 0, 0, nil, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_placeholder_commit(nil, 0, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_adopt(nil, 0, 0, 0) == ds_status(DS_ERR_NULL))
    #expect(ds_placeholder_delete(nil, 0) == ds_status(DS_ERR_NULL))
    #expect(ds_placeholder_gap(nil, 0, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_session_item_at(nil, 0, 0, nil, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_record(nil, 1, 1) == ds_status(DS_ERR_NULL))
    #expect(ds_next_recorded_line(nil, nil, 0, nil) == ds_status(DS_ERR_NULL))
    var stage: OpaquePointer?
    #expect(ds_stage_create(nil, &stage) == ds_status(DS_STATUS_OK))
    #expect(ds_record(stage, .nan, 1) == ds_status(DS_ERR_INVALID_VALUE))
    #expect(ds_placeholder_put(stage, 1, 0, nil, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_session_item_at(stage, 1, 0, nil, nil) == ds_status(DS_ERR_NULL))
    var view: ds_view = 0
    #expect(ds_add_view(stage, nil, ds_rect(), nil, nil, &view) == ds_status(DS_ERR_NULL))
    #expect(ds_add_view(stage, "a", ds_rect(), nil, nil, nil) == ds_status(DS_ERR_NULL))
    let nowhere = ds_rect(x: .nan, y: 0, width: 1, height: 1)
    #expect(ds_add_view(stage, "a", nowhere, nil, nil, &view) == ds_status(DS_ERR_INVALID_VALUE))
    #expect(
      ds_add_collection(stage, "a", ds_rect(), nil, nil, 0, nil, nil, &view)
        == ds_status(DS_ERR_NULL))
    var seat: ds_pointer = 0
    #expect(ds_add_seat(stage, "s", &seat) == ds_status(DS_STATUS_OK))
    #expect(ds_host_enter(stage, seat, nil, nil, 0, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_load_delivered(stage, 0, 0, nil, nil, 3, 0, nil) == ds_status(DS_ERR_NULL))
    #expect(ds_load_delivered(stage, 0, 9, nil, nil, 0, 0, nil) == ds_status(DS_ERR_UNKNOWN_NAME))
    #expect(ds_provide(stage, 0, 0, "public.png", nil, 0) == ds_status(DS_ERR_UNKNOWN_NAME))
    #expect(ds_stage_destroy(&stage) == ds_status(DS_STATUS_OK))
    #expect(ds_tick(stage, 0, nil) == ds_status(DS_ERR_NULL))
  }

  @Test func `a text that does not end, or is not UTF-8, is refused`() {
    var stage: OpaquePointer?
    #expect(ds_stage_create(nil, &stage) == ds_status(DS_STATUS_OK))
    defer { _ = ds_stage_destroy(&stage) }
    var seat: ds_pointer = 0
    let endless = [CChar](repeating: 97, count: Int(DS_TEXT_LIMIT) + 2)
    #expect(ds_add_seat(stage, endless, &seat) == ds_status(DS_ERR_INVALID_VALUE))
    #expect(ds_add_seat(stage, [-1, 0], &seat) == ds_status(DS_ERR_INVALID_VALUE))
  }

  @Test func `the sizes of the library are those of the guide's form`() {
    #expect(ds_version() == UInt32(DS_VERSION))
    let words = (-11...3).map { String(cString: ds_status_text(ds_status($0))) }
    #expect(Set(words).count == 14)
  }
}
