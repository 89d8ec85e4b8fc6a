/// The reason why a text is not in the supported subset of YAML, with its location.
struct YAMLError: Error, Hashable, Sendable {
  var fault: ImportError
  var message: String
  var place: InputPosition

  init(_ fault: ImportError, _ message: String, at place: InputPosition) {
    self.fault = fault
    self.message = message
    self.place = place
  }
}
