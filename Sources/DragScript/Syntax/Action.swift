package import DragGeometry
package import Machines

/// What a script lets happen.
package enum Action: Hashable, Sendable {
  /// `down TARGET [button N]`: a pointer is pressed, with its first button where none is named.
  case down(Target, button: Int?)
  /// `move TARGET`: a pointer jumps there.
  case move(Target)
  /// `glide TARGET over D`: a pointer goes there.
  case glide(Glide)
  /// `up [TARGET]` or `up at TARGET`: a pointer is released where it is, after a move to the target,
  /// or at the target without a move.
  case up(Target?, moves: Bool = true)
  /// `cancel [TARGET]`: a pointer is taken away by the system.
  case cancel(Target?)
  /// `wait D`: time passes.
  case wait(Microseconds)
  /// `settle [max D]`: time passes until nothing is pending.
  case settle(max: Microseconds?)
  /// `key down|up KEY`.
  case key(KeyPhase, Key)
  /// `scroll NAME by X,Y [over D]`; without a duration it jumps.
  case scroll(Name, by: Point, over: Microseconds)
  /// `resize NAME at X,Y size WxH`: a view gets another place or size.
  case resize(Name, to: Rect)
  /// `app PHASE [NAME]`; without a name it is the common application.
  case app(AppPhase, Name?)
  /// `resolve REF`: a manual load succeeds.
  case resolve(Ref)
  /// `reject REF "reason"`: a manual load fails.
  case reject(Ref, reason: String)
  /// `insert REF ID…`: the data grows under the drag.
  case insert(at: Ref, ids: [Name])
  /// `delete REF`: the data shrinks under the drag.
  case delete(Ref)
  /// `batch NAME CHANGE…`: the data changes in several places at once.
  case batch(Batch)
  /// `select REF…`: exactly these items of their views are selected; a collection clears its own.
  case select([Ref])
  /// `load ITEM… [TYPE] [as FORM]`: an application asks for the data of items.
  case load([ItemName], type: String?, LoadForm)
  /// `load-all CLASS`: an application asks for an object of each item.
  case loadAll(Name)
  /// `progress REF N`: a source says how many units of a load are there.
  case progress(Ref, Int)
  /// `cancel loads`: the user gives every load of the session up.
  case cancelLoads
  /// `context "text"` or `context none`: what the source's application keeps on the session.
  case context(String?)
  /// `take-file "path"`: an application keeps the file that it is being given.
  case takeFile(path: String)
  /// `end-file-use "path"`: an application ends its use of a file in place.
  case endFileUse(path: String)
  /// `reorder ITEM… to REF`: items of one collection move to a gap of it.
  case reorder([ItemName], to: Ref)
  /// `reload NAME [with ID… / ID…]`: a collection reads its data again, the same or another.
  case reload(Name, sections: [[String]]?)
  /// `remove NAME`: a view or an interaction is taken away.
  case remove(Name)
  /// `drop ITEM… onto|into|at|as …`: a destination chooses where items of its drop go.
  case drop([ItemName], DropPlace)
  /// `commit NAME#ID [as ID]`: a placeholder becomes an item.
  case commit(Ref, as: Name?)
  /// `discard NAME#ID`: a placeholder is taken out.
  case discard(Ref)
  /// `reopen STORE`: a store is closed and opened.
  case reopen(Name)
  /// `fail save STORE "reason"`: the store's next save fails.
  case failSave(Name, reason: String)
  /// `external-move STORE REF to REF`: somebody else changes a store.
  case externalMove(store: Name, Ref, to: Ref)
  /// `host …`: a system that owns the drag tells of it, by a seat.
  case host(HostStep)
  /// `call HOOK ["argument"]`: the host does something of its own.
  case call(Name, argument: String?)
}

/// Where an item of a drop goes.
package enum DropPlace: Hashable, Sendable {
  /// `onto REF`: a row that was put in before.
  case onto(Ref)
  /// `into REF [at X,Y size WxH]`: an item that takes it in, and where in it.
  case into(Ref, Rect?)
  /// `at X,Y [scale N]`: a point, and how large it is there.
  case at(Point, scale: Double?)
  /// `as placeholder [REF]`: a placeholder at a gap; at the place of the drop where none is named.
  case placeholder(Ref?)
}

/// A pointer's way to a target.
package struct Glide: Hashable, Sendable {
  /// Where it ends.
  package var target: Target
  /// How long it takes; zero is one move.
  package var duration: Microseconds
  /// How the way is spread over the time.
  package var ease: Ease
  /// The samples a second, where they are not the setting's.
  package var rate: Rate?
  /// Whether the target is resolved again at each sample.
  package var isLive: Bool

  /// Makes a glide.
  package init(
    to target: Target,
    over duration: Microseconds,
    ease: Ease = .linear,
    rate: Rate? = nil,
    isLive: Bool = false
  ) {
    self.target = target
    self.duration = duration
    self.ease = ease
    self.rate = rate
    self.isLive = isLive
  }
}

/// What an application asks for when it loads an item.
package enum LoadForm: Hashable, Sendable {
  /// Bytes.
  case data
  /// `as file`: a temporary file.
  case file
  /// `as in-place`: the original file.
  case inPlace
  /// `as object CLASS`.
  case object(Name)
}

/// How a way is spread over its time.
package enum Ease: String, Hashable, Sendable, CaseIterable {
  /// Evenly.
  case linear
  /// Slow at both ends.
  case smooth
  /// Slow at both ends, by the one curve that simple recorders use.
  case simpleCurve = "simple-curve"
}

/// Whether a key is pressed or released.
package enum KeyPhase: String, Hashable, Sendable, CaseIterable {
  /// Pressed.
  case down
  /// Released.
  case up
}

/// A key that a drag listens to.
package enum Key: String, Hashable, Sendable, CaseIterable {
  /// Asks for a move.
  case shift
  /// Asks for a copy.
  case control
  /// Asks for a copy.
  case alt
  /// Asks for nothing.
  case meta
  /// Cancels the session begun last.
  case escape
}

/// What becomes of an application.
package enum AppPhase: String, Hashable, Sendable, CaseIterable {
  /// It is seen and does not listen.
  case inactive
  /// It is in front.
  case active
  /// It is not seen.
  case background
  /// It has ended.
  case gone
}
