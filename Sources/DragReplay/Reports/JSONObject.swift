/// Writes the members of an object one after the other.
package struct JSONObject: Sendable {
  private var json: JSONBytes
  private var isEmpty = true
  private let indent: Int?

  /// Begins an object.
  ///
  /// - Parameters:
  ///   - form: What it is written for.
  ///   - indent: The number of spaces ahead of each member, which is on a line of its own then.
  package init(_ form: JSONBytes.Form = .page, indent: Int? = nil) {
    self.init(after: JSONBytes(form), indent: indent)
  }

  /// Begins an object behind other JSON.
  init(after json: consuming JSONBytes, indent: Int?) {
    self.json = json
    self.indent = indent
    self.json.raw("{")
  }

  /// Adds a member.
  package mutating func add(_ key: String, _ write: (inout JSONBytes) -> Void) {
    json.comma(unless: isEmpty, indent: indent)
    isEmpty = false
    json.text(key)
    json.colon()
    write(&json)
  }

  package mutating func add(_ key: String, text: String) { add(key) { $0.text(text) } }

  package mutating func add(_ key: String, _ number: Int) { add(key) { $0.integer(number) } }

  package mutating func add(_ key: String, _ number: Int64) { add(key) { $0.integer(number) } }

  /// Adds a list of texts.
  package mutating func add(_ key: String, texts: [String]) {
    add(key) { $0.list(texts) { json, text in json.text(text) } }
  }

  /// The whole object.
  package var closed: JSONBytes {
    consuming get {
      if let indent, !isEmpty { json.newLine(indent - 2) }
      json.raw("}")
      return json
    }
  }
}
