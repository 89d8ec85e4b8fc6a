import DragItems
import Machines

extension ProviderDeclaration {
  /// The declaration as a script writes it.
  var lineText: String {
    var text = "provider \(item.text) \(origin.text) \(Quotation.quoted(self.text))"
    switch delay {
    case nil: break
    case .after(let span): text += " delay \(span.text)"
    case .manual: text += " delay manual"
    case .never: text += " delay never"
    }
    if let failure { text += " fail \(Quotation.quoted(failure))" }
    if let size { text += " size \(size)" }
    if visibility != .all { text += " visibility \(visibility.word)" }
    if let suggestedName { text += " name \(Quotation.quoted(suggestedName))" }
    switch form {
    case .data: break
    case .file(let isInPlace, let isCoordinated):
      text += " file" + (isInPlace ? " in-place" : "") + (isCoordinated ? " coordinated" : "")
    case .object(let name): text += " object \(name.text)"
    }
    return text + (isAnsweredTwice ? " twice" : "")
  }
}

extension ProviderOrigin {
  fileprivate var text: String {
    switch self {
    case .type(let type): type
    case .object(let name): "as \(name.text)"
    case .contents(let file): "contents \(Quotation.quoted(file))"
    }
  }
}

extension TypeStatement {
  /// The statement as a script writes it.
  var text: String {
    var text = "type \(type)"
    if !parents.isEmpty { text += " from " + parents.joined(separator: ",") }
    if !extensions.isEmpty { text += " ext " + extensions.joined(separator: ",") }
    if !mimeTypes.isEmpty { text += " mime " + mimeTypes.joined(separator: ",") }
    return text + (isImported ? " imported" : "")
  }
}

extension ClassStatement {
  /// The statement as a script writes it.
  var text: String {
    var text = "class \(name.text)"
    if !readableTypes.isEmpty { text += " reads " + readableTypes.joined(separator: ",") }
    if !writableTypes.isEmpty { text += " writes " + writableTypes.joined(separator: ",") }
    return text + (rejected.map { " rejects \(Quotation.quoted($0))" } ?? "")
  }
}
