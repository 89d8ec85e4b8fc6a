/// The kinds of fault that a script can have, each with its stable code.
///
/// The meaning of a code never changes; a retired code is not reused.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  /// The file has more errors than are reported; the rest is omitted.
  case tooManyDiagnostics = "DS0001"
  /// The file starts with a byte order mark.
  case byteOrderMark = "DS0002"
  /// A line is longer than 64 KiB.
  case lineTooLong = "DS0003"
  /// A line contains bytes that are not UTF-8.
  case invalidUTF8 = "DS0004"
  /// A line contains a control character other than a tab.
  case controlCharacter = "DS0005"
  /// The first statement is not `dragscript` with a version.
  case missingHeader = "DS0006"
  /// The version in the header is unknown.
  case unknownVersion = "DS0007"
  /// The header is repeated.
  case repeatedHeader = "DS0008"
  /// The file changed while it was read.
  case fileChanged = "DS0009"
  /// A file or a folder that may hold scripts cannot be read.
  case fileUnreadable = "DS0010"

  /// A quoted string is not closed on its line.
  case unclosedString = "DS0101"
  /// A quoted string contains an unknown escape sequence.
  case badEscape = "DS0102"
  /// A bracket is unbalanced.
  case unbalancedGroup = "DS0103"
  /// A quoted string is not separated from the next word by a space.
  case missingSpace = "DS0104"
  /// A number is expected, and the word is not a finite number.
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
  /// A name, an id or a type contains an invalid character.
  case badName = "DS0111"

  /// The first word of a line is not a known statement.
  case unknownStatement = "DS0201"
  /// A line ends before its statement is complete.
  case missingWord = "DS0202"
  /// A fixed word is expected, and another word is found.
  case unexpectedWord = "DS0203"
  /// A line continues after its statement is complete.
  case extraWord = "DS0204"
  /// A word is not one of the allowed words.
  case unknownWord = "DS0205"
  /// A `set` line names an unknown setting.
  case unknownSetting = "DS0206"
  /// A `set` line names a custom setting (`x-`), which is ignored.
  case customSetting = "DS0207"
  /// A value has the right type and is out of range.
  case valueOutOfRange = "DS0208"
  /// An option is unknown, or does not apply to this statement.
  case unknownOption = "DS0209"
  /// An option, an argument or a setting is given twice.
  case givenTwice = "DS0210"
  /// A layout argument is unknown.
  case unknownArgument = "DS0211"
  /// A callback is unknown.
  case unknownCallback = "DS0212"
  /// The answer does not fit the callback, or the callback is a notification and takes no answer.
  case wrongAnswer = "DS0213"
  /// `after` is used with a callback other than `perform`, which alone can answer later.
  case delayNotAllowed = "DS0214"
  /// A condition is unknown.
  case unknownCondition = "DS0215"
  /// A comparison operator is missing, or does not apply to words.
  case badComparison = "DS0216"
  /// A reference is malformed, or of a kind that is not allowed here.
  case badRef = "DS0217"
  /// A target is malformed.
  case badTarget = "DS0218"
  /// A call pattern is malformed.
  case badPattern = "DS0219"
  /// A pointer is named before an action that has no pointer.
  case pointerUnused = "DS0220"
  /// A property has a predicate about a line above it: `refused` or `writes`.
  case propertyOfALine = "DS0221"

  /// A timed line precedes the first test of a file that has tests.
  case timedBeforeTest = "DS0301"
  /// A set-up line follows the first timed line.
  case setupAfterTimed = "DS0302"
  /// An included file cannot be read.
  case includeUnreadable = "DS0303"
  /// Includes are nested more than eight deep.
  case includeTooDeep = "DS0304"
  /// A file includes itself, directly or through others.
  case includeCycle = "DS0305"
  /// An include path leaves the root folder.
  case includeOutside = "DS0306"
  /// An included file contains a statement that is not allowed where it is included.
  case includeContent = "DS0307"
  /// A script includes more than a thousand files.
  case tooManyIncludes = "DS0308"
  /// Two tests of a file have the same name.
  case repeatedTest = "DS0309"

  /// A view, collection, pointer, store or application is undeclared.
  case unknownName = "DS0401"
  /// A name is declared twice.
  case repeatedName = "DS0402"
  /// An item, or a collection's first section, is declared twice.
  case repeatedItem = "DS0403"
  /// The set-up refers to an item that it does not declare.
  case unknownItem = "DS0404"
  /// A name is declared as another kind than is expected.
  case wrongKind = "DS0405"
  /// A line's time is before the start of the line above.
  case timeRunsBackwards = "DS0406"
  /// A line's time falls inside the `wait` above, which cannot be interrupted.
  case timeInsideWait = "DS0407"
  /// A set-up line asks for what a stage refuses.
  case rejectedSetup = "DS0408"
  /// A script for an application has a line of a scene.
  case hostedScene = "DS0409"

  /// A golden line is neither `...` nor a time, a name and keys.
  case badGoldenLine = "DS0501"
  /// A pattern between `{{` and `}}` is malformed.
  case badGoldenPattern = "DS0502"
  /// A golden line's patterns exceed the size limit.
  case goldenTooLarge = "DS0503"

  /// An answer is unreachable, because a line above it always answers first.
  case hiddenPolicy = "DS0601"
  /// A condition or an option names a value that never occurs, so it never holds.
  case deadCondition = "DS0602"
  /// No line of the trace matches the second pattern of a `within`.
  case unmatchedSpan = "DS0603"
  /// A press is on an item that is scrolled out of its view.
  case unseenPress = "DS0604"
  /// A move is to a target that is scrolled out of its view.
  case unseenMove = "DS0605"
}

