import CDragStage

// The fields of each struct of `dragstage.h`, in the order of the header; a caller of an earlier
// version knows only the first ones.

extension ds_settings: CStruct {
  static let fieldEnds = [
    end(\.size), end(\.lift_delay_us), end(\.lift_slop), end(\.animation_us),
    end(\.load_deadline_us), end(\.auto_scroll), end(\.keeps_trace),
    end(\.spring_delay_us), end(\.spring_flash_us), end(\.items_are_promises),
  ]

  /// `DS_DEFAULT_SETTINGS`, except for the size.
  static var standard: ds_settings {
    var settings = ds_settings()
    settings.keeps_trace = true
    return settings
  }
}

extension ds_policy: CStruct {
  static let fieldEnds = [
    end(\.size), end(\.context), end(\.can_drag), end(\.can_handle), end(\.update), end(\.perform),
    end(\.on_event), end(\.release), end(\.may_open), end(\.has_menu), end(\.may_move_row),
    end(\.items),
  ]
}

extension ds_layout: CStruct {
  static let fieldEnds = [
    end(\.size), end(\.kind), end(\.width), end(\.height), end(\.spacing),
  ]
}

extension ds_view_options: CStruct {
  static let fieldEnds = [
    end(\.size), end(\.application), end(\.allows_dragging), end(\.accepts_drops),
    end(\.has_outside_mask), end(\.outside), end(\.spring_loaded), end(\.has_menus),
    end(\.moves_rows), end(\.asks_row_moves), end(\.takes_late_choices),
  ]

  /// `DS_DEFAULT_VIEW_OPTIONS`, except for the size.
  static var standard: ds_view_options {
    var options = ds_view_options()
    options.allows_dragging = true
    options.accepts_drops = true
    return options
  }
}

extension ds_drag: CStruct {
  static let fieldEnds = [
    end(\.size), end(\.formats), end(\.format_count), end(\.names), end(\.name_count),
    end(\.operations), end(\.ownership), end(\.items), end(\.item_count),
  ]
}

extension ds_reply: CStruct {
  static let fieldEnds = [
    end(\.size), end(\.answer), end(\.operation), end(\.intent), end(\.is_accepted),
    end(\.has_deadline), end(\.deadline_us), end(\.command_count),
  ]
}

extension ds_command: CStruct {
  static let fieldEnds = [
    end(\.size), end(\.kind), end(\.session), end(\.view), end(\.item), end(\.section),
    end(\.index), end(\.count), end(\.operation), end(\.point), end(\.flight), end(\.target),
    end(\.rect),
  ]
}

extension ds_notification: CStruct {
  static let fieldEnds = [
    end(\.size), end(\.callback), end(\.view), end(\.session), end(\.item), end(\.operation),
    end(\.time_us),
  ]
}

extension ds_call: CStruct {
  static let fieldEnds = [
    end(\.size), end(\.session), end(\.view), end(\.item), end(\.item_count), end(\.is_local),
    end(\.has_gap), end(\.gap_section), end(\.gap_item), end(\.point), end(\.time_us),
  ]
}
