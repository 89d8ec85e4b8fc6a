// The worlds are small, and complete: each is about one thing, and has of it all there is.
extension World {
  /// Every world, those of one drag first.
  ///
  /// - Throws: A fault of ours in the text of one.
  package static func catalogue() throws(ScenarioError) -> [World] {
    [
      try oneFinger(), try reactions(), try loads(), try secondDrag(), try taps(),
      try dataChanges(),
      try applications(), try twoFingers(), try allAtOnce(),
    ]
  }

  private static func oneFinger() throws(ScenarioError) -> World {
    try World(
      "one-finger", "one drag over its own collection and another one that may go", sessions: 1,
      """
      dragscript 1
      set strict off
      collection list at 0,0 size 200x200 layout rows(height=50)
      collection board at 300,0 size 200x200 layout rows(height=50)
      items list a b
      items board x
      on list allowsMove => value true
      on list allowsMove => value false
      on list update => proposal move insert-at
      on board canHandle => accept
      on board canHandle => refuse
      on board update => proposal copy insert-at
      on board update => proposal move insert-at
      on board update => proposal forbidden
      on board perform => accept
      on board perform => none
      on board perform after 400ms => fail "full"
      test "one finger"
        down list#a
        move list[gap 2]
        move board[gap 0]
        move 250,150
        up
        cancel
        key down escape
        remove board
      """)
  }

  private static func reactions() throws(ScenarioError) -> World {
    try World(
      "reactions", "applications that change data, views and drags inside of their callbacks",
      sessions: 1,
      """
      dragscript 1
      set strict off
      collection list at 0,0 size 200x200 layout rows(height=50)
      collection board at 300,0 size 200x200 layout rows(height=50)
      items list a b
      items board x
      on list willBegin do delete list#a
      on list didEnd do insert list[gap 0] n
      on board enter do remove board
      on board update do reload list
      on board update => proposal move insert-at
      on board perform do delete board#x
      on board conclude do remove list
      on list update => proposal move insert-at
      on list enter do cancel
      on list exit do insert board[gap 0] m
      test "reactions"
        down list#a
        move list[gap 2]
        move board[gap 0]
        up
        cancel
      """)
  }

  private static func secondDrag() throws(ScenarioError) -> World {
    try World(
      "second-drag", "a drag that begins while applications cancel another one, or change its data",
      sessions: 2,
      """
      dragscript 1
      set strict off
      pointer left touch
      pointer right touch
      collection list at 0,0 size 200x200 layout rows(height=50)
      items list a b
      on list enter do cancel
      on list willEnd do delete list#b
      on list update => proposal move insert-at
      test "second drag"
        left: down list#a
        left: move list[gap 2]
        left: up
        right: down list#b
        right: move list[gap 0]
        right: up
      """)
  }

  private static func loads() throws(ScenarioError) -> World {
    try World(
      "loads", "three items of which one loads, one fails and one hangs", sessions: 1,
      """
      dragscript 1
      set strict off
      set load.deadline 1s
      collection list at 0,0 size 200x200 layout rows(height=50)
      collection board at 300,0 size 200x200 layout rows(height=50)
      items list a b c
      items board x
      provider list#a public.utf8-plain-text "a" delay manual
      provider list#b public.utf8-plain-text "" fail "no" delay 400ms
      provider list#c public.utf8-plain-text "c" delay never
      on list items => items list#a list#b list#c
      on list items => items list#a list#c
      on list items => items list#b
      on board update => proposal copy insert-at
      on board perform => items load
      test "loads"
        down list#a
        move board[gap 1]
        up
        cancel
        resolve list#a
        reject list#a "late"
        progress list#a 3
        cancel loads
        delete board#x
        remove board
      """)
  }

