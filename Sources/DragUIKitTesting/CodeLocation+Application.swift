import DragTesting
import Runtime

extension CodeLocation {
  /// The line of the application that has called into the face: the innermost frame whose source is not this package's.
  ///
  /// A release build has no frames to name. The first look reads the test's debug information, which takes two seconds in
  /// a test of this package, and later ones take less than a thousandth of that; it is for failures alone.
  static func ofApplication(here: StaticString = #filePath) -> CodeLocation? {
    // This file is in a folder of the sources.
    let own =
      "\(here)".split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/") + "/"
    guard
      let frames = try? Backtrace.capture(limit: 40).symbolicated(options: [
        .showSourceLocations, .useSymbolCache,
      ])?.frames
    else { return nil }
    for frame in frames {
      guard let location = frame.symbol?.sourceLocation, location.path.hasSuffix(".swift"),
        !location.path.hasPrefix(own), location.line > 0
      else { continue }
      return CodeLocation(path: location.path, line: location.line)
    }
    return nil
  }
}
