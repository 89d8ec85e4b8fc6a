/// Why a text is not of the part of YAML that is read, and where.
struct YAMLFault: Error, Hashable, Sendable {
  var fault: ImportFault
  var message: String
  var place: SourcePlace

  init(_ fault: ImportFault, _ message: String, at place: SourcePlace) {
    self.fault = fault
    self.message = message
    self.place = place
  }
}
