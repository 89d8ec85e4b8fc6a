/// Looks through the methods of a module for those that a delegate's author takes for calls of UIKit.
///
/// The compiler notes of each member which requirement it fulfills. What has the name of a requirement and fulfills none is
/// a finding, and so is what has nearly such a name. O(methods × requirements).
struct DelegateAudit {
  private let methods: [SymbolGraph.Symbol]
  private let kinds: [String: String]
  private let names: [String: String]
  /// The type that has a member.
  private var owners: [String: String] = [:]
  /// Members that fulfill a requirement or override a method.
  private var taken: Set<String> = []
  /// The delegate protocols that a type conforms to, also by a superclass.
  private var conformances: [String: Set<String>] = [:]
  private var superclasses: [String: String] = [:]
  /// The names of superclasses of other modules.
  private var outside: [String: String] = [:]
  /// The methods that a type declares, by their full names.
  private var declared: [String: Set<String>] = [:]

  /// Takes the graphs of a module: its own, and those of its extensions of other modules.
  init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap(\.symbols).filter { !$0.isSynthesized }
    methods = symbols.filter { $0.kind.identifier == "swift.method" }
    kinds = Dictionary(
      symbols.map { ($0.identifier.precise, $0.kind.identifier) }, uniquingKeysWith: { a, _ in a })
    names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { a, _ in a })
    for relationship in graphs.flatMap(\.relationships) { add(relationship) }
    for method in methods {
      guard let owner = owners[method.identifier.precise], let name = method.pathComponents.last
      else { continue }
      declared[owner, default: []].insert(name)
    }
  }

  private mutating func add(_ relationship: SymbolGraph.Relationship) {
    let (source, target) = (relationship.source, relationship.target)
    switch relationship.kind {
    case "memberOf":
      owners[source] = target
      if relationship.sourceOrigin != nil { taken.insert(source) }
    case "overrides": taken.insert(source)
    case "conformsTo":
      guard let name = relationship.targetFallback?.split(separator: ".").last else { return }
      conformances[source, default: []].insert(String(name))
    case "inheritsFrom":
      superclasses[source] = target
      if let name = relationship.targetFallback { outside[target] = name }
    case _: break
    }
  }

  /// The findings, in the order of files and lines.
  var findings: [AuditFinding] {
    methods.compactMap(finding).sorted {
      ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
    }
  }

  private func finding(_ method: SymbolGraph.Symbol) -> AuditFinding? {
    let id = method.identifier.precise
    guard let owner = owners[id], let name = method.pathComponents.last else { return nil }
    let delegates = DelegateProtocol.all.filter { conformances[owner]?.contains($0.name) == true }
    for delegate in delegates {
      guard let requirement = delegate.methods.first(where: { $0.name == name }) else { continue }
      if kinds[owner] == "swift.protocol" {
        return AuditFinding(
          .protocolExtension, method, delegate, requirement,
          "is called by DragUIKit and not by UIKit: Objective-C does not see what the extension of a"
            + " protocol has",
          hint: "declare it in each class that conforms")
      }
      guard !taken.contains(id) else { return nil }
      return finding(method, of: owner, delegate, requirement)
    }
    let isKnown = DelegateProtocol.all.contains { $0.methods.contains { $0.name == name } }
    guard !isKnown, !taken.contains(id), kinds[owner] != "swift.protocol" else { return nil }
    return nearMiss(method, of: owner, among: delegates)
  }

  /// A method with the full name of a requirement that it does not fulfill.
  private func finding(
    _ method: SymbolGraph.Symbol, of owner: String, _ delegate: DelegateProtocol,
    _ requirement: DelegateProtocol.Method
  ) -> AuditFinding {
    guard method.types == requirement.types else {
      return AuditFinding(
        .otherTypes, method, delegate, requirement,
        "is not the method of `\(delegate.name)`: its types are \(method.types)",
        hint: "expected \(requirement.types)")
    }
    let ancestor = conformingAncestor(of: owner, delegate) ?? "a superclass"
    return AuditFinding(
      .inheritedConformance, method, delegate, requirement,
      "is not called by DragUIKit, and by UIKit it is: the conformance of `\(ancestor)` to"
        + " `\(delegate.name)` has taken the default",
      hint: "declare it in `\(ancestor)`, and override it")
  }

  /// The topmost superclass that conforms, or the first one of another module.
  private func conformingAncestor(of type: String, _ delegate: DelegateProtocol) -> String? {
    var found: String?
    var current = type
    // No class is below itself, but a file may say so.
    for _ in 0..<superclasses.count {
      guard let next = superclasses[current] else { break }
      if let name = outside[next] { return found ?? String(name.split(separator: ".").last ?? "") }
      if conformances[next]?.contains(delegate.name) == true { found = names[next] }
      current = next
    }
    return found
  }

  private func nearMiss(
    _ method: SymbolGraph.Symbol, of owner: String, among delegates: [DelegateProtocol]
  ) -> AuditFinding? {
    let name = MethodName(method.pathComponents.last ?? "")
    var nearest = Int.max
    var found: [(delegate: DelegateProtocol, requirement: DelegateProtocol.Method)] = []
    for delegate in delegates {
      for requirement in delegate.methods where !isDeclared(requirement.name, in: owner) {
        guard let distance = name.nearness(to: MethodName(requirement.name)), distance <= nearest
        else { continue }
        if distance < nearest { found = [] }
        nearest = distance
        found.append((delegate, requirement))
      }
    }
    guard let (delegate, requirement) = found.first else { return nil }
    let names = found.map { "`\($0.requirement.name)`" }.joined(separator: " or ")
    return AuditFinding(
      .nearMiss, method, delegate, requirement, "is not a method of `\(delegate.name)`",
      hint: "did you mean \(names)?")
  }

  /// Indicates whether a type or one of its superclasses in the module declares a method of this name.
  private func isDeclared(_ name: String, in type: String) -> Bool {
    var current: String? = type
    for _ in 0...superclasses.count {
      guard let type = current else { return false }
      if declared[type]?.contains(name) == true { return true }
      current = superclasses[type]
    }
    return false
  }
}

extension AuditFinding {
  /// Makes a finding about a method; the message goes on behind its name.
  fileprivate init(
    _ kind: Kind, _ symbol: SymbolGraph.Symbol, _ delegate: DelegateProtocol,
    _ requirement: DelegateProtocol.Method, _ words: String, hint: String
  ) {
    let type = symbol.pathComponents.dropLast().joined(separator: ".")
    let method = symbol.pathComponents.last ?? ""
    self.init(
      kind: kind, type: type, method: method, delegate: delegate.name,
      requirement: requirement.name, file: symbol.file ?? "?",
      line: (symbol.location?.position.line ?? 0) + 1,
      column: (symbol.location?.position.character ?? 0) + 1,
      message: "`\(type).\(method)` \(words)", hint: hint)
  }
}
