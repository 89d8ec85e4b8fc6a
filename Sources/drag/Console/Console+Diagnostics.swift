import DragScript

extension Console {
  /// Writes diagnostics to standard error.
  static func report(_ diagnostics: [Diagnostic]) {
    report(diagnostics.map { "\($0)\n" }.joined())
  }
}
