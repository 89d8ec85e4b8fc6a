#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import Foundation

  /// The methods that look like those of a delegate and are not called as it seems, from the file of `drag audit-uikit`.
  struct AppAudit {
    /// One of them.
    struct Finding: Decodable, Hashable {
      let file: String
      let line: Int
      let column: Int
      let code: String
      /// The type that declares the method, without its module.
      let type: String
      let method: String
      let message: String
      let hint: String

      /// The failure of the test that shows an object of the type.
      var text: String {
        "`\(type).\(method)` \(message) [\(code)]\n  at \(file):\(line):\(column)\n  hint: \(hint)"
      }
    }

    /// The file as a whole.
    private struct Report: Decodable {
      let v: Int
      let findings: [Finding]
    }

    /// A file of another version.
    struct UnknownVersion: Error, CustomStringConvertible {
      let version: Int
      var description: String { "expected version 1, found \(version)" }
    }

    private let findings: [String: [Finding]]
    /// The classes that were looked up, so that each finding is reported once.
    private var known: Set<ObjectIdentifier> = []

    /// Reads a file.
    ///
    /// - Throws: The error of the file, or of its format.
    init(contentsOf path: String) throws {
      let report = try JSONDecoder().decode(
        Report.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      guard report.v == 1 else { throw UnknownVersion(version: report.v) }
      findings = Dictionary(grouping: report.findings, by: \.type)
    }

    /// The findings about the classes of objects, and about their superclasses, that were not returned before.
    mutating func newFindings(about objects: [AnyObject]) -> [Finding] {
      var found: [Finding] = []
      for object in objects {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, let type = current.subjectType as? AnyClass,
          known.insert(ObjectIdentifier(type)).inserted
        {
          // The module comes first; a type within another one keeps the name of that.
          let name = String(reflecting: type).drop { $0 != "." }.dropFirst()
          found += findings[String(name), default: []]
          mirror = current.superclassMirror
        }
      }
      return found
    }
  }

  extension UIWindow {
    /// The objects of the application whose methods are called for what the window shows: controllers, the delegates and
    /// data sources of lists, and those of interactions.
    var shownObjects: [AnyObject] {
      var objects: [AnyObject?] = []
      func add(_ view: UIView) {
        switch view {
        case let list as UICollectionView:
          objects += [list.dataSource, list.delegate, list.dragDelegate, list.dropDelegate]
        case let list as UITableView:
          objects += [list.dataSource, list.delegate, list.dragDelegate, list.dropDelegate]
        default: break
        }
        for interaction in view.interactions {
          objects.append((interaction as? UIDragInteraction)?.delegate)
          objects.append((interaction as? UIDropInteraction)?.delegate)
        }
        for subview in view.subviews { add(subview) }
      }
      func add(_ controller: UIViewController) {
        objects.append(controller)
        for child in controller.children { add(child) }
        if let presented = controller.presentedViewController { add(presented) }
      }
      if let rootViewController { add(rootViewController) }
      add(self)
      return objects.compactMap(\.self)
    }
  }
#endif
