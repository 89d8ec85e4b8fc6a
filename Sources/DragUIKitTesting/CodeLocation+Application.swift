import DragTesting
import Runtime

extension CodeLocation {
  /// The line of the application that has called into the face: the innermost frame whose source is not this package's.
  ///
  /// A release build has no frames to name. Names of functions are found at once, and lines by running through the whole
  /// debug information, a tenth of a second for each frame: so only frames outside of this package are asked for
  /// their lines.
  static func ofApplication(here: StaticString = #filePath) -> CodeLocation? {
    let images = ImageMap.capture()
    guard
      let frames = try? Backtrace.capture(limit: 40, images: images).symbolicated(
        with: images, options: [.useSymbolCache])?.frames
    else { return nil }
    // The first two are this function and the closure that reports the failure.
    for (depth, frame) in frames.enumerated().dropFirst(2) {
      guard let function = frame.symbol, mayBeApplication(function),
        // The same stack again, from this frame on; the second of two may say that frames are left out.
        let caller = try? Backtrace.capture(limit: 2, offset: depth, top: 0, images: images)
          .symbolicated(with: images, options: [.showSourceLocations, .useSymbolCache])?
          .frames.first,
        let location = caller.symbol?.sourceLocation, caller.symbol?.rawName == function.rawName,
        location.path.hasSuffix(".swift"), !location.path.hasPrefix(sources(here)),
        location.line > 0
      else { continue }
      return CodeLocation(path: location.path, line: location.line)
    }
    return nil
  }

  /// False for functions of the modules that an application calls, by the mangled name, for thunks, which have no line,
  /// and for code that is not Swift's.
  ///
  /// An application's extension of another module's type has the type's module in front, and an E behind its own. Types
  /// of the standard library have no module's length in front. A private name has a hexadecimal number, which may have
  /// an E as well.
  private static func mayBeApplication(_ function: SymbolicatedBacktrace.Symbol) -> Bool {
    let name = function.rawName
    guard name.hasPrefix("$s"), !["TA", "TR", "TW"].contains(where: name.hasSuffix) else {
      return false
    }
    func isOf(_ module: String) -> Bool { name.hasPrefix("$s\(module.utf8.count)\(module)") }
    if !name.dropFirst(2).prefix(1).allSatisfy(\.isNumber)
      || ["DragUIKit", "DragUIKitDriver"].contains(where: isOf)
    {
      return name.replacing(/_[0-9A-F]{32}LL/, with: "").contains(/E\d/)
    }
    return !["DragUIKitTesting", "DragTesting", "DragStage"].contains(where: isOf)
  }

  /// The folder of this package's sources, in which this file is two folders deep.
  private static func sources(_ here: StaticString) -> String {
    "\(here)".split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/") + "/"
  }
}
