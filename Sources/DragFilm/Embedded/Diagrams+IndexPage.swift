// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Diagrams/index.html.
extension EmbeddedFiles.Diagrams {
  /// The text of `index.html`.
  static let indexPage = ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title><!--film:title--></title>
<!--film:style-->
<!--film:script-->
</head>
<body>
<header>
<h1 id="title"></h1>
<p id="counts"></p>
</header>
<section id="time" aria-label="Time" hidden>
<svg id="ticks" aria-hidden="true" preserveAspectRatio="none"></svg>
<input id="axis" type="range" min="0" value="0" aria-label="Event">
<p id="moment" role="status"></p>
</section>
<main id="machines"></main>
<noscript>This page draws with JavaScript.</noscript>
<!--film:data-->
</body>
</html>

"""###
}
