import Foundation
import PackagePlugin

/// `swift package drag …`: the command of this package, in a package that depends on it.
///
/// All words go to the command as they are, and paths are those of the package. What writes into the package
/// (`fmt`, `record`, `replay --update`) needs `--allow-writing-to-package-directory` where plugins run in a
/// sandbox.
///
/// The command is built with the modules of the package's tests, in the configuration of `swift package`.
@main
struct DragPlugin: CommandPlugin {
  /// Runs the command to its end, and ends with its exit code.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let build = try packageManager.build(
      .product("drag"), parameters: .init(configuration: .inherit))
    let drag = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == "drag"
    }
    guard build.succeeded, let drag else {
      Diagnostics.error("the command `drag` cannot be built:\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = drag.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    exit(process.terminationStatus)
  }
}
