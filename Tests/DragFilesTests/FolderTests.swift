import DragFiles
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct FolderTests {
  @Test func `files are found below a folder, in the order of their bytes`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.drag", "B.drag", "a/z.drag", "a-b.drag", "a/b/c.drag", "ü.drag", "notes.txt"] {
      try folder.write("", to: name)
    }
    let found = try Folder(folder.path).search(forSuffixes: [".drag"]).files
    #expect(
      found
        == ["B.drag", "a-b.drag", "a/b/c.drag", "a/z.drag", "b.drag", "ü.drag"].map { folder[$0] })
  }

  @Test func `hidden files and folders are left out`() throws {
    let folder = try TemporaryFolder()
    for name in [".a.drag", ".hidden/b.drag", "c.drag"] { try folder.write("", to: name) }
    #expect(try Folder(folder.path).search(forSuffixes: [".drag"]).files == [folder["c.drag"]])
  }

  @Test func `links that lead in a circle do no harm, and each folder is entered once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/one.drag")
    try folder.write("", to: "b/two.drag")
    for name in ["a/up", "a/again"] { try folder.link(name, to: folder.path) }
    for index in 0..<8 {
      try folder.link("a/b\(index)", to: folder["b"])
      try folder.link("b/a\(index)", to: folder["a"])
    }
    try folder.link("self.drag", to: folder["self.drag"])
    try folder.link("nowhere.drag", to: folder["nothing"])
    let found = try Folder(folder.path).search(forSuffixes: [".drag"])
    #expect(found.files.map { $0.hasSuffix("one.drag") } == [true, false])
    #expect(
      found.unreadable == [
        FileError(folder["nowhere.drag"], .linkToNothing),
        FileError(folder["self.drag"], .linksInCircle),
      ])
  }

  @Test func `what may hold a script and cannot be read is returned beside the files`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.drag")
    try folder.write("", to: "notes.txt")
    try folder.link("drags", to: folder["not mounted"])
    #expect(unsafe mkfifo(folder["pipe.drag"], 0o600) == 0)
    #expect(unsafe mkfifo(folder["pipe.txt"], 0o600) == 0)
    for name in ["caf\u{1}.drag", "caf\u{1}.txt"] {
      let bytes = folder[name].utf8.map { CChar(bitPattern: $0 == 1 ? 0xE9 : $0) } + [0]
      close(unsafe open(bytes, O_CREAT | O_WRONLY, 0o600))
    }
    let found = try Folder(folder.path).search(forSuffixes: [".drag"])
    #expect(found.files == [folder["a.drag"]])
    #expect(
      found.unreadable == [
        FileError(folder["caf\u{FFFD}.drag"], .nameNotUTF8),
        FileError(folder["drags"], .linkToNothing),
        FileError(folder["pipe.drag"], .isNoFile),
      ])
  }

  @Test func `a link to a file is found under its own name`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("", to: "real.drag")
    try folder.link("linked.drag", to: elsewhere["real.drag"])
    #expect(try Folder(folder.path).search(forSuffixes: [".drag"]).files == [folder["linked.drag"]])
  }

  @Test func `a folder with a suffix is not a file, and a slash at the end adds none`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "x.drag/inner.drag")
    let found = try Folder(folder.path + "/").search(forSuffixes: [".drag"]).files
    #expect(found == [folder["x.drag/inner.drag"]])
  }

  @Test func `file names are those directly inside, without folders and hidden files`() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", ".c", "d/e"] { try folder.write("", to: name) }
    #expect(try Folder(folder.path).fileNames() == ["a", "b"])
  }

  @Test func `what is not there is reported with its path and the reason`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) {
      try Folder(folder["none"]).search(forSuffixes: [".drag"]).files
    }
    #expect(error == FileError(folder["none"], .notFound))
    #expect(error?.description == "\(folder["none"]): no such file or folder")
    #expect(throws: FileError(folder["none"], .notFound)) { try Folder.isFolder(folder["none"]) }
  }

  @Test func `a file is not a folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(try !Folder.isFolder(folder["file"]))
    #expect(try Folder.isFolder(folder.path))
    #expect(throws: FileError(folder["file"], .isNoFolder)) {
      try Folder(folder["file"]).fileNames()
    }
  }

  @Test func `a link to itself is reported as one`() throws {
    let folder = try TemporaryFolder()
    try folder.link("loop", to: folder["loop"])
    #expect(throws: FileError(folder["loop"], .linksInCircle)) {
      try Folder.isFolder(folder["loop"])
    }
  }
}
