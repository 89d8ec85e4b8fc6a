/// The names that `getevent -l` writes for numbers, as far as they say something of a pointer.
enum GeteventNames {
  /// A name, and its number.
  typealias Entry = (name: [UInt8], number: Int)

  /// The number of an unknown named type or code.
  static let unknown: UInt16 = 0xFFFF

  static let types: [Entry] = entries([
    "EV_SYN": 0, "EV_KEY": 1, "EV_REL": 2, "EV_ABS": 3, "EV_MSC": 4, "EV_SW": 5, "EV_LED": 0x11,
    "EV_SND": 0x12, "EV_REP": 0x14, "EV_FF": 0x15, "EV_PWR": 0x16, "EV_FF_STATUS": 0x17,
  ])

  private static let reports: [Entry] = entries([
    "SYN_REPORT": 0, "SYN_CONFIG": 1, "SYN_MT_REPORT": 2, "SYN_DROPPED": 3,
  ])

  private static let keys: [Entry] = entries([
    "BTN_TOUCH": 0x14A, "BTN_TOOL_FINGER": 0x145, "BTN_TOOL_PEN": 0x140, "BTN_TOOL_RUBBER": 0x141,
    "BTN_TOOL_BRUSH": 0x142, "BTN_TOOL_PENCIL": 0x143, "BTN_TOOL_AIRBRUSH": 0x144,
    "BTN_TOOL_MOUSE": 0x146, "BTN_TOOL_LENS": 0x147, "BTN_TOOL_QUINTTAP": 0x148,
    "BTN_STYLUS3": 0x149, "BTN_STYLUS": 0x14B, "BTN_STYLUS2": 0x14C, "BTN_TOOL_DOUBLETAP": 0x14D,
    "BTN_TOOL_TRIPLETAP": 0x14E, "BTN_TOOL_QUADTAP": 0x14F, "BTN_LEFT": 0x110, "BTN_MOUSE": 0x110,
    "BTN_RIGHT": 0x111, "BTN_MIDDLE": 0x112, "BTN_SIDE": 0x113, "BTN_EXTRA": 0x114,
    "BTN_FORWARD": 0x115, "BTN_BACK": 0x116, "BTN_TASK": 0x117,
  ])

  private static let steps: [Entry] = entries([
    "REL_X": 0, "REL_Y": 1, "REL_HWHEEL": 6, "REL_WHEEL": 8, "REL_WHEEL_HI_RES": 0x0B,
    "REL_HWHEEL_HI_RES": 0x0C,
  ])

  /// The axes, those of contacts first, which are the most frequent.
  private static let axes: [Entry] = entries([
    "ABS_MT_POSITION_X": 0x35, "ABS_MT_POSITION_Y": 0x36, "ABS_MT_TRACKING_ID": 0x39,
    "ABS_MT_SLOT": 0x2F, "ABS_MT_TOUCH_MAJOR": 0x30, "ABS_MT_TOUCH_MINOR": 0x31,
    "ABS_MT_WIDTH_MAJOR": 0x32, "ABS_MT_WIDTH_MINOR": 0x33, "ABS_MT_ORIENTATION": 0x34,
    "ABS_MT_TOOL_TYPE": 0x37, "ABS_MT_BLOB_ID": 0x38, "ABS_MT_PRESSURE": 0x3A,
    "ABS_MT_DISTANCE": 0x3B, "ABS_MT_TOOL_X": 0x3C, "ABS_MT_TOOL_Y": 0x3D, "ABS_X": 0, "ABS_Y": 1,
  ])

  private static let values: [Entry] = entries([
    "DOWN": 1, "UP": 0, "REPEAT": 2, "MT_TOOL_FINGER": 0, "MT_TOOL_PEN": 1, "MT_TOOL_PALM": 2,
  ])

  /// The names of a type's codes.
  static func codes(of type: UInt16) -> [Entry] {
    switch type {
    case EvdevCode.synchronize: reports
    case EvdevCode.key: keys
    case EvdevCode.relative: steps
    case EvdevCode.absolute: axes
    default: []
    }
  }

  /// The number of a value's name.
  static func value(_ word: ArraySlice<UInt8>) -> Int? { number(of: word, in: values) }

  /// The number of a name.
  static func number(of word: ArraySlice<UInt8>, in entries: [Entry]) -> Int? {
    entries.first { $0.name.count == word.count && $0.name.elementsEqual(word) }?.number
  }

  private static func entries(_ names: KeyValuePairs<String, Int>) -> [Entry] {
    names.map { (Array($0.key.utf8), $0.value) }
  }
}
