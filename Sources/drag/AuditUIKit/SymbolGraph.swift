#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The symbol graph of a module, which the compiler writes with `-emit-symbol-graph`, as far as it is needed here.
struct SymbolGraph: Decodable {
  /// A declaration.
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }
    struct Identifier: Decodable {
      let precise: String
    }
    struct Fragment: Decodable {
      let spelling: String
    }
    struct Parameter: Decodable {
      let declarationFragments: [Fragment]
    }
    struct Signature: Decodable {
      let parameters: [Parameter]?
      let returns: [Fragment]?
    }
    struct Position: Decodable {
      /// Lines and columns are counted from 0.
      let line: Int
      let character: Int
    }
    struct Location: Decodable {
      let uri: String
      let position: Position
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let functionSignature: Signature?
    let location: Location?

    /// Indicates whether it is a member that the compiler has written down for a type from a protocol's extension.
    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }
  }

  /// A relation between two declarations.
  struct Relationship: Decodable {
    struct Origin: Decodable {
      let displayName: String
    }

    let kind: String
    let source: String
    let target: String
    /// The name of a target in another module.
    let targetFallback: String?
    /// The requirement that a member fulfills.
    let sourceOrigin: Origin?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Reads a file; nil where it is not a symbol graph.
  init?(_ bytes: [UInt8]) {
    guard let graph = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = graph
  }
}

extension SymbolGraph.Symbol {
  /// The types of a method's parameters and of its result, without `any` and without labels.
  var types: String {
    let parameters = (functionSignature?.parameters ?? []).map { parameter in
      let text = parameter.declarationFragments.map(\.spelling).joined()
      return String(text.split(separator: ":", maxSplits: 1).last ?? "")
    }
    let result = (functionSignature?.returns ?? []).map(\.spelling).joined()
    let types = "(\(parameters.map(Self.plain).joined(separator: ", "))) -> \(Self.plain(result))"
    return types.replacing("-> ()", with: "-> Void")
  }

  private static func plain(_ type: String) -> String {
    let plain = type.replacing("any ", with: "").split(separator: " ").joined(separator: " ")
    // An optional of one protocol has parentheses because of `any` alone.
    guard plain.hasPrefix("("), plain.hasSuffix(")?"), !plain.contains(where: { ",>".contains($0) })
    else { return plain }
    return plain.dropFirst().dropLast(2) + "?"
  }

  /// The file, as the compiler was given it.
  var file: String? {
    guard let uri = location?.uri else { return nil }
    guard uri.hasPrefix("file://") else { return uri }
    let path = uri.dropFirst(7)
    guard !path.hasPrefix("/") else { return URL(string: uri)?.path ?? String(path) }
    // A path that is not absolute is where an address has its host.
    return URL(string: "file:///\(path)").map { String($0.path.dropFirst()) } ?? String(path)
  }
}
