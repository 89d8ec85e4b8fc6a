import Testing

import DragTesting

@Suite struct PackagePathTests {
  @Test func `a file of a package is named from the package on, and another one as it is`() {
    #expect(PackagePath.relative(#filePath) == "Tests/DragTestingTests/PackagePathTests.swift")
    for path in ["/nowhere/at/all.drag", "here.drag", "", "/"] {
      #expect(PackagePath.relative(path) == path)
    }
  }
}
