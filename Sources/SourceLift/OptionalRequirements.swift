/// Methods that Objective-C lets a delegate leave out, by the names before their parentheses.
///
/// On Linux such a requirement has a default, so that `delegate?.method?(x)` is written `delegate?.method(x)`. A closure in a
/// property is called by the same signs and must keep them, so only names that are known are taken for methods.
package struct OptionalRequirements: Equatable {
  /// Requirements of UIKit's delegates and data sources whose arguments have labels, which a closure's never have.
  package static let withLabels: Set<String> = [
    "application", "collectionView", "contextMenuInteraction", "dragInteraction", "dropInteraction",
    "gestureRecognizer", "numberOfSections", "scene", "scrollViewDidEndDragging", "tableView",
    "textDraggableView", "textDroppableView", "updateSearchResults", "viewForZooming",
  ]

  /// Requirements of UIKit's delegates without a label; a property of such a name may well hold a closure.
  package static let withoutLabels: Set<String> = [
    "gestureRecognizerShouldBegin", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll", "scrollViewDidZoom",
    "scrollViewWillBeginDragging", "textFieldDidEndEditing", "textFieldShouldReturn",
    "textViewDidChange", "textViewDidEndEditing",
  ]

  /// The requirements that an application's own protocols declare, as `@objc optional func`.
  package private(set) var declared: Set<String>
  /// The variables of the file, which are no methods.
  private(set) var variables: Set<String> = []

  /// Knows those of UIKit, and some of an application's protocols.
  package init(declared: Set<String> = []) {
    self.declared = declared
  }

  /// Adds what a source file declares.
  ///
  /// - Complexity: O(*n*) in the characters.
  package mutating func add(declaredIn source: String) {
    // Few files have the word, and one without it is not read further.
    guard source.utf8.contains("optional".utf8) else { return }
    declared.formUnion(LiftedSource(surveying: source).requirements.declared)
  }

  /// True if a call of a member by this name with `?` calls a method.
  func contains(_ name: String) -> Bool {
    Self.withLabels.contains(name)
      || (Self.withoutLabels.contains(name) || declared.contains(name)) && !variables.contains(name)
  }

  /// Notes the name of an optional requirement.
  mutating func declare(requirement name: String) { declared.insert(name) }

  /// Notes those that other files declare.
  mutating func declare(requirements names: Set<String>) { declared.formUnion(names) }

  /// Notes the name of a variable.
  mutating func declare(variable name: String) { variables.insert(name) }
}
