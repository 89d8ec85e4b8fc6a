package import DragFiles
import DragReplay
package import DragScript

/// The tests of the scripts in a folder, as arguments of a test in Swift.
///
/// Each is a case of its own, which is named by its file and its test:
///
/// ```swift
/// @Test(arguments: Scripts(in: "Drags"))
/// func `every drag still does what it did`(_ script: ScriptCase) {
///   script.run()
/// }
/// ```
///
/// In XCTest, one method runs them all: `for script in Scripts(in: "Drags") { script.run() }`.
public struct Scripts: RandomAccessCollection, Sendable {
  private let cases: [ScriptCase]

  /// The position of the first case.
  public var startIndex: Int { cases.startIndex }
  /// The position behind the last case.
  public var endIndex: Int { cases.endIndex }

  /// The case at a position.
  public subscript(position: Int) -> ScriptCase { cases[position] }

  /// Finds every test of the scripts in a folder and below, in the order of paths and lines.
  ///
  /// A golden `X.trace` beside `X.drag` is compared. A file that cannot be read is a case that fails,
  /// and so is a folder without scripts.
  ///
  /// - Parameters:
  ///   - folder: The folder: absolute, or from the folder of the file that asks.
  ///   - file: The file that asks.
  public init(in folder: String, file: StaticString = #filePath) {
    cases = Self.cases(in: folder, file, [".drag"]) { path, name throws(FileError) in
      Self.cases(
        name, try Self.outcome(ofScript: path), golden: try Self.golden(beside: path))
    }
  }

  /// Makes a collection of cases that were found in another way.
  package init(_ cases: [ScriptCase]) {
    self.cases = cases
  }

  /// A script is read with what it includes.
  package static func outcome(ofScript path: String) throws(FileError) -> ParseOutcome {
    let folder = IncludeFolder(ofScript: path)
    return Script.parse(try DiskFile(path).text(), file: path) { path throws(IncludeFailure) in
      try folder.read(path)
    }
  }

  /// The cases of a folder; each file is named by its path below the folder.
  package static func cases(
    in name: String, _ file: StaticString, _ suffixes: [String],
    _ read: (_ path: String, _ name: String) throws(FileError) -> [ScriptCase]
  ) -> [ScriptCase] {
    let folder = path(name, file)
    do throws(FileError) {
      let found = try Folder(folder).search(forSuffixes: suffixes)
      var cases = found.unreadable.map { unreadable(below(folder, $0.path), $0.description) }
      for path in found.files { cases += try read(path, below(folder, path)) }
      return cases.isEmpty ? [unreadable(name, "no script or recording is in \(folder)")] : cases
    } catch {
      return [unreadable(name, error.description)]
    }
  }

  /// A case for each test of a script, or one for the reason why it cannot be read.
  package static func cases(
    _ name: String, _ outcome: ParseOutcome, golden: GoldenTrace?
  ) -> [ScriptCase] {
    guard let script = outcome.script else {
      let errors = outcome.diagnostics.filter { $0.severity == .error }
      return [unreadable(name, errors.map { "\($0)" }.joined(separator: "\n"))]
    }
    return script.tests.map { test in
      ScriptCase(
        name: "\(name): \(test.name)", content: .test(test, of: script, golden: golden))
    }
  }

  /// A case that fails for a reason.
  package static func unreadable(_ path: String, _ reason: String) -> ScriptCase {
    ScriptCase(name: path, content: .unreadable(reason))
  }

  /// The cases of one script, with the golden beside it.
  package static func cases(ofScript path: String, named name: String) -> [ScriptCase] {
    do throws(FileError) {
      return cases(name, try outcome(ofScript: path), golden: try golden(beside: path))
    } catch {
      return [unreadable(name, error.description)]
    }
  }

  private static func golden(beside path: String) throws(FileError) -> GoldenTrace? {
    let golden = path.dropLast(".drag".count) + ".trace"
    do throws(FileError) {
      let text = String(decoding: try DiskFile(String(golden)).bytes(), as: UTF8.self)
      return GoldenTrace(text, file: String(golden), of: path)
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  /// A path as it is from the folder of the file that asks.
  package static func path(_ path: String, _ file: StaticString) -> String {
    guard !path.hasPrefix("/") else { return path }
    let asking = "\(file)"
    return (asking.lastIndex(of: "/").map { String(asking[...$0]) } ?? "") + path
  }

  /// A path as it is below a folder.
  private static func below(_ folder: String, _ path: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
