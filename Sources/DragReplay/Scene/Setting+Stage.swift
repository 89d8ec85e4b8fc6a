package import DragScript
package import DragStage

extension Setting {
  /// The settings of a stage that differ from the defaults, in the order of a stage's settings.
  ///
  /// A script has no words for the speed of auto-scrolling and for limits: they are left out.
  package static func all(of stage: StageSettings) -> [Setting] {
    let standard = StageSettings()
    var settings: [Setting] = []
    if stage.liftBehavior != standard.liftBehavior {
      settings.append(.liftBehavior(stage.liftBehavior == .extended ? .extended : .default))
    }
    var behavior = standard
    behavior.liftBehavior = stage.liftBehavior
    if stage.liftDelay != behavior.liftDelay { settings.append(.liftDelay(stage.liftDelay)) }
    if stage.liftSlop != standard.liftSlop { settings.append(.liftSlop(stage.liftSlop)) }
    if stage.liftDuration != standard.liftDuration {
      settings.append(.liftDuration(stage.liftDuration))
    }
    if stage.mouseDragsBeforeLift != standard.mouseDragsBeforeLift {
      settings.append(.pointerDragBeforeLift(stage.mouseDragsBeforeLift))
    }
    if stage.resolver != standard.resolver { settings.append(.resolver(.vertical)) }
    // Without a radius the resolver has its own, in a script as on a stage.
    if let radius = stage.resolverRadius { settings.append(.resolverRadius(radius)) }
    if stage.resolverHysteresis != standard.resolverHysteresis {
      settings.append(.resolverHysteresis(stage.resolverHysteresis))
    }
    if stage.cadence != standard.cadence { settings.append(.cadence(stage.cadence)) }
    if stage.autoScroll != nil { settings.append(.autoscroll(true)) }
    if stage.givesFeedback { settings.append(.feedback(true)) }
    if stage.springDelay != standard.springDelay {
      settings.append(.springDelay(stage.springDelay))
    }
    if stage.springFlash != standard.springFlash {
      settings.append(.springFlash(stage.springFlash))
    }
    if let speed = stage.springBeginSpeed { settings.append(.springBeginSpeed(speed)) }
    if let speed = stage.springCancelSpeed { settings.append(.springCancelSpeed(speed)) }
    if let deadline = stage.loadDeadline { settings.append(.loadDeadline(deadline)) }
    if stage.preciseOffset != standard.preciseOffset {
      settings.append(.preciseOffset(stage.preciseOffset))
    }
    if stage.animation != standard.animation { settings.append(.animation(stage.animation)) }
    if let most = stage.bulkAnimation { settings.append(.animationBulk(most)) }
    if !stage.performsWithoutDestination { settings.append(.performsWithoutDestination(false)) }
    if stage.itemsArePromises { settings.append(.itemsArePromises(true)) }
    return settings
  }
}
