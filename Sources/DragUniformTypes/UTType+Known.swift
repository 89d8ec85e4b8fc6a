extension UTType {
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Anything with content, in a file or elsewhere.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// The image of a disk.
  public static let diskImage = UTType(known: "public.disk-image")
  /// Data in one stream of bytes.
  public static let data = UTType(known: "public.data")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// Something that refers to something else.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// Something that can be run.
  public static let executable = UTType(known: "public.executable")
  /// The place of a volume.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// An alias of a file.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// A bookmark of an address.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text, with or without a form.
  public static let text = UTType(known: "public.text")
  /// Text without a form.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text in UTF-16 with a mark of its order.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Text in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Values between separators.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Values between commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Values between tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Values between tabs in UTF-8.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of HTML.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// The source of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The source of a program in assembly language.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// The source of a program in C.
  public static let cSource = UTType(known: "public.c-source")
  /// The source of a program in Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// The source of a program in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The source of a program in C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// The source of a program in Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// A header of C.
  public static let cHeader = UTType(known: "public.c-header")
  /// A header of C++.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// A script.
  public static let script = UTType(known: "public.script")
  /// A script of AppleScript as text.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// A script of JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A script of a shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script of Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// A script of Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script of Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A script of PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in its binary form.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Rich text with attachments, as a package.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Rich text with attachments, as one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page with what it needs.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// An image.
  public static let image = UTType(known: "public.image")
  /// An image in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// An image in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// An image in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// An image in PNG.
  public static let png = UTType(known: "public.png")
  /// An icon of the system.
  public static let icns = UTType(known: "com.apple.icns")
  /// An image in BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon in ICO.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// An image as a camera took it.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// An image in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A photo that moves.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// An image in HEIF.
  public static let heif = UTType(known: "public.heif")
  /// An image in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// An image in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// Content in three dimensions.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A scene in one file.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// A scene of reality.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// A scene of SceneKit.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// An object that a camera finds.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// Sound, with or without pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Pictures, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Pictures alone.
  public static let video = UTType(known: "public.video")
  /// Sound alone.
  public static let audio = UTType(known: "public.audio")
  /// A movie of QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A movie in MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// Pictures in MPEG-2.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// A stream in MPEG-2.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A movie in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// A movie in AVI.
  public static let avi = UTType(known: "public.avi")
  /// Sound in AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Sound in WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Notes.
  public static let midi = UTType(known: "public.midi-audio")
  /// A list of pieces.
  public static let playlist = UTType(known: "public.playlist")
  /// A list of pieces in M3U.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// A folder of the user.
  public static let folder = UTType(known: "public.folder")
  /// A volume.
  public static let volume = UTType(known: "public.volume")
  /// A directory that is shown as a file.
  public static let package = UTType(known: "com.apple.package")
  /// A directory of a known form.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// An application.
  public static let application = UTType(known: "com.apple.application")
  /// An application as a bundle.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// A program of Unix.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A program of Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// An archive.
  public static let archive = UTType(known: "public.archive")
  /// An archive of gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// An archive of bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// An archive in ZIP.
  public static let zip = UTType(known: "public.zip-archive")
  /// An archive of the system.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A contact.
  public static let contact = UTType(known: "public.contact")
  /// A contact in vCard.
  public static let vCard = UTType(known: "public.vcard")
  /// A thing to do.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// An event.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A message of electronic mail.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A file with an address.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A bookmark.
  public static let bookmark = UTType(known: "public.bookmark")
  /// A key and its certificates.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// A certificate.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// A book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A log.
  public static let log = UTType(known: "public.log")
}
