#ifndef C_FILM_PAGES_H
#define C_FILM_PAGES_H

/* The pages of films are written in their own languages, and C takes a file as it is (`#embed`): Swift has no such
   statement, a resource would be a file beside the command, and a copy in Swift would be a second place to edit. */

/// The texts of a page, in UTF-8, which stay valid for as long as the process runs.
struct film_page {
  /// `index.html`, with marks where the rest goes.
  const char *_Nonnull html;
  /// All style sheets, joined in the order of their names.
  const char *_Nonnull style;
  /// All scripts, joined in the order of their names.
  const char *_Nonnull script;
};

/// The page that plays a film.
struct film_page film_player_page(void);

/// The page on which a gesture is recorded by hand.
struct film_page film_recorder_page(void);

/// The page of the state machines.
struct film_page film_diagrams_page(void);

#endif
