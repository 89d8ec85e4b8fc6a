package import CollectionLayout
package import CollectionModel
package import DragItems
import DragGeometry

extension StageError {
  /// The detail of a rejection, which the description puts into words.
  ///
  /// A program corrects its argument or its batch, and does not react to the rule that it broke: so
  /// the rule is a text.
  public struct Cause: Hashable, Sendable, CustomStringConvertible {
    /// The error that the stage met.
    package indirect enum Kind: Hashable, Sendable {
      /// A batch, or its content, with the terms of a collection view or a table view.
      case batch(BatchApplicationError<Int, ItemID>, CollectionKind)
      /// The numbers of a layout, or a size or a frame in it.
      case layout(LayoutError)
      /// The declaration of a type.
      case declaration(TypeDeclaration.DeclarationError)
      /// Bytes for the applications of a team.
      case teamData(ItemProvider.TeamDataFault)
      /// A coordinate is not a finite number.
      case notFinite
      /// The number of a button is negative.
      case button(Int)
      /// The numbers of items are negative, or more than can be laid out.
      case itemCount
      /// A gap lies past the end of its section.
      case gap
      /// The frame is invalid.
      case frame
      /// The text is not a valid type name.
      case type(String)
      /// The number of completed units is invalid: it only increases, up to the load's size.
      case progress(units: Int64)
      /// The option of a view is fixed when the view is added.
      case option(String)
      /// A file operation failed.
      case file(FileSpace.AccessError)
      /// A host's event is invalid.
      case host(HostRejection)
    }

    /// The error that the stage met.
    package let kind: Kind

    package init(_ kind: Kind) {
      self.kind = kind
    }

    /// True for a batch that is invalid by itself, which the trace reports, too.
    package var isInvalidBatch: Bool {
      if case .batch(.invalid, _) = kind { true } else { false }
    }

    /// The detail in one sentence without a full stop.
    public var description: String {
      switch kind {
      case .batch(let error, let kind): Self.sentence(for: error, in: kind)
      case .layout(let error): "invalid layout: \(Self.sentence(for: error))"
      case .declaration(let error): Self.sentence(for: error)
      case .teamData(let fault):
        "expected at most \(ItemProvider.teamDataLimit) bytes of team data, found \(fault.count)"
      case .notFinite: "a coordinate is not a finite number"
      case .button(let button): "unknown button \(button)"
      case .itemCount: "the numbers of the items are negative, or too many"
      case .gap: "the gap is past the end of its section"
      case .frame:
        "invalid frame: the size must not be negative and the coordinates must be in range"
      case .type(let text): "`\(text)` is not a valid type"
      case .progress: "invalid progress: units cannot decrease or exceed the load's size"
      case .option(let name): "the option `\(name)` of a view cannot change"
      case .file(let error): Self.sentence(for: error)
      case .host(let rejection): "the host cannot do this: \(rejection.sentence)"
      }
    }
  }
}

extension StageError.Cause {
  private static func sentence(
    for error: BatchApplicationError<Int, ItemID>, in kind: CollectionKind
  ) -> String {
    switch error {
    case .invalid(let failure): failure.first.message(for: kind)
    case .missingItem(let slot):
      "the batch inserts no item at index \(slot.section)/\(slot.item)"
    case .missingSection(let index): "the batch has no items for section \(index)"
    case .rejected: "the batch inserts an item that already exists, or inserts it twice"
    }
  }

  private static func sentence(for error: LayoutError) -> String {
    switch error {
    case .notFinite(let parameter): "`\(parameter)` is not a finite number"
    case .negative(let parameter, _): "expected `\(parameter)` of at least 0, found less"
    case .zero(let parameter): "expected `\(parameter)` above 0, found 0"
    case .noColumns(let count): "expected at least 1 column, found \(count)"
    case .negativeCount(let section, let count):
      "expected at least 0 items in section \(section), found \(count)"
    case .invalidSize(let slot): "the size of \(name(slot)) is negative or not finite"
    case .invalidFrame(let slot):
      "the frame of \(name(slot)) is not finite, or its size is negative"
    case .pastTheEnd(let slot): "\(name(slot)) does not exist"
    case .tooLarge: "the content has more items, or is larger, than can be counted exactly"
    }
  }

  private static func name(_ slot: Slot) -> String { "item \(slot.section)/\(slot.item)" }

  private static func sentence(for error: TypeDeclaration.DeclarationError) -> String {
    switch error {
    case .undeclarable(let type): "`\(type.text)` cannot be declared as a type"
    case .declaredBySystem(let type): "the system declares `\(type.text)`"
    case .conflict(let type): "`\(type.text)` is already declared differently"
    case .unknownParent(let parent, let type):
      "unknown parent type `\(parent.text)` of `\(type.text)`"
    case .cycle(let type): "`\(type.text)` would conform to itself"
    }
  }

  private static func sentence(for error: FileSpace.AccessError) -> String {
    switch error {
    case .noFile(let path): "no such file `\(path.text)`"
    case .exists(let path): "the file `\(path.text)` already exists"
    case .inUse(let path): "the file `\(path.text)` is in use"
    case .ended: "the use of the file has ended"
    }
  }
}
