extension ItemRun {
  /// The id or the run as a script writes it.
  var text: String {
    numbers.map { "\(name.text)[\($0.lowerBound)..\($0.upperBound)]" } ?? name.text
  }
}

extension [[ItemRun]] {
  /// Sections after a first word, separated by `/`.
  var trailing: String { map { $0.map { $0.text }.trailing }.joined(separator: " /") }
}
