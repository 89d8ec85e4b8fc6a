/* What a host draws during a drag, and what it asks the stage for that. */

static void draw_cell(ds_item item, ds_rect frame) {
  printf("cell %u %g,%g %gx%g\n", item, frame.x, frame.y, frame.width, frame.height);
}

static void draw_gap(ds_rect frame) {
  printf("gap %g,%g %gx%g\n", frame.x, frame.y, frame.width, frame.height);
}

static void draw_preview(ds_session session, ds_point center) {
  printf("preview of %u %g,%g\n", session, center.x, center.y);
}

/* guide: begin */
/* Draws a list during a drag: each item where it is shown, the gap, and what the pointer carries. */
static void draw_list(ds_stage *stage, ds_view list, ds_session session) {
  size_t count = 0;
  ds_item_count(stage, list, &count);
  for (size_t index = 0; index < count; index++) {
    ds_item item;
    ds_rect frame;
    if (ds_item_at(stage, list, index, &item) == DS_STATUS_OK &&
        ds_item_frame(stage, list, item, &frame) == DS_STATUS_OK)
      draw_cell(item, frame);
  }
  ds_rect gap;
  for (size_t index = 0; ds_gap_frame_at(stage, list, index, &gap) == DS_STATUS_OK; index++)
    draw_gap(gap);
  ds_point center;
  if (ds_preview_center(stage, session, &center) == DS_STATUS_OK) draw_preview(session, center);
}
/* guide: end */

/* guide: begin */
/* Draws what a pointer carries: the items as a stack, the last one on top. */
static void draw_stack(ds_stage *stage, ds_session session) {
  ds_point center;
  if (ds_preview_center(stage, session, &center) != DS_STATUS_OK) return;
  ds_view view;
  ds_item item;
  for (size_t index = 0; ds_session_item_at(stage, session, index, &view, &item) == DS_STATUS_OK; index++) {
    ds_rect home;
    if (ds_item_frame(stage, view, item, &home) != DS_STATUS_OK) continue;
    double step = 4.0 * (double)index;
    ds_rect card = {center.x - home.width / 2 + step, center.y - home.height / 2 + step, home.width, home.height};
    draw_cell(item, card);
  }
}
/* guide: end */

static void fly_to(ds_session session, size_t index, ds_rect frame) {
  printf("flight of %zu of %u to %g,%g %gx%g\n", index, session, frame.x, frame.y, frame.width, frame.height);
}

/* guide: begin */
/* Lets each preview of a session fly to where its item has arrived, at DS_COMMAND_ANIMATE_END. */
static void fly_home(ds_stage *stage, ds_session session) {
  ds_view view;
  ds_item item;
  ds_rect frame;
  for (size_t index = 0;; index++) {
    ds_status status = ds_arrival_at(stage, session, index, &view, &item, &frame);
    if (status == DS_STATUS_OK) fly_to(session, index, frame);
    else if (status != DS_STATUS_END) break;
  }
}
/* guide: end */

static void print_places(ds_stage *stage, ds_view list, ds_view shelf) {
  ds_rect frame;
  ds_point center;
  expect("view frame", ds_view_frame(stage, shelf, &frame), DS_STATUS_OK);
  printf("shelf %g,%g %gx%g\n", frame.x, frame.y, frame.width, frame.height);
  draw_list(stage, list, DS_NONE);
  draw_list(stage, shelf, carried);
  expect("one gap", ds_gap_frame_at(stage, shelf, 1, &frame), DS_STATUS_END);
  expect("no gap", ds_gap_frame_at(stage, list, 0, &frame), DS_STATUS_END);
  expect("no session", ds_preview_center(stage, 99, &center), DS_STATUS_END);
  expect("no item", ds_item_frame(stage, list, 99999, &frame), DS_ERR_UNKNOWN_NAME);
  expect("no view", ds_view_frame(stage, 99, &frame), DS_ERR_UNKNOWN_NAME);
  expect("no placeholder", ds_placeholder_frame(stage, 0, &frame), DS_ERR_UNKNOWN_NAME);
  ds_view view;
  ds_item item;
  expect("no arrival before the drop", ds_arrival_at(stage, carried, 0, &view, &item, &frame), DS_STATUS_END);
  expect("null", ds_preview_center(stage, carried, NULL), DS_ERR_NULL);
}
