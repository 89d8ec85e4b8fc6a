/// Gives out names that a script allows for pointers, each once.
struct UniquePointerNames {
  private var taken: Set<String> = []

  /// A valid name as close to the text as possible, with a number if it is already in use.
  mutating func name(for text: String) -> String {
    var base = ""
    for scalar in text.unicodeScalars.prefix(64) {
      let isAllowed =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-")
      base.unicodeScalars.append(isAllowed ? scalar : "_")
    }
    if base.isEmpty { base = "pointer" }
    if let first = base.unicodeScalars.first, !first.properties.isAlphabetic, first != "_" {
      base = "p" + base
    }
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }
}
