extension LibinputReader {
  /// The output of `libinput record`.
  static let format = FormatRow.evdev(
    .libinput, help: "libinput record", comment: "# libinput record",
    sign: {
      switch $0.first {
      case "ndevices:": .only
      case "version:", "libinput:": .perhaps
      default: nil
      }
    }
  ) { LibinputReader.tape(of: $0, from: $1, options: $2, &$3) }
}
