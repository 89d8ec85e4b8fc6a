public import DragUIKit
public import Foundation

// The calls that name a type by its identifier, with the type itself.
extension NSItemProvider {
  /// The types, in the order in which they were registered (CONTRACT-101); those without a valid name are left out.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map { UTType(known: $0) }
  }

  /// The types that conform to another one, in the order in which they were registered.
  public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: type) }
  }

  /// Makes a provider of a file, under a type of the caller's choice.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false,
    coordinated: Bool = false, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(
      for: contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data,
      visibility: visibility, openInPlace: openInPlace
    ) { answer in
      answer(fileURL, coordinated, nil)
      return nil
    }
  }

  /// Promises data of a type, behind what is promised already.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping DataAnswer) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Promises a file of a type, behind what is promised already.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping FileAnswer) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Loads the data of a type, or of the first one that conforms to it (CONTRACT-113).
  @preconcurrency @MainActor @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads a type as a file: the source's own where it may be opened in place, else one that is removed when the
  /// handler returns (CONTRACT-114, 115).
  @preconcurrency @MainActor @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if openInPlace {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { url, error in
      completionHandler(url, false, error)
    }
  }
}
