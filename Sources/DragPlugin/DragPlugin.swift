import Foundation
import PackagePlugin

/// `swift package drag …`: the command of this package, in a package that depends on it.
///
/// All words go to the command as they are, and paths are those of the package. What writes into the package
/// (`fmt`, `record`, `replay --update`) needs `--allow-writing-to-package-directory` where plugins run in a
/// sandbox.
@main
struct DragPlugin: CommandPlugin {
  /// Runs the command to its end, and ends with its exit code.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "drag").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    exit(process.terminationStatus)
  }
}
