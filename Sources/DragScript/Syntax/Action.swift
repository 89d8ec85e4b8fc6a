package import DragGeometry
package import DragSessions
package import Machines

/// An action of a timed line.
package enum Action: Equatable, Sendable {
  /// `down TARGET [button N]`: a pointer is pressed, with its first button where none is named.
  case down(Target, button: Int?)
  /// `move TARGET`: a pointer jumps to the target.
  case move(Target)
  /// `glide TARGET over D`: a pointer moves there in steps.
  case glide(Glide)
  /// `up [TARGET]` or `up at TARGET`: a pointer is released where it is, after a move to the target,
  /// or at the target without a move.
  case up(Target?, moves: Bool = true)
  /// `cancel [TARGET]`: the system cancels a pointer.
  case cancel(Target?)
  /// `wait D`: time passes.
  case wait(Microseconds)
  /// `settle [max D]`: time passes until nothing is pending.
  case settle(max: Microseconds?)
  /// `key down|up KEY`.
  case key(KeyPhase, Key)
  /// `scroll NAME by X,Y [over D]`; without a duration it jumps.
  case scroll(Name, by: Point, over: Microseconds)
  /// `resize NAME at X,Y size WxH`: a view's frame changes.
  case resize(Name, to: Rect)
  /// `resize REF… to WxH`: items get a size of their own, with one layout for all.
  case resizeItems([Ref], to: Size)
  /// `switch NAME OPTION on|off`: an option of a view changes.
  case switchOption(Name, ViewSwitch, isOn: Bool)
  /// `app PHASE [NAME]`; without a name it is the default application.
  case app(AppPhase, Name?)
  /// `resolve REF TYPE`: a manual load succeeds, without a type the first one.
  case resolve(Ref, type: String? = nil)
  /// `reject REF TYPE "reason"`: a manual load fails, without a type the first one.
  case reject(Ref, type: String? = nil, reason: String)
  /// `insert REF ID…`: items are inserted during the drag.
  case insert(at: Ref, ids: [Name])
  /// `delete REF`: an item is deleted during the drag.
  case delete(Ref)
  /// `batch NAME CHANGE…`: several changes of the data at once.
  case batch(Batch)
  /// `select REF…`: selects exactly these items of their views, replacing the collection's selection.
  case select([RefRun])
  /// `load ITEM… [TYPE] [as FORM]`: an application requests the data of items.
  case load([ItemName], type: String?, LoadForm)
  /// `load-all CLASS`: an application requests an object of each item.
  case loadAll(Name)
  /// `progress REF N`: a source reports how many units of a load are complete.
  case progress(Ref, Int)
  /// `cancel loads`: the user cancels every load of the session.
  case cancelLoads
  /// `context "text"` or `context none`: the source's application sets the session's context.
  case context(String?)
  /// `take-file "path"`: an application keeps the file that it receives.
  case takeFile(path: String)
  /// `end-file-use "path"`: an application ends its use of a file in place.
  case endFileUse(path: String)
  /// `reorder ITEM… to REF`: items of one collection move to a gap of it.
  case reorder([ItemName], to: Ref)
  /// `reload NAME [with ID… / ID…]`: a collection reloads its data, the same or different data.
  case reload(Name, sections: [[ItemRun]]?)
  /// `remove NAME`: a view or an interaction is taken away.
  case remove(Name)
  /// `drop ITEM… onto|into|at|as …`: a destination chooses where dropped items animate to.
  case drop([ItemName], DropLocation)
  /// `commit NAME#ID [as ID]`: a placeholder becomes an item.
  case commit(Ref, as: Name?)
  /// `discard NAME#ID`: a placeholder is removed.
  case discard(Ref)
  /// `reopen STORE`: a store is closed and opened.
  case reopen(Name)
  /// `fail save STORE "reason"`: the store's next save fails.
  case failSave(Name, reason: String)
  /// `external-move STORE REF to REF`: another writer changes a store.
  case externalMove(store: Name, Ref, to: Ref)
  /// `host …`: an event of a drag that the system owns, received by a seat.
  case host(HostStep)
  /// `call HOOK ["argument"]`: calls a hook of the host.
  case call(Name, argument: String?)
}

/// The position to which a dropped item animates.
package enum DropLocation: Equatable, Sendable {
  /// `onto REF`: an item that was inserted before.
  case onto(Ref)
  /// `into REF [at X,Y size WxH]`: an item that contains it, and the rectangle in it.
  case into(Ref, Rect?)
  /// `at X,Y [scale N]`: a point, and the preview's scale there.
  case at(Point, scale: Double?)
  /// `as REF`: an item that was inserted before, which becomes the dragged one.
  case adopted(Ref)
  /// `as placeholder [REF]`: a placeholder at a gap; without one at the drop position.
  case placeholder(Ref?)
}

/// The movement of a pointer to a target.
package struct Glide: Equatable, Sendable {
  /// The target.
  package var target: Target
  /// The duration; zero is a single move.
  package var duration: Microseconds
  /// The easing.
  package var ease: Ease
  /// The sample rate, if it differs from the setting.
  package var rate: Rate?
  /// Indicates whether the target is resolved again at each sample.
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

  /// The same way to another target, in another time.
  func with(_ target: Target, over duration: Microseconds) -> Glide {
    Glide(to: target, over: duration, ease: ease, rate: rate, isLive: isLive)
  }
}

/// The form in which an application loads an item.
package enum LoadForm: Equatable, Sendable {
  /// Bytes.
  case data
  /// `as file`: a temporary file.
  case file
  /// `as in-place`: the original file.
  case inPlace
  /// `as object CLASS`.
  case object(Name)
}

/// An easing curve.
package enum Ease: String, Hashable, Sendable, CaseIterable {
  /// Constant speed.
  case linear
  /// Slow at both ends.
  case smooth
  /// Slow at both ends, by the curve that simple recorders use.
  case simpleCurve = "simple-curve"
}

/// The phase of a key: pressed or released.
package enum KeyPhase: String, Hashable, Sendable, CaseIterable {
  /// Pressed.
  case down
  /// Released.
  case up
}

/// A key that affects a drag.
package enum Key: String, Hashable, Sendable, CaseIterable {
  /// Requests a move.
  case shift
  /// Requests a copy.
  case control
  /// Requests a copy.
  case alt
  /// Has no effect.
  case meta
  /// Cancels the latest session.
  case escape
}

/// A phase of an application.
package enum AppPhase: String, Hashable, Sendable, CaseIterable {
  /// Visible, without input.
  case inactive
  /// In the foreground.
  case active
  /// Not visible.
  case background
  /// Terminated.
  case gone
}
