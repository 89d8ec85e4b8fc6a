import DragScript

/// The kinds of fault that an import tells of, each with its stable code.
package enum ImportError: String, CaseIterable, Hashable, Sendable {
  // What concerns every recording.
  case leftOut = "GI0001"
  case badOption = "GI0002"
  case empty = "GI0003"
  case endsEarly = "GI0004"
  case nothingRecorded = "GI0005"
  case byteOrderMark = "GI0006"
  case openAtEnd = "GI0007"
  case outOfBounds = "GI0008"
  case tooManyEvents = "GI0009"
  case otherEncoding = "GI0010"
  case fileChanged = "GI0011"

  // JSON.
  case unexpectedByte = "GI0101"
  case badEscape = "GI0102"
  case controlCharacter = "GI0103"
  case badEncoding = "GI0104"
  case badNumber = "GI0105"
  case numberTooLarge = "GI0106"
  case tooDeep = "GI0107"
  case textAfterEnd = "GI0108"
  case trailingComma = "GI0109"
  case repeatedField = "GI0110"

  // WebDriver Actions.
  case wrongType = "GI0201"
  case missingField = "GI0202"
  case outOfRange = "GI0203"
  case unknownField = "GI0204"
  case unknownWord = "GI0205"
  case wrongSource = "GI0206"
  case repeatedSource = "GI0207"
  case unboundElement = "GI0208"
  case pressedAgain = "GI0209"
  case nothingPressed = "GI0210"
  case secondButton = "GI0211"
  case unreadKey = "GI0212"
  case unboundScroll = "GI0213"
  case otherDialect = "GI0214"
  case fraction = "GI0215"
  case manyTouches = "GI0216"
  case unsorted = "GI0217"
  case otherViewport = "GI0218"

  // evdev.
  case unknownLine = "GI0301"
  case badEventLine = "GI0302"
  case clockBackwards = "GI0303"
  case clockJump = "GI0304"
  case rangeMissing = "GI0305"
  case unreadDevice = "GI0306"
  case badSlot = "GI0307"
  case eventsDropped = "GI0308"
  case unknownContact = "GI0309"
  case axisMissing = "GI0310"
  case palm = "GI0311"
  case unreadEvent = "GI0312"
  case lostContact = "GI0313"
  case badHeaderLine = "GI0314"
  case timesMissing = "GI0315"
  case placeMissing = "GI0316"
  case unquotedLine = "GI0317"

  // YAML.
  case yamlSyntax = "GI0401"
  case yamlFeature = "GI0402"

  // Commands of tools.
  case noPress = "GI0501"
  case travelUnknown = "GI0502"
  case notRun = "GI0503"

  /// What the code stands for, in one sentence.
  package var sentence: String {
    switch self {
    case .leftOut: "More was found than is told."
    case .badOption: "An option of the import cannot be carried out."
    case .empty: "The file holds nothing."
    case .endsEarly:
      "The recording breaks off; what came before is imported, unless `--broken-end error` is given."
    case .nothingRecorded: "The recording is whole, but no pointer does anything in it."
    case .byteOrderMark: "The file begins with a byte order mark."
    case .openAtEnd: "Something is still pressed where the recording ends."
    case .outOfBounds: "A point lies outside the viewport."
    case .tooManyEvents: "The recording would grow to more events than are allowed."
    case .otherEncoding: "The file is in UTF-16, which is not read."
    case .fileChanged: "The file has changed while it was read."
    case .unexpectedByte: "JSON wants something else in this place."
    case .badEscape: "A string holds an escape that JSON does not have, or half a surrogate pair."
    case .controlCharacter: "A text holds a control character that must be escaped."
    case .badEncoding: "A string is not valid UTF-8."
    case .badNumber: "A number is not written as JSON writes it."
    case .numberTooLarge: "A number is too large for a double."
    case .tooDeep: "A value is nested deeper than 64 levels."
    case .textAfterEnd: "Something follows the end of the JSON value."
    case .trailingComma: "A comma follows the last element of an array or object."
    case .repeatedField: "A field stands twice in one object; the last one counts."
    case .wrongType: "A value has another type than the field wants."
    case .missingField: "A field is missing that the import cannot do without."
    case .outOfRange: "A number lies outside the range that its field allows."
    case .unknownField: "A field is not known and is ignored."
    case .unknownWord: "A word is not among those that the field allows."
    case .wrongSource: "An action does not belong to its kind of source."
    case .repeatedSource: "Two sources have one id."
    case .unboundElement: "An element is not bound to a reference of the script."
    case .pressedAgain: "Something goes down that is down already; nothing is done."
    case .nothingPressed: "Something goes up or is cancelled that is not down; nothing is done."
    case .secondButton: "Another button joins the pressed one; a script's pointer has one press."
    case .unreadKey: "A key is not one that a drag listens to."
    case .unboundScroll: "A wheel scrolls a view that is not known."
    case .otherDialect: "The recording is of another format, or of a related one that is not read."
    case .fraction: "A number has a fraction where a whole number is asked for."
    case .manyTouches: "An event has more touches than the tool that plays it can make."
    case .unsorted: "Events are not in the order of time; they are put into it."
    case .noPress: "A drag begins without a press, so that a touch lifts nothing."
    case .travelUnknown: "How long a drag's way takes is not known; `--travel` is taken."
    case .notRun: "A command is no gesture; it is kept as a comment."
    case .otherViewport: "The recording is of a screen of another size than `--viewport` says."
    case .unknownLine: "A line is none that the recorder writes."
    case .badEventLine: "An event line cannot be read."
    case .clockBackwards: "An event is stamped earlier than the one before it."
    case .clockJump: "More than ten seconds pass between two frames."
    case .rangeMissing: "The ranges of the device's axes are not known."
    case .unreadDevice: "The recording is of a kind of device that is not read."
    case .badSlot:
      "A slot lies outside the device's range, or a frame has more contacts than are followed."
    case .eventsDropped: "The kernel dropped events; open contacts are cancelled."
    case .unknownContact: "A contact began before the recording; it is left out."
    case .axisMissing: "A contact begins before one of its axes was ever told; it is taken as 0."
    case .palm: "A contact is a palm; it is cancelled, or left out where it never was a finger."
    case .unreadEvent: "An event is of a kind that is not read."
    case .lostContact:
      "A contact is left out: it lies within one frame with another's begin, or its way has no end."
    case .badHeaderLine: "A line of the device's description cannot be read."
    case .yamlSyntax: "The text is not YAML."
    case .yamlFeature: "The YAML uses a part of that language which is not read."
    case .timesMissing: "The events have no times; a steady rate is taken."
    case .placeMissing: "Something is pressed, and no event says where."
    case .unquotedLine: "A line among quoted ones is not quoted; it is left out."
    }
  }

  /// Whether it can be told without refusing the recording.
  var usualSeverity: Diagnostic.Severity {
    switch self {
    case .leftOut, .endsEarly, .nothingRecorded, .byteOrderMark, .openAtEnd, .trailingComma,
      .repeatedField, .unknownField, .pressedAgain, .nothingPressed, .secondButton, .unreadKey,
      .clockJump, .eventsDropped, .unknownContact, .axisMissing, .palm, .unreadEvent,
      .lostContact, .timesMissing, .manyTouches, .unsorted, .noPress, .travelUnknown, .notRun,
      .otherViewport, .unquotedLine:
      .warning
    case .badOption, .empty, .outOfBounds, .tooManyEvents, .otherEncoding, .fileChanged,
      .unexpectedByte, .badEscape,
      .controlCharacter, .badEncoding, .badNumber, .numberTooLarge, .tooDeep, .textAfterEnd,
      .wrongType, .missingField, .outOfRange, .unknownWord, .wrongSource, .repeatedSource,
      .unboundElement, .unboundScroll, .otherDialect, .fraction, .unknownLine, .badEventLine,
      .clockBackwards, .rangeMissing, .unreadDevice, .badSlot, .badHeaderLine, .placeMissing,
      .yamlSyntax, .yamlFeature:
      .error
    }
  }

  /// Whether it departs from the format, so that `strict` refuses it.
  var isTolerance: Bool {
    let tolerances: [ImportError] = [
      .endsEarly, .byteOrderMark, .trailingComma, .repeatedField, .unknownField, .axisMissing,
      .manyTouches, .unsorted,
    ]
    return tolerances.contains(self)
  }
}
