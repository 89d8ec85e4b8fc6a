/// Why a text is not of the part of YAML that is read, and where.
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
