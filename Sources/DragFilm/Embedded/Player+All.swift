// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh.
extension EmbeddedFiles.Player {
  /// The files, in the order of their names.
  static let all: [EmbeddedFile] = [
    EmbeddedFile(name: "00-elements.js", text: file_00_elements_js_aa),
    EmbeddedFile(name: "10-colors.css", text: file_10_colors_css_aa),
    EmbeddedFile(name: "10-film.js", text: file_10_film_js_aa),
    EmbeddedFile(name: "12-reel.js", text: file_12_reel_js_aa),
    EmbeddedFile(name: "14-survey.js", text: file_14_survey_js_aa),
    EmbeddedFile(name: "16-axis.js", text: file_16_axis_js_aa),
    EmbeddedFile(name: "18-orders.js", text: file_18_orders_js_aa),
    EmbeddedFile(name: "20-copies.js", text: file_20_copies_js_aa),
    EmbeddedFile(name: "20-page.css", text: file_20_page_css_aa),
    EmbeddedFile(name: "22-links.js", text: file_22_links_js_aa),
    EmbeddedFile(name: "30-keyed.js", text: file_30_keyed_js_aa),
    EmbeddedFile(name: "30-stage.css", text: file_30_stage_css_aa),
    EmbeddedFile(name: "32-panels.js", text: file_32_panels_js_aa),
    EmbeddedFile(name: "34-overlay.js", text: file_34_overlay_js_aa),
    EmbeddedFile(name: "36-stage.js", text: file_36_stage_js_aa),
    EmbeddedFile(name: "40-time.css", text: file_40_time_css_aa),
    EmbeddedFile(name: "40-timeline.js", text: file_40_timeline_js_aa),
    EmbeddedFile(name: "50-list.js", text: file_50_list_js_aa),
    EmbeddedFile(name: "50-panels.css", text: file_50_panels_css_aa),
    EmbeddedFile(name: "52-trace.js", text: file_52_trace_js_aa),
    EmbeddedFile(name: "54-source.js", text: file_54_source_js_aa),
    EmbeddedFile(name: "56-inspector.js", text: file_56_inspector_js_aa),
    EmbeddedFile(name: "58-compare.js", text: file_58_compare_js_aa),
    EmbeddedFile(name: "60-copying.js", text: file_60_copying_js_aa),
    EmbeddedFile(name: "60-print.css", text: file_60_print_css_aa),
    EmbeddedFile(name: "62-failure.js", text: file_62_failure_js_aa),
    EmbeddedFile(name: "64-index.js", text: file_64_index_js_aa),
    EmbeddedFile(name: "70-controls.js", text: file_70_controls_js_aa),
    EmbeddedFile(name: "80-keys.js", text: file_80_keys_js_aa),
    EmbeddedFile(name: "90-player.js", text: file_90_player_js_aa + file_90_player_js_ab),
    EmbeddedFile(name: "index.html", text: file_index_html_aa),
  ]
}
