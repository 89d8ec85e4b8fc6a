/// The sample scripts of the language's description, verbatim.
enum SampleScripts {
  static let reorder = #"""
    dragscript 1
    meta title "Reorder one row in a list"
    set viewport 390x844
    set lift.delay 500ms
    collection list at 0,100 size 390x220 layout rows(height=44)
    items list milk eggs bread tea rice
    provider list#milk public.utf8-plain-text "Milk"
    on list items => items self
    on list update => proposal move insert-at

    test "milk lands after tea"
      @0ms    down list#milk
      @499ms  expect state = pressed        # not yet
      @520ms  expect state = lifted
      glide list#tea@0.5,0.9 over 300ms
      expect proposal = move insert-at list[gap 4]
      up
      settle
      expect order list = eggs bread tea milk rice
      expect seq list.items list.willBegin list.enter list.update+ list.perform list.willEnd list.dropEnd list.conclude list.didEnd
      expect once list.didEnd
      expect op = move

    """#

  static let stack = #"""
    dragscript 1
    require multi-pointer
    set viewport 1024x768
    pointer f1 touch
    pointer f2 touch
    collection inbox at 0,0 size 400x600 layout rows(height=60)
    collection shelf at 600,0 size 400x600 layout grid(cell=100x100,gap=8)
    items inbox a b c d
    items shelf x y
    provider inbox#a public.plain-text "A" delay 20ms
    provider inbox#c public.plain-text "C" delay 80ms
    on inbox addItems when item = c => items self
    on inbox addItems => none
    on shelf update when count >= 2 => proposal copy insert-at
    on shelf update => proposal forbidden
    on shelf perform => items load

    test "a stack of two is copied to the shelf"
      f1: down inbox#a
      +600ms expect state = lifted
      f1: glide 500,300 over 200ms
      f2: down inbox#c
      +60ms f2: up
      expect items = a c
      f1: glide shelf[gap 1] over 400ms rate 120hz
      expect proposal = copy insert-at shelf[gap 1]
      f1: up
      settle max 2s
      expect order shelf = x a-copy c-copy y
      expect order inbox = a b c d
      expect data shelf#c-copy public.plain-text = "C"
      expect once inbox.didEnd
      expect op = copy

    test "a tap on an item that refuses adds nothing"
      f1: down inbox#a
      wait 600ms
      f1: glide 500,300 over 100ms
      f2: down inbox#d
      +60ms f2: up
      expect items = a
      f1: cancel
      settle
      expect op = cancel

    """#

  static let forbidden = #"""
    dragscript 1
    set viewport 390x844
    collection list at 0,100 size 390x132 layout rows(height=44)
    view bin at 0,700 size 390x100
    items list milk eggs tea
    on bin update => proposal forbidden

    test "drop on a forbidden target flies home"
      tag smoke negative
      down list#milk
      wait 600ms
      glide bin over 250ms
      expect proposal = forbidden
      up
      settle
      expect order list = milk eggs tea
      expect never bin.perform
      expect once list.didEnd
      expect once bin.dropEnd
      expect op = forbidden

    test "a system cancel in mid-drag ends the session once"
      down list#milk
      wait 600ms
      glide bin over 100ms
      cancel
      settle
      | 0.000 pointer.down list#milk
      | 500.000 list.items
      | ...
      | {{[0-9.]+}} bin.dropEnd
      | ...
      | {{[0-9.]+}} list.didEnd op=cancel
      expect order list = milk eggs tea
      expect never bin.perform

    test "moving before the lift delay is a pan, not a drag"
      down list#milk
      glide 195,600 over 200ms
      wait 800ms
      up
      expect no-session
      expect never list.items

    """#

  static let all = [reorder, stack, forbidden]
}
