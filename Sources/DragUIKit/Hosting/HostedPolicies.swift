import DragItems
package import DragStage
import Foundation

/// What asks the delegates of an application for a stage: UIKit's types know it by what they hand to the stage.
@MainActor package protocol HostedPolicies: AnyObject {
  /// True while a drag is known to an application.
  var isDragging: Bool { get }

  /// The delegates of a list as the policies of its view.
  func policy(of list: ListState) -> (any DragSource & DropDestination)?
  /// The delegate of a drag interaction as a source.
  func policy(of interaction: UIDragInteraction) -> any DragSource
  /// The delegate of a drop interaction as a destination.
  func policy(of interaction: UIDropInteraction) -> any DropDestination
  /// Offers an item of another application; a view of that application holds it.
  func offer(_ provider: NSItemProvider, as reference: ItemReference)
}
