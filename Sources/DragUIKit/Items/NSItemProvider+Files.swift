public import Foundation

/// The permissions for a file of a provider.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The options, one bit each.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be used where it is; otherwise each load makes a copy (CONTRACT-107).
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// Makes a provider of a file: of the type of its extension, and of its address (CONTRACT-108).
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    if let type = SystemTypes.type(ofExtension: fileURL.pathExtension) {
      registerFileRepresentation(
        forTypeIdentifier: type, fileOptions: .openInPlace, visibility: .all
      ) { answer in
        answer(fileURL, false, nil)
        return nil
      }
    }
    let address = fileURL.absoluteString
    registerDataRepresentation(forTypeIdentifier: "public.file-url", visibility: .all) { answer in
      answer(Data(address.utf8), nil)
      return nil
    }
  }

  /// Makes a provider of an object that is there already, under a type of the caller's choice (CONTRACT-123).
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let type = typeIdentifier ?? SystemTypes.type(of: item) else { return }
    let data = SystemTypes.data(of: item)
    add(
      Registration(type: type, visibility: .all, item: item) { answer in
        answer(data, data == nil ? NSItemProvider.error(.unavailableCoercionError) : nil)
        return nil
      })
  }

  /// Promises a file of a type, behind what is promised already (CONTRACT-107).
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping FileAnswer) -> Progress?
  ) {
    add(
      Registration(
        type: typeIdentifier, visibility: visibility,
        opensInPlace: fileOptions.contains(.openInPlace), file: loadHandler
      ) { answer in
        // A file that is requested as data is read (CONTRACT-114).
        loadHandler { url, _, error in
          guard let url else { return answer(nil, error) }
          do { answer(try Data(contentsOf: url), nil) } catch { answer(nil, error) }
        }
      })
  }

  /// Promises what an object of a class can write; the object is made when it is loaded (CONTRACT-104).
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void)
      -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      add(
        Registration(type: type, visibility: visibility) { answer in
          loadHandler { object, error in
            guard let object else {
              return answer(nil, error ?? NSItemProvider.error(.unknownError))
            }
            _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: answer)
          }
        })
    }
  }

  /// Promises what a value of a type such as `String` can write.
  public func registerObject<T>(
    ofClass aClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
  )
  where
    T: _ObjectiveCBridgeable & SendableMetatype,
    T._ObjectiveCType: NSItemProviderWriting & SendableMetatype
  {
    registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { answer in
      loadHandler { value, error in answer(value?._bridgeToObjectiveC(), error) }
    }
  }

  /// The types of which a file has the options, in the order in which they were registered (CONTRACT-111).
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    registrations.filter { !fileOptions.contains(.openInPlace) || $0.opensInPlace }.map(\.type)
  }

  /// True if a registered type conforms to a type and has the options (CONTRACT-111).
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains {
      SystemTypes.type($0, conformsTo: typeIdentifier)
    }
  }

  /// Loads a type as a file, which is removed when the handler returns (CONTRACT-114).
  ///
  /// Data is written to the file, and a file is copied. The handler is called once, on the main queue.
  @preconcurrency @MainActor @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(registeredType(conformingTo: typeIdentifier), inPlace: false) { url, _, error in
      completionHandler(url, error)
      if let url { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    }
  }

  /// Loads a type as the file itself, if its source allows that, or else as a copy (CONTRACT-115).
  ///
  /// The handler is called once, on the main queue; nothing removes a copy but the system.
  @preconcurrency @MainActor @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(
      registeredType(conformingTo: typeIdentifier), inPlace: true,
      completionHandler: completionHandler)
  }

  /// Loads a type as a file, which is the caller's.
  @MainActor func loadFile(
    _ type: String?, inPlace: Bool, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let answered = AnsweredFile()
    let source = type.flatMap { registration(of: $0) }
    let opens = inPlace && source?.opensInPlace == true
    let request = source?.file.map { ask in
      { (answer: @escaping DataAnswer) in
        ask { url, _, error in
          guard let url else { return answer(nil, error) }
          do {
            try answered.keep(url, asCopy: !opens)
            answer(Data(), nil)
          } catch { answer(nil, error) }
        }
      }
    }
    return ProviderLoads.load(type, of: self, by: request) { [name = suggestedName] result in
      do {
        let data = try result.get()
        if opens, let url = answered.original { return completionHandler(url, true, nil) }
        if let url = answered.copy { return completionHandler(url, false, nil) }
        let file = try TemporaryFile(
          named: name, extension: type.flatMap(SystemTypes.preferredExtension))
        try data.write(to: file.url)
        completionHandler(file.url, false, nil)
      } catch { completionHandler(nil, false, error) }
    }
  }
}