extension DiagnosticCode {
  /// The kind of fault in one sentence, for the list of codes in the documentation.
  package var meaning: String {
    switch self {
    case .tooManyDiagnostics: "The file has more errors than are reported; the rest is omitted."
    case .byteOrderMark: "The file starts with a byte order mark."
    case .lineTooLong: "A line is longer than 64 KiB."
    case .invalidUTF8: "A line contains bytes that are not UTF-8."
    case .controlCharacter: "A line contains a control character other than a tab."
    case .missingHeader: "The first statement is not `dragscript` with a version."
    case .unknownVersion: "The version in the header is unknown."
    case .repeatedHeader: "The header is repeated."
    case .fileChanged: "The file changed while it was read."
    case .fileUnreadable: "A file or a folder that may hold scripts cannot be read."
    case .unclosedString: "A quoted string is not closed on its line."
    case .badEscape: "A quoted string contains an unknown escape sequence."
    case .unbalancedGroup: "A bracket is unbalanced."
    case .missingSpace: "A quoted string is not separated from the next word by a space."
    case .badNumber: "A number is expected, and the word is not a finite number."
    case .badDuration: "A duration is expected: a number with `us`, `ms` or `s`."
    case .durationTooFine: "A duration is not a whole number of microseconds."
    case .badPoint: "A point is expected: `x,y`."
    case .badSize: "A size is expected: `WxH`."
    case .badRate: "A rate is expected: a number with `hz`."
    case .badName: "A name, an id or a type contains an invalid character."
    case .unknownStatement: "The first word of a line is not a known statement."
    case .missingWord: "A line ends before its statement is complete."
    case .unexpectedWord: "A fixed word is expected, and another word is found."
    case .extraWord: "A line continues after its statement is complete."
    case .unknownWord: "A word is not one of the allowed words."
    case .unknownSetting: "A `set` line names an unknown setting."
    case .customSetting: "A `set` line names a custom setting (`x-`), which is ignored."
    case .valueOutOfRange: "A value has the right type and is out of range."
    case .unknownOption: "An option is unknown, or does not apply to this statement."
    case .givenTwice: "An option, an argument or a setting is given twice."
    case .unknownArgument: "A layout argument is unknown."
    case .unknownCallback: "A callback is unknown."
    case .wrongAnswer:
      "The answer does not fit the callback, or the callback is a notification and takes no answer."
    case .delayNotAllowed:
      "`after` is used with a callback other than `perform`, which alone can answer later."
    case .unknownCondition: "A condition is unknown."
    case .badComparison: "A comparison operator is missing, or does not apply to words."
    case .badRef: "A reference is malformed, or of a kind that is not allowed here."
    case .badTarget: "A target is malformed."
    case .badPattern: "A call pattern is malformed."
    case .pointerUnused: "A pointer is named before an action that has no pointer."
    case .propertyOfALine:
      "A property has a predicate about a line above it: `refused` or `writes`."
    case .timedBeforeTest: "A timed line precedes the first test of a file that has tests."
    case .setupAfterTimed: "A set-up line follows the first timed line."
    case .includeUnreadable: "An included file cannot be read."
    case .includeTooDeep: "Includes are nested more than eight deep."
    case .includeCycle: "A file includes itself, directly or through others."
    case .includeOutside: "An include path leaves the root folder."
    case .includeContent:
      "An included file contains a statement that is not allowed where it is included."
    case .tooManyIncludes: "A script includes more than a thousand files."
    case .repeatedTest: "Two tests of a file have the same name."
    case .unknownName: "A view, collection, pointer, store or application is undeclared."
    case .repeatedName: "A name is declared twice."
    case .repeatedItem: "An item, or a collection's first section, is declared twice."
    case .unknownItem: "The set-up refers to an item that it does not declare."
    case .wrongKind: "A name is declared as another kind than is expected."
    case .timeRunsBackwards: "A line's time is before the start of the line above."
    case .timeInsideWait:
      "A line's time falls inside the `wait` above, which cannot be interrupted."
    case .rejectedSetup: "A set-up line asks for what a stage refuses."
    case .hostedScene: "A script for an application has a line of a scene."
    case .badGoldenLine: "A golden line is neither `...` nor a time, a name and keys."
    case .badGoldenPattern: "A pattern between `{{` and `}}` is malformed."
    case .goldenTooLarge: "A golden line's patterns exceed the size limit."
    case .hiddenPolicy: "An answer is unreachable, because a line above it always answers first."
    case .deadCondition:
      "A condition or an option names a value that never occurs, so it never holds."
    case .unmatchedSpan: "No line of the trace matches the second pattern of a `within`."
    case .unseenPress: "A press is on an item that is scrolled out of its view."
    case .unseenMove: "A move is to a target that is scrolled out of its view."
    }
  }
}
