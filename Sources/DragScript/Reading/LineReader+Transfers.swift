/// The words behind `as` of `load`.
private enum LoadFormKeyword: String, CaseIterable {
  case data
  case file
  case inPlace = "in-place"
  case object
}

// What applications, sources and users do with data on its way.
extension LineReader {
  mutating func transferAction(_ keyword: ActionKeyword) throws(ParseFault) -> Action {
    switch keyword {
    case .loadAll: return .loadAll(try name("a class"))
    case .progress: return .progress(try ref("an item"), try int("a number of units"))
    case .context: return .context(take("none") ? nil : try string("a text, or `none`"))
    case .takeFile: return .takeFile(path: try string("a path"))
    case .endFileUse: return .endFileUse(path: try string("a path"))
    default: return try load()
    }
  }

  private mutating func load() throws(ParseFault) -> Action {
    // A type has a dot or a slash, which an id alone must not have behind the first item.
    let items = try itemNames {
      $0.isString || $0.text == "as" || !$0.isItemReference && TypeText.isPlain($0.text)
    }
    let token = peek
    let type = token == nil || isNext("as") ? nil : try type(of: next("a type"))
    guard take("as") else { return .load(items, type: type, .data) }
    let keyword: LoadFormKeyword = try choice("form")
    switch keyword {
    case .data: return .load(items, type: type, .data)
    case .file: return .load(items, type: type, .file)
    case .inPlace: return .load(items, type: type, .inPlace)
    case .object:
      if type != nil, let token {
        throw ParseFault(
          .extraWord, at: token, "the class of an object says which types it reads")
      }
      return .load(items, type: nil, .object(try name("a class")))
    }
  }
}
