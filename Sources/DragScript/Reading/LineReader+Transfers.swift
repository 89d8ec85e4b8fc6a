/// The words after `as` of `load`.
private enum LoadFormKeyword: String, CaseIterable {
  case data
  case file
  case inPlace = "in-place"
  case object
}

// Actions of applications, sources and users on data in transfer.
extension LineReader {
  mutating func transferAction(_ keyword: ActionKeyword) throws(SyntaxError) -> Action {
    switch keyword {
    case .loadAll: return .loadAll(try name("a class"))
    case .progress: return .progress(try ref("an item"), try int("a number of units"))
    case .context: return .context(take("none") ? nil : try string("a quoted string, or `none`"))
    case .takeFile: return .takeFile(path: try string("a path"))
    case .endFileUse: return .endFileUse(path: try string("a path"))
    default: return try load()
    }
  }

  private mutating func load() throws(SyntaxError) -> Action {
    // A type has a dot or a slash, which an id after the first item must not have.
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
        throw SyntaxError(
          .extraWord, at: token,
          "unexpected type: the class of an object declares the types that it reads")
      }
      return .load(items, type: nil, .object(try name("a class")))
    }
  }
}
