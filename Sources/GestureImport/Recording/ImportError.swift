import DragScript

/// The errors and warnings of an import, each with its stable code.
package enum ImportError: String, CaseIterable, Hashable, Sendable {
  // Errors of every format.
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
  case otherRecording = "GI0012"

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
  case positionMissing = "GI0316"
  case unquotedLine = "GI0317"

  // YAML.
  case yamlSyntax = "GI0401"
  case yamlFeature = "GI0402"

  // Commands of tools.
  case noPress = "GI0501"
  case travelUnknown = "GI0502"
  case notRun = "GI0503"

  /// The meaning of the code, in one sentence.
  package var sentence: String {
    switch self {
    case .leftOut: "More problems were found than are reported."
    case .badOption: "An import option is invalid."
    case .empty: "The file is empty."
    case .endsEarly:
      "The recording is truncated; the part before is imported, unless `--broken-end error` is given."
    case .nothingRecorded: "The recording is complete, but contains no pointer action."
    case .byteOrderMark: "The file starts with a byte order mark."
    case .openAtEnd: "A pointer or key is still down at the end of the recording."
    case .outOfBounds: "A point is outside the viewport."
    case .tooManyEvents: "The recording exceeds the maximum number of events."
    case .otherEncoding: "The file is in UTF-16, which is not supported."
    case .fileChanged: "The file changed while it was read."
    case .otherRecording: "The text has several recordings; the first one is imported."
    case .unexpectedByte: "The JSON syntax is invalid."
    case .badEscape: "A JSON string contains an invalid escape, or an unpaired surrogate."
    case .controlCharacter: "A text contains a control character that must be escaped."
    case .badEncoding: "A string is not valid UTF-8."
    case .badNumber: "A number is not in JSON format."
    case .numberTooLarge: "A number is too large for a double."
    case .tooDeep: "A value is nested deeper than 64 levels."
    case .textAfterEnd: "The JSON value is followed by further text."
    case .trailingComma: "A comma follows the last element of an array or object."
    case .repeatedField: "A field is repeated in one object; the last one is used."
    case .wrongType: "A value has another type than its field expects."
    case .missingField: "A required field is missing."
    case .outOfRange: "A number is outside the range of its field."
    case .unknownField: "An unknown field is ignored."
    case .unknownWord: "A word is not one of its field's values."
    case .wrongSource: "An action does not match the type of its source."
    case .repeatedSource: "Two sources have the same id."
    case .unboundElement: "An element is not bound to a reference of the script."
    case .pressedAgain: "A pointer or key that is down is pressed again; the event is ignored."
    case .nothingPressed:
      "A pointer or key that is not down is released or canceled; the event is ignored."
    case .secondButton: "A second button is pressed; a script's pointer has one press."
    case .unreadKey: "A key has no effect on drags."
    case .unboundScroll: "A wheel scrolls an unknown view."
    case .otherDialect: "The recording has another format, or a related one that is not supported."
    case .fraction: "A number has a fraction where a whole number is expected."
    case .manyTouches: "An event has more touches than its player supports."
    case .unsorted: "Events are not in the order of time; they are sorted."
    case .noPress: "A drag begins without a press, so that a touch lifts nothing."
    case .travelUnknown: "The duration of a movement is unknown; `--travel` is used."
    case .notRun: "A command is not a gesture; it is kept as a comment."
    case .otherViewport: "The recording's screen size differs from `--viewport`."
    case .unknownLine: "A line is not in the recorder's format."
    case .badEventLine: "An event line cannot be read."
    case .clockBackwards: "An event has an earlier time than the one before it."
    case .clockJump: "More than ten seconds pass between two frames."
    case .rangeMissing: "The ranges of the device's axes are unknown."
    case .unreadDevice: "The recording's kind of device is not supported."
    case .badSlot:
      "A slot is outside the device's range, or a frame has too many contacts."
    case .eventsDropped: "The kernel dropped events; open contacts are canceled."
    case .unknownContact: "A contact began before the recording; it is omitted."
    case .axisMissing: "A contact begins before the first value of one of its axes; 0 is used."
    case .palm: "A contact is a palm; it is canceled, or omitted if it never was a finger."
    case .unreadEvent: "An event has an unsupported type."
    case .lostContact:
      "A contact is omitted: it begins in the frame of another one, or its movement has no end."
    case .badHeaderLine: "A line of the device's description cannot be read."
    case .yamlSyntax: "The YAML syntax is invalid."
    case .yamlFeature: "The YAML uses an unsupported feature."
    case .timesMissing: "The events have no times; a constant rate is used."
    case .positionMissing: "A pointer is pressed at an unknown position."
    case .unquotedLine: "A line without a quotation mark among quoted lines is omitted."
    }
  }

  /// Indicates whether the recording can be imported in spite of it.
  var usualSeverity: Diagnostic.Severity {
    switch self {
    case .leftOut, .endsEarly, .nothingRecorded, .byteOrderMark, .openAtEnd, .trailingComma,
      .repeatedField, .unknownField, .pressedAgain, .nothingPressed, .secondButton, .unreadKey,
      .clockJump, .eventsDropped, .unknownContact, .axisMissing, .palm, .unreadEvent,
      .lostContact, .timesMissing, .manyTouches, .unsorted, .noPress, .travelUnknown, .notRun,
      .otherViewport, .unquotedLine, .otherRecording:
      .warning
    case .badOption, .empty, .outOfBounds, .tooManyEvents, .otherEncoding, .fileChanged,
      .unexpectedByte, .badEscape,
      .controlCharacter, .badEncoding, .badNumber, .numberTooLarge, .tooDeep, .textAfterEnd,
      .wrongType, .missingField, .outOfRange, .unknownWord, .wrongSource, .repeatedSource,
      .unboundElement, .unboundScroll, .otherDialect, .fraction, .unknownLine, .badEventLine,
      .clockBackwards, .rangeMissing, .unreadDevice, .badSlot, .badHeaderLine, .positionMissing,
      .yamlSyntax, .yamlFeature:
      .error
    }
  }

  /// Indicates whether it departs from the format, so that `strict` refuses it.
  var isTolerance: Bool {
    let tolerances: [ImportError] = [
      .endsEarly, .byteOrderMark, .trailingComma, .repeatedField, .unknownField, .axisMissing,
      .manyTouches, .unsorted,
    ]
    return tolerances.contains(self)
  }
}
