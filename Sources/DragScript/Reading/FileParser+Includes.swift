extension FileParser {
  /// Parses the file of an `include`, with all that it includes.
  func included(
    _ head: Entry.IncludeHead, _ token: Token, _ context: inout ParseContext
  ) throws(SyntaxError) -> [Entry] {
    guard let current = context.openFiles.last, let path = current.following(head.path) else {
      throw SyntaxError(
        .includeOutside, at: token,
        "expected a path of a file below the script's folder, found `\(head.path)`",
        hint: "paths are relative to the file that contains them")
    }
    guard !context.openFiles.contains(path) else {
      throw SyntaxError(.includeCycle, at: token, "the file includes itself")
    }
    guard context.openFiles.count <= ParseContext.deepestInclude else {
      throw SyntaxError(
        .includeTooDeep, at: token,
        "includes are nested more than \(ParseContext.deepestInclude) deep")
    }
    guard context.includeCount < ParseContext.mostIncludes else {
      throw SyntaxError(
        .tooManyIncludes, at: token, "more than \(ParseContext.mostIncludes) files are included")
    }
    context.includeCount += 1
    let name = path.name(besides: context.script)
    let source: SourceFile
    do {
      source = SourceFile(name: name, text: try context.read(name))
    } catch {
      throw SyntaxError(
        .includeUnreadable, at: token, "`\(name)` cannot be read: \(error.reason)")
    }
    context.openFiles.append(path)
    context.openIncludes.insert(head.location, at: 0)
    context.log.add(source, reachedBy: context.openIncludes)
    let entries = FileParser.entries(of: source, in: &context).entries
    context.openIncludes.removeFirst()
    context.openFiles.removeLast()
    return entries
  }

  /// Records the names that a faulty line would have declared.
  func suppressed(_ line: ArraySlice<UInt8>, _ context: inout ParseContext) {
    let words = line.prefix(200).split { $0 == 0x20 || $0 == 0x09 }.prefix(2)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let keyword = words.first, let name = words.last, words.count == 2 else { return }
    if keyword == "include" || keyword == "dragscript" {
      context.suppressed.isTotal = true
    } else if SceneStatement.hasWord(keyword) {
      context.suppressed.names.insert(name)
    }
  }
}
