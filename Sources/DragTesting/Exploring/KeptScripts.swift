import DragFiles
import DragReplay
import DragScript

/// The scripts that were found before and are kept beside a test, for which they are played first (EX-39).
struct KeptScripts {
  private let name: String
  private let folder: String
  private let place: Folder
  private static let suffix = ".drag"

  /// Those of a test.
  ///
  /// - Parameters:
  ///   - test: The name of the test.
  ///   - folder: The folder: absolute, or from the folder of the test's file. It may be absent.
  ///   - file: The file of the test.
  init(of test: String, in folder: String, beside file: StaticString) {
    name = Self.fileName(of: test)
    self.folder = folder
    place = Folder(Scripts.path(folder, file))
  }

  /// The name of a test as that of a file; where it is not all in it, with digits that tell it from others.
  private static func fileName(of test: String) -> String {
    let plain = FailureRecord.fileName(of: test)
    guard plain != test.replacing(" ", with: "-") else { return plain }
    let digits = String(test.stableNumber, radix: 16).suffix(6)
    return (plain.split(separator: "-") + [digits]).joined(separator: "-")
  }

  /// The names of the files: that of the test, and that with the digits of a mark.
  func fileNames() throws(FileError) -> [String] {
    do throws(FileError) {
      return try place.fileNames().filter(isOfTest)
    } catch {
      guard error.reason == .notFound else { throw error }
      return []
    }
  }

  private func isOfTest(_ fileName: String) -> Bool {
    guard fileName.hasPrefix(name), fileName.hasSuffix(Self.suffix) else { return false }
    let rest = fileName.dropFirst(name.count).dropLast(Self.suffix.count)
    return rest.isEmpty
      || rest.count == 9 && rest.first == "-" && rest.dropFirst().allSatisfy(\.isHexDigit)
  }

  /// Reads a script.
  func outcome(of fileName: String) throws(FileError) -> ParseOutcome {
    try Scripts.outcome(ofScript: place.path(of: fileName))
  }

  /// The name of a file with its folder, as people know it.
  func shown(_ fileName: String) -> String { "\(folder)/\(fileName)" }

  /// Writes a script that was found; one that is there with the same mark stays as it is.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - digits: The digits of its mark.
  /// - Returns: The name of the file with its folder.
  /// - Throws: The reason why it cannot be written.
  func keep(_ text: String, markedBy digits: String) throws(FileError) -> String {
    let fileName = "\(name)-\(digits)\(Self.suffix)"
    let file = DiskFile(place.path(of: fileName))
    if try !file.isThere() {
      try place.make()
      try file.write(Array(text.utf8))
    }
    return shown(fileName)
  }
}
