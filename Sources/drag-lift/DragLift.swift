import Foundation
import SourceLift

/// What `LiftPlugin` runs in a build: `drag lift` for one file, whose messages are those of a compiler.
///
///     drag-lift requirements LIST FILE…   lists the optional requirements that files declare
///     drag-lift copy LIST FILE COPY       writes a lifted copy of a file
@main
struct DragLift {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(BuildError) {
      switch (words.first, words.count) {
      case ("requirements", 2...): try list(words[2...], in: words[1])
      case ("copy", 4): try copy(words[2], to: words[3], knowing: words[1])
      default:
        throw BuildError(
          description:
            "drag-lift: error: expected `requirements LIST FILE…` or `copy LIST FILE COPY`")
      }
    } catch {
      print(error.description)
      exit(1)
    }
  }

  /// A list is compiled with the copies, so each name in it is a comment.
  private static let mark = "// "

  private static func list(_ files: ArraySlice<String>, in list: String) throws(BuildError) {
    var requirements = OptionalRequirements()
    for file in files { requirements.add(declaredIn: try SourceText(of: file).text) }
    let lines = requirements.declared.sorted().map { "\(mark)\($0)\n" }
    try SourceText(lines.joined()).write(to: list)
  }

  private static func copy(
    _ file: String, to copy: String, knowing list: String
  ) throws(BuildError) {
    let declared = try SourceText(of: list).text.split(separator: "\n")
      .map { String($0.dropFirst(mark.count)) }
    let source = try SourceText(of: file).text
    let lifted = LiftedSource(source, knowing: OptionalRequirements(declared: Set(declared)))
    // Messages about the copy name the file, whose lines it has.
    let path = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    try SourceText("#sourceLocation(file: \"\(path)\", line: 1)\n" + lifted.text).write(to: copy)
  }
}
