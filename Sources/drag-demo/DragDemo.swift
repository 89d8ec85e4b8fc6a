import DragFiles
import DragReplay
import DragScript
import DragStage
import StagePicture

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(CRT)
  import CRT
#endif

/// The demo: a window with two collections and a table, or with the scene of a script.
@main
enum DragDemo {
  static func main() {
    do throws(DemoError) {
      try run(DemoOptions(CommandLine.arguments.dropFirst()))
    } catch {
      print("drag-demo: \(error.message)")
      exit(2)
    }
  }

  private static func run(_ options: DemoOptions) throws(DemoError) {
    guard !options.showsHelp else { return print(DemoOptions.usage) }
    let text = try options.scene.map { path throws(DemoError) in
      String(
        decoding: try DemoError.wrapping { () throws(FileError) in
          try DiskFile(path).bytes()
        }, as: UTF8.self)
    }
    let scene = text ?? DemoScene.text
    guard !options.printsScene else { return print(scene, terminator: "") }
    let outcome = Script.parse(scene, file: options.scene ?? "demo.drag")
    guard let script = outcome.script else {
      throw DemoError(outcome.diagnostics.first.map { "\($0)" } ?? "the script has no scene")
    }
    let staged: ScriptStage
    do throws(TestFailure) {
      staged = try ScriptStage(script)
    } catch {
      throw DemoError("\(error.location.file):\(error.location.line): \(error.message)")
    }
    #if GTK
      try DemoWindow(
        staged, hasOwnScene: options.scene == nil,
        recording: DemoRecording(of: staged, scene: script), options: options
      ).run()
    #else
      throw DemoError(
        "this build has no window: install GTK 4 (libgtk-4-dev) and use\n"
          + "  swift run --traits GTK drag-demo")
    #endif
  }
}

/// The reason that the demo cannot continue.
struct DemoError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// Executes a file operation.
  static func wrapping<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(DemoError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw DemoError(error.description)
    }
  }
}
