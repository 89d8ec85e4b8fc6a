// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Player/index.html.
extension EmbeddedFiles.Player {
  /// The text of `index.html`.
  static let indexPage = ###"""
<!doctype html>
<html lang="en" class="starting">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title><!--film:title--></title>
<!--film:style-->
<!--film:script-->
</head>
<body>
<p id="unopened" role="status">This film opens with JavaScript. If it stays like this, the file is cut off, scripts are switched off, or a file that belongs to it is missing.</p>
<a class="skip" href="#stage">Skip to the stage</a>
<div id="notices"></div>
<main id="index" hidden aria-labelledby="index-title"></main>
<div id="player" hidden>
<header id="head"></header>
<section id="failure" hidden aria-labelledby="failure-title"></section>
<main id="desk" aria-label="Film">
<section id="stage" tabindex="-1" aria-label="Stage"></section>
<section id="time" aria-label="Time"></section>
<section id="trace" aria-label="Trace"></section>
<section id="side" aria-label="Details"></section>
</main>
<section id="printed" aria-hidden="true"></section>
</div>
<div id="live" role="status" aria-live="polite"></div>
<dialog id="help" aria-labelledby="help-title"></dialog>
<!--film:data-->
<span id="film-end" hidden></span>
</body>
</html>

"""###
}
