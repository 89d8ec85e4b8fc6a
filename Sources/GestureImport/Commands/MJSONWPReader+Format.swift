extension MJSONWPReader {
  /// Appium's touch actions.
  static let format = FormatRow(
    format: .mjsonwp, help: "Appium's touch actions, of one finger or several", tools: ["Appium"],
    fields: [
      ["\"action\"", "\"press\""], ["\"action\"", "\"longPress\""],
      ["\"actions\"", "\"action\"", "\"options\""],
    ],
    read: { bytes, start, options, log in
      var reader = MJSONWPReader(bytes, from: start, options: options, log: log)
      reader.read()
      log = reader.log
      return (reader.recording, reader.scheme)
    })
}
