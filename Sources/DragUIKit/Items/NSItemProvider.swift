public import Foundation

/// Who may see a representation of a provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every application.
  case all
  /// Applications of the same developer team; here none but the own one.
  case team
  /// Applications of the same group; here none but the own one.
  case group
  /// The application alone.
  case ownProcess
}

/// A promise of data in one or several types, best first.
///
/// The types of the system conform to each other as the system declares it. In a drop a load is one of the stage, which
/// knows of it until it is answered; the answer is delivered in virtual time.
open class NSItemProvider: NSObject {
  /// The answer of a source: data or an error, at once or later, on any thread.
  public typealias DataAnswer = @Sendable (Data?, (any Error)?) -> Void
  /// The answer of a source of a file: the file, whether it needs coordination, or an error.
  public typealias FileAnswer = @Sendable (URL?, Bool, (any Error)?) -> Void

  /// A promise of one type.
  struct Registration {
    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    /// The object that was registered, for
    /// ``loadItem(forTypeIdentifier:options:completionHandler:)``.
    var item: (any NSSecureCoding)?
    /// True if it is a file that may be used where it is.
    var opensInPlace = false
    /// Asks a source that has a file; nil for one that has data.
    var file: ((@escaping FileAnswer) -> Progress?)?
    let load: (@escaping DataAnswer) -> Progress?
  }

  private(set) var registrations: [Registration] = []
  /// A name for the item, without an extension.
  open var suggestedName: String?
  /// The size in points in which the item is best shown; kept.
  open var preferredPresentationSize = CGSize.zero
  /// A few bytes for applications of the same team; kept.
  open var teamData: Data?
  /// True once a drag has carried the provider: then it loads in a drop alone (CONTRACT-121).
  package var isDragged = false

  /// Makes a provider without a promise.
  public override init() { super.init() }

  /// Makes a provider that promises what an object can write, the best type first.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  // MARK: Promises

  /// Promises what an object can write, behind what is promised already; the object is asked when it is loaded.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in object.writableTypeIdentifiersForItemProvider {
      add(type, visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Promises data of a type, behind what is promised already; the first promise of a type counts (CONTRACT-103).
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping DataAnswer) -> Progress?
  ) {
    add(typeIdentifier, visibility, loadHandler)
  }

  private func add(
    _ type: String, _ visibility: NSItemProviderRepresentationVisibility,
    _ load: @escaping (@escaping DataAnswer) -> Progress?
  ) { add(Registration(type: type, visibility: visibility, load: load)) }

  /// Adds a promise, unless there is one of its type (CONTRACT-103).
  func add(_ registration: Registration) {
    guard !registrations.contains(where: { $0.type == registration.type }) else { return }
    registrations.append(registration)
  }

  // MARK: Queries

  /// The types, in the order in which they were registered (CONTRACT-101).
  open var registeredTypeIdentifiers: [String] { registrations.map(\.type) }

  /// True if any registered type conforms to a type (CONTRACT-110).
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredType(conformingTo: typeIdentifier) != nil
  }

  /// True if an object of a class can be made of a registered type (CONTRACT-116).
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    registeredType(for: aClass) != nil
  }

  /// True if a value of the type, such as `String`, can be made of a registered type.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// The type that a load of another one is answered with: the same, else the first that conforms to it (CONTRACT-113).
  func registeredType(conformingTo wanted: String) -> String? {
    let types = registeredTypeIdentifiers
    return types.contains(wanted)
      ? wanted : types.first { SystemTypes.type($0, conformsTo: wanted) }
  }

  /// The first registered type that a class can be made of (CONTRACT-116).
  func registeredType(for aClass: any NSItemProviderReading.Type) -> String? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return registeredTypeIdentifiers.first { type in
      readable.contains { SystemTypes.type(type, conformsTo: $0) }
    }
  }

  // MARK: Sources

  /// The promise of a registered type.
  func registration(of type: String) -> Registration? {
    registrations.first { $0.type == type }
  }

  /// Asks the source for the data of a registered type; the progress is the source's own, if it has any.
  func request(_ type: String, answer: @escaping DataAnswer) -> Progress? {
    guard let found = registration(of: type) else {
      answer(nil, Self.error(.itemUnavailableError))
      return nil
    }
    return found.load(answer)
  }

  /// A provider with the same promises (CONTRACT-108).
  open override func copy() -> Any {
    let other = NSItemProvider()
    other.registrations = registrations
    other.suggestedName = suggestedName
    other.preferredPresentationSize = preferredPresentationSize
    other.teamData = teamData
    return other
  }

  /// The provider as another application has it: with what is for every application (CONTRACT-106).
  package func seenElsewhere() -> NSItemProvider {
    let other = NSItemProvider()
    other.registrations = registrations.filter { $0.visibility == .all }
    other.suggestedName = suggestedName
    other.preferredPresentationSize = preferredPresentationSize
    return other
  }

  /// The domain of the errors of providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of the errors of providers.
  public enum ErrorCode: Int, Sendable {
    /// The source failed, or the load was not allowed.
    case unknownError = -1
    /// No representation matches.
    case itemUnavailableError = -1000
    /// The loaded data is of another class.
    case unexpectedValueClassError = -1100
    /// The loaded data cannot become the class.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}
