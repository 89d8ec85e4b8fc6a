/// The kinds of fault that a script can have, each with its stable code.
///
/// A code never changes its meaning; one that is no longer used is not given again.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  /// A file has more faults than are told; the rest is left out.
  case tooManyDiagnostics = "DS0001"
  /// The file begins with a byte order mark.
  case byteOrderMark = "DS0002"
  /// A line is longer than 64 KiB.
  case lineTooLong = "DS0003"
  /// A line holds bytes that are not UTF-8.
  case invalidUTF8 = "DS0004"
  /// A line holds a control character other than a tab.
  case controlCharacter = "DS0005"
  /// The first statement is not `dragscript` with a version.
  case missingHeader = "DS0006"
  /// The version in the header is not one that is known.
  case unknownVersion = "DS0007"
  /// The header stands a second time.
  case repeatedHeader = "DS0008"
  /// The file has changed while it was read.
  case fileChanged = "DS0009"
  /// A file or a folder that may hold scripts cannot be read.
  case fileUnreadable = "DS0010"

  /// A text in quotation marks does not end on its line.
  case unclosedString = "DS0101"
  /// A backslash in a text is followed by something that has no meaning.
  case badEscape = "DS0102"
  /// A bracket is not closed, or closed without having been opened.
  case unbalancedGroup = "DS0103"
  /// A text in quotation marks is not separated from its neighbor.
  case missingBlank = "DS0104"
  /// A number is expected and what stands there is none, or not a finite one.
  case badNumber = "DS0105"
  /// A duration is expected: a number with `us`, `ms` or `s`.
  case badDuration = "DS0106"
  /// A duration is not a whole number of microseconds.
  case durationTooFine = "DS0107"
  /// A point is expected: `x,y`.
  case badPoint = "DS0108"
  /// A size is expected: `WxH`.
  case badSize = "DS0109"
  /// A rate is expected: a number with `hz`.
  case badRate = "DS0110"
  /// A name, an id or a type holds a character that it may not hold.
  case badName = "DS0111"

  /// The first word of a line is not one that begins a statement.
  case unknownStatement = "DS0201"
  /// A line ends where something more is needed.
  case missingWord = "DS0202"
  /// A fixed word is needed and another one stands there.
  case unexpectedWord = "DS0203"
  /// A line goes on after its statement is complete.
  case extraWord = "DS0204"
  /// A word is not one of those that may stand here.
  case unknownWord = "DS0205"
  /// A `set` line names a setting that does not exist.
  case unknownSetting = "DS0206"
  /// A `set` line names a setting beginning with `x-`, which is not read.
  case customSetting = "DS0207"
  /// A value is of the right type and outside its range.
  case valueOutOfRange = "DS0208"
  /// An option does not exist, or not for this statement.
  case unknownOption = "DS0209"
  /// An option, an argument or a setting is given twice.
  case givenTwice = "DS0210"
  /// A layout has no argument of this name.
  case unknownArgument = "DS0211"
  /// A callback of this name does not exist.
  case unknownCallback = "DS0212"
  /// A callback cannot be answered so, or is only told and takes no answer.
  case wrongAnswer = "DS0213"
  /// Only `perform` may be answered later; `after` stands elsewhere.
  case delayNotAllowed = "DS0214"
  /// A condition asks about something that does not exist.
  case unknownCondition = "DS0215"
  /// A comparison is missing, or words are compared by order.
  case badComparison = "DS0216"
  /// A reference is not well formed, or of a kind that cannot stand here.
  case badRef = "DS0217"
  /// A target is not well formed.
  case badTarget = "DS0218"
  /// A pattern of calls is not well formed.
  case badPattern = "DS0219"
  /// A pointer is named before something that no pointer does.
  case pointerUnused = "DS0220"

  /// A timed line stands before the first test of a file that has tests.
  case timedBeforeTest = "DS0301"
  /// A set-up line stands below the first timed line.
  case setupAfterTimed = "DS0302"
  /// An included file cannot be read.
  case includeUnreadable = "DS0303"
  /// Includes are nested more than eight deep.
  case includeTooDeep = "DS0304"
  /// A file includes itself, directly or through others.
  case includeCycle = "DS0305"
  /// An included path leaves the root folder.
  case includeOutside = "DS0306"
  /// An included file holds what may not stand at its place.
  case includeContent = "DS0307"
  /// A script includes more than a thousand files.
  case tooManyIncludes = "DS0308"
  /// Two tests of a file have one name.
  case repeatedTest = "DS0309"

  /// A view, collection, pointer, store or application does not exist here.
  case unknownName = "DS0401"
  /// A name is declared twice.
  case repeatedName = "DS0402"
  /// An item, or a collection's first section, is declared twice.
  case repeatedItem = "DS0403"
  /// The set-up speaks of an item that the set-up does not declare.
  case unknownItem = "DS0404"
  /// A name exists and is of another kind than is needed here.
  case wrongKind = "DS0405"
  /// A line's time is before the start of the line above.
  case timeRunsBackwards = "DS0406"
  /// A line's time falls inside the `wait` above, which no line cuts.
  case timeInsideWait = "DS0407"

  /// A golden line is not `...` and not a time, a name and keys.
  case badGoldenLine = "DS0501"
  /// A pattern between `{{` and `}}` is not well formed.
  case badGoldenPattern = "DS0502"
  /// A golden line's patterns are larger than is allowed.
  case goldenTooLarge = "DS0503"

  /// An answer is never given, because a line above it always answers first.
  case hiddenPolicy = "DS0601"
  /// A condition or an option names what never comes up, so that it never holds.
  case deadCondition = "DS0602"
  /// No line of the trace matches the second pattern of a `within`.
  case unmatchedSpan = "DS0603"
}

