#include "CFilmPages.h"

/* The texts are those of the files, in the order of their names, as bytes that end with a zero. A new file gets a line here,
   which a test of DragFilm asks for. Clang has `#embed` in every version of C, and warns of it before C23. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char player_html[] = {
#embed "Player/index.html" suffix(, )
    0};

static const unsigned char player_style[] = {
#embed "Player/10-colors.css" suffix(, )
#embed "Player/20-page.css" suffix(, )
#embed "Player/30-stage.css" suffix(, )
#embed "Player/40-time.css" suffix(, )
#embed "Player/50-panels.css" suffix(, )
#embed "Player/60-print.css" suffix(, )
    0};

static const unsigned char player_script[] = {
#embed "Player/00-elements.js" suffix(, )
#embed "Player/10-film.js" suffix(, )
#embed "Player/12-reel.js" suffix(, )
#embed "Player/14-survey.js" suffix(, )
#embed "Player/16-axis.js" suffix(, )
#embed "Player/18-orders.js" suffix(, )
#embed "Player/20-copies.js" suffix(, )
#embed "Player/22-links.js" suffix(, )
#embed "Player/30-keyed.js" suffix(, )
#embed "Player/31-crowd.js" suffix(, )
#embed "Player/32-panels.js" suffix(, )
#embed "Player/34-overlay.js" suffix(, )
#embed "Player/36-stage.js" suffix(, )
#embed "Player/40-timeline.js" suffix(, )
#embed "Player/50-list.js" suffix(, )
#embed "Player/52-trace.js" suffix(, )
#embed "Player/54-source.js" suffix(, )
#embed "Player/56-inspector.js" suffix(, )
#embed "Player/58-compare.js" suffix(, )
#embed "Player/60-copying.js" suffix(, )
#embed "Player/62-failure.js" suffix(, )
#embed "Player/64-index.js" suffix(, )
#embed "Player/66-side.js" suffix(, )
#embed "Player/70-controls.js" suffix(, )
#embed "Player/80-keys.js" suffix(, )
#embed "Player/90-player.js" suffix(, )
#embed "Player/95-start.js" suffix(, )
    0};

static const unsigned char recorder_html[] = {
#embed "Recorder/index.html" suffix(, )
    0};

static const unsigned char recorder_style[] = {
#embed "Recorder/10-recorder.css" suffix(, )
    0};

static const unsigned char recorder_script[] = {
#embed "Recorder/10-recording.js" suffix(, )
#embed "Recorder/20-scene.js" suffix(, )
#embed "Recorder/30-arrangement.js" suffix(, )
#embed "Recorder/40-preview.js" suffix(, )
#embed "Recorder/45-recorded.js" suffix(, )
#embed "Recorder/50-picture.js" suffix(, )
#embed "Recorder/60-page.js" suffix(, )
    0};

static const unsigned char diagrams_html[] = {
#embed "Diagrams/index.html" suffix(, )
    0};

static const unsigned char diagrams_style[] = {
#embed "Diagrams/10-diagrams.css" suffix(, )
    0};

static const unsigned char diagrams_script[] = {
#embed "Diagrams/20-diagrams.js" suffix(, )
    0};

struct film_page film_player_page(void) {
  return (struct film_page){(const char *)player_html, (const char *)player_style, (const char *)player_script};
}

struct film_page film_recorder_page(void) {
  return (struct film_page){(const char *)recorder_html, (const char *)recorder_style, (const char *)recorder_script};
}

struct film_page film_diagrams_page(void) {
  return (struct film_page){(const char *)diagrams_html, (const char *)diagrams_style, (const char *)diagrams_script};
}