  private static func taps() throws(ScenarioError) -> World {
    try World(
      "taps", "a second finger that adds up to three items to a drag", sessions: 1,
      """
      dragscript 1
      set strict off
      pointer left touch
      pointer right touch
      collection list at 0,0 size 200x200 layout rows(height=50)
      collection board at 300,0 size 200x200 layout rows(height=50)
      items list a b c
      items board x
      on list addItems when carried = false => items self
      on list addItems => none
      on board addItems when carried = false => items self
      on board canMove => accept
      on board canMove => refuse
      on board canHandle when count < 3 => accept
      on board canHandle => refuse
      on list update => proposal move insert-at
      on board update => proposal move insert-at
      test "taps"
        left: down list#a
        left: move board[gap 0]
        left: move 250,150
        left: up
        left: cancel
        right: down list#b
        right: down list#c
        right: down board#x
        right: up
      """)
  }

  private static func dataChanges() throws(ScenarioError) -> World {
    try World(
      "data-changes", "items that come and go under a drag", sessions: 1,
      """
      dragscript 1
      set strict off
      collection list at 0,0 size 200x200 layout rows(height=50)
      collection board at 300,0 size 200x200 layout rows(height=50)
      items list a b
      items board x
      on list update => proposal move insert-at
      on board update => proposal move insert-at
      test "data changes"
        down list#a
        move board[gap 0]
        up
        cancel
        insert list[gap 0] n
        insert board[gap 0] a
        delete list#a
        delete board#x
        reload list
        reorder list#b to list[gap 0]
      """)
  }

  private static func applications() throws(ScenarioError) -> World {
    try World(
      "applications", "two applications, each of which may go while items travel between them",
      sessions: 1,
      """
      dragscript 1
      set strict off
      collection list at 0,0 size 200x200 layout rows(height=50) app one
      collection board at 300,0 size 200x200 layout rows(height=50) app other
      items list a b
      items board x
      provider list#a public.utf8-plain-text "a" delay manual
      on list restricted => value false
      on list restricted => value true
      on board update => proposal copy insert-at
      on board update => proposal move insert-at
      on board perform => accept
      on board perform => items self
      test "applications"
        down list#a
        move board[gap 0]
        move 250,150
        up
        cancel
        resolve list#a
        reject list#a "late"
        app gone one
        app gone other
        app background other
        app active other
      """)
  }

  private static func twoFingers() throws(ScenarioError) -> World {
    try World(
      "two-fingers", "two drags at one destination, which may go", sessions: 2,
      """
      dragscript 1
      set strict off
      pointer left touch
      pointer right touch
      collection list at 0,0 size 200x200 layout rows(height=50)
      collection board at 300,0 size 200x200 layout rows(height=50)
      items list a b
      items board x
      on list update => proposal move insert-at
      on board update => proposal move insert-at
      test "two fingers"
        left: down list#a
        left: move board[gap 0]
        left: up
        left: cancel
        right: down list#b
        right: move board[gap 0]
        right: up
        right: cancel
        remove board
      """)
  }

  private static func allAtOnce() throws(ScenarioError) -> World {
    try World(
      "all-at-once",
      "two drags that load, add and cancel, while their data changes and their destination goes",
      sessions: 2, isLarge: true,
      """
      dragscript 1
      set strict off
      set load.deadline 1s
      pointer left touch
      pointer right touch
      collection list at 0,0 size 200x200 layout rows(height=50)
      collection board at 300,0 size 200x200 layout rows(height=50)
      items list a b c
      items board x
      provider list#a public.utf8-plain-text "a" delay manual
      provider list#b public.utf8-plain-text "" fail "no" delay 400ms
      provider list#c public.utf8-plain-text "c" delay never
      on list addItems when carried = false => items self
      on list update => proposal move insert-at
      on board update => proposal copy insert-at
      on board perform => items load
      test "all at once"
        left: down list#a
        left: move board[gap 0]
        left: up
        left: cancel
        right: down list#b
        right: down list#c
        right: move board[gap 0]
        right: up
        right: cancel
        resolve list#a
        delete list#b
        remove board
      """)
  }
}
