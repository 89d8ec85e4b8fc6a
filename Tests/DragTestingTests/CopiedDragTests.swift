import DragTesting
import Foundation
import Testing

@Test func `milk lands after tea`() throws {
  let script = #"""
    dragscript 1
    meta title "Reorder one row in a list"
    set viewport 390x844
    set lift.delay 500ms
    collection list at 0,100 size 390x220 layout rows()
    items list milk eggs bread tea rice
    provider list#milk public.utf8-plain-text "Milk"
    on list items => items self
    on list update => proposal move insert-at

    test "milk lands after tea"
      @0ms down list#milk
      @536.667ms move 195,130.3111111111111
      @553.333ms move 195,138.62222222222223
      @570ms move 195,146.93333333333334
      @586.667ms move 195,155.24444444444444
      @603.333ms move 195,163.55555555555557
      @620ms move 195,171.86666666666667
      @636.667ms move 195,180.17777777777778
      @653.333ms move 195,188.48888888888888
      @670ms move 195,196.8
      @686.667ms move 195,205.11111111111114
      @703.333ms move 195,213.42222222222225
      @720ms move 195,221.73333333333335
      @736.667ms move 195,230.04444444444448
      @753.333ms move 195,238.35555555555555
      @770ms move 195,246.66666666666669
      @786.667ms move 195,254.9777777777778
      @803.333ms move 195,263.2888888888889
      @820ms move 195,271.6
      @820ms up
    """#
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try Data(script.utf8).write(to: folder.appendingPathComponent("copied.drag"))
  for drag in Scripts(in: folder.path) { drag.run() }
}
