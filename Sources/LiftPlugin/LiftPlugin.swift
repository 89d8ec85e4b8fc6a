import Foundation
import PackagePlugin

/// Compiles an application's files in a target of Linux as `drag lift` writes them, without a copy in the package.
///
/// The files are those of Swift below the target's folder that the target neither compiles nor excludes: its `sources` name
/// what is compiled as it is, and its `exclude` what is left out.
@main
struct LiftPlugin: BuildToolPlugin {
  /// A command for each file, so that a file that was edited is lifted alone.
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else {
      Diagnostics.error("LiftPlugin lifts files of Swift, and \(target.name) is no target of Swift")
      return []
    }
    let files = target.sourceFiles
      .filter { $0.type == .unknown && $0.url.pathExtension == "swift" }
      .map(\.url)
      .sorted { $0.path < $1.path }
    guard !files.isEmpty else {
      Diagnostics.warning(
        "\(target.name) has no file to lift: `sources` names what is compiled as it is, and LiftPlugin lifts other files"
      )
      return []
    }
    let tool = try context.tool(named: "drag-lift").url
    let folder = context.pluginWorkDirectoryURL
    // A protocol may be declared in another file than its optional methods are called in. This list changes seldom, and the
    // copies are made again only when it does. It is a file of comments, since another one would be a resource.
    let requirements = folder.appendingPathComponent("LiftPlugin.requirements.swift")
    let depth = target.directoryURL.standardizedFileURL.pathComponents.count
    return [
      .buildCommand(
        displayName: "Reading the optional requirements of \(target.name)", executable: tool,
        arguments: ["requirements", requirements.path] + files.map(\.path),
        inputFiles: files, outputFiles: [requirements])
    ]
      + files.map { file in
        // Its name is another one than the file's, whose name the compiler writes into messages of the copy.
        let name = file.deletingPathExtension().standardizedFileURL.pathComponents
          .dropFirst(depth).joined(separator: "/")
        let copy = folder.appendingPathComponent("\(name).lifted.swift")
        return .buildCommand(
          displayName: "Lifting \(name).swift", executable: tool,
          arguments: ["copy", requirements.path, file.path, copy.path],
          inputFiles: [file, requirements], outputFiles: [copy])
      }
  }
}
