import Machines

/// A method that looks like one of a delegate and is none, here or in UIKit.
struct AuditFinding: Hashable {
  /// The kinds of mistake.
  enum Kind: String, Hashable {
    /// A superclass's conformance has taken the default.
    case inheritedConformance = "inherited-conformance"
    /// The name is that of a requirement, and the types are others.
    case otherTypes = "other-types"
    /// The name is nearly that of a requirement.
    case nearMiss = "near-miss"
    /// It is declared in an extension of a protocol.
    case protocolExtension = "protocol-extension"
  }

  let kind: Kind
  /// The type that declares the method, and the method.
  let type: String
  let method: String
  /// The protocol of UIKit, and its method.
  let delegate: String
  let requirement: String
  let file: String
  /// The location in the file, counted from 1.
  let line: Int
  let column: Int
  let message: String
  let hint: String

  /// The lines for people, as a compiler writes them.
  var text: String {
    // The names come from a file that need not be the compiler's.
    ["\(file):\(line):\(column): warning: \(message) [\(kind.rawValue)]", "  hint: \(hint)"]
      .map { ControlCharacters.text(of: $0) + "\n" }.joined()
  }
}