extension DiagnosticCode {
  /// The kind of fault in one sentence, for the list of codes in the documentation.
  package var meaning: String {
    switch self {
    case .tooManyDiagnostics: "A file has more faults than are told; the rest is left out."
    case .byteOrderMark: "The file begins with a byte order mark."
    case .lineTooLong: "A line is longer than 64 KiB."
    case .invalidUTF8: "A line holds bytes that are not UTF-8."
    case .controlCharacter: "A line holds a control character other than a tab."
    case .missingHeader: "The first statement is not `dragscript` with a version."
    case .unknownVersion: "The version in the header is not one that is known."
    case .repeatedHeader: "The header stands a second time."
    case .fileChanged: "The file has changed while it was read."
    case .fileUnreadable: "A file or a folder that may hold scripts cannot be read."
    case .unclosedString: "A text in quotation marks does not end on its line."
    case .badEscape: "A backslash in a text is followed by something that has no meaning."
    case .unbalancedGroup: "A bracket is not closed, or closed without having been opened."
    case .missingBlank: "A text in quotation marks is not separated from its neighbor."
    case .badNumber: "A number is expected and what stands there is none, or not a finite one."
    case .badDuration: "A duration is expected: a number with `us`, `ms` or `s`."
    case .durationTooFine: "A duration is not a whole number of microseconds."
    case .badPoint: "A point is expected: `x,y`."
    case .badSize: "A size is expected: `WxH`."
    case .badRate: "A rate is expected: a number with `hz`."
    case .badName: "A name, an id or a type holds a character that it may not hold."
    case .unknownStatement: "The first word of a line is not one that begins a statement."
    case .missingWord: "A line ends where something more is needed."
    case .unexpectedWord: "A fixed word is needed and another one stands there."
    case .extraWord: "A line goes on after its statement is complete."
    case .unknownWord: "A word is not one of those that may stand here."
    case .unknownSetting: "A `set` line names a setting that does not exist."
    case .customSetting: "A `set` line names a setting beginning with `x-`, which is not read."
    case .valueOutOfRange: "A value is of the right type and outside its range."
    case .unknownOption: "An option does not exist, or not for this statement."
    case .givenTwice: "An option, an argument or a setting is given twice."
    case .unknownArgument: "A layout has no argument of this name."
    case .unknownCallback: "A callback of this name does not exist."
    case .wrongAnswer: "A callback cannot be answered so, or is only told and takes no answer."
    case .delayNotAllowed: "Only `perform` may be answered later; `after` stands elsewhere."
    case .unknownCondition: "A condition asks about something that does not exist."
    case .badComparison: "A comparison is missing, or words are compared by order."
    case .badRef: "A reference is not well formed, or of a kind that cannot stand here."
    case .badTarget: "A target is not well formed."
    case .badPattern: "A pattern of calls is not well formed."
    case .pointerUnused: "A pointer is named before something that no pointer does."
    case .timedBeforeTest: "A timed line stands before the first test of a file that has tests."
    case .setupAfterTimed: "A set-up line stands below the first timed line."
    case .includeUnreadable: "An included file cannot be read."
    case .includeTooDeep: "Includes are nested more than eight deep."
    case .includeCycle: "A file includes itself, directly or through others."
    case .includeOutside: "An included path leaves the root folder."
    case .includeContent: "An included file holds what may not stand at its place."
    case .tooManyIncludes: "A script includes more than a thousand files."
    case .repeatedTest: "Two tests of a file have one name."
    case .unknownName: "A view, collection, pointer, store or application does not exist here."
    case .repeatedName: "A name is declared twice."
    case .repeatedItem: "An item, or a collection's first section, is declared twice."
    case .unknownItem: "The set-up speaks of an item that the set-up does not declare."
    case .wrongKind: "A name exists and is of another kind than is needed here."
    case .timeRunsBackwards: "A line's time is before the start of the line above."
    case .timeInsideWait: "A line's time falls inside the `wait` above, which no line cuts."
    case .badGoldenLine: "A golden line is not `...` and not a time, a name and keys."
    case .badGoldenPattern: "A pattern between `{{` and `}}` is not well formed."
    case .goldenTooLarge: "A golden line's patterns are larger than is allowed."
    case .hiddenPolicy: "An answer is never given, because a line above it always answers first."
    case .deadCondition:
      "A condition or an option names what never comes up, so that it never holds."
    case .unmatchedSpan: "No line of the trace matches the second pattern of a `within`."
    }
  }
}
