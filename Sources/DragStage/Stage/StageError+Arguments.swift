package import CollectionLayout
package import DragItems

extension StageError {
  /// A coordinate is not a finite number.
  package static var notFinite: StageError { .badArgument(Cause(.notFinite)) }
  /// The numbers of items are negative, or more than can be laid out.
  package static var badNumbers: StageError { .badArgument(Cause(.itemCount)) }
  /// A gap lies past the end of its section.
  package static var gapOutOfRange: StageError { .badArgument(Cause(.gap)) }
  /// The frame is invalid.
  package static var badFrame: StageError { .badArgument(Cause(.frame)) }

  /// The number of a button is negative.
  package static func badButton(_ button: Int) -> StageError {
    .badArgument(Cause(.button(button)))
  }

  /// The layout is invalid.
  package static func badLayout(_ error: LayoutError) -> StageError {
    .badArgument(Cause(.layout(error)))
  }

  /// The text is not a valid type name.
  package static func badType(_ text: String) -> StageError { .badArgument(Cause(.type(text))) }

  /// The declaration of a type is invalid.
  package static func badDeclaration(_ error: TypeDeclaration.DeclarationError) -> StageError {
    .badArgument(Cause(.declaration(error)))
  }

  /// The number of completed units is invalid.
  package static func badProgress(units: Int64) -> StageError {
    .badArgument(Cause(.progress(units: units)))
  }

  /// The team data is too large.
  package static func badTeamData(_ fault: ItemProvider.TeamDataFault) -> StageError {
    .badArgument(Cause(.teamData(fault)))
  }

  /// A file operation failed.
  package static func badFile(_ error: FileSpace.AccessError) -> StageError {
    .badArgument(Cause(.file(error)))
  }

  /// The option of a view is fixed when the view is added.
  package static func fixedOption(_ name: String) -> StageError {
    .badArgument(Cause(.option(name)))
  }

  /// The event of a host is invalid in the seat's state.
  package static func hostRejected(_ rejection: HostRejection) -> StageError {
    .hostRejected(Cause(.host(rejection)))
  }
}
