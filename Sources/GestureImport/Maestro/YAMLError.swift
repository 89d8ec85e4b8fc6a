/// The reason why a text is not in the supported subset of YAML, with its location.
struct YAMLError: Error, Hashable, Sendable {
  var fault: ImportError
  var message: String
  var location: InputPosition

  init(_ fault: ImportError, _ message: String, at location: InputPosition) {
    self.fault = fault
    self.message = message
    self.location = location
  }
}
