// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Recorder/index.html.
extension EmbeddedFiles.Recorder {
  /// The text of `index.html`.
  static let indexPage = ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, user-scalable=no">
<meta name="color-scheme" content="light dark">
<title>Drag recorder</title>
<!--film:style-->
<!--film:script-->
</head>
<body>
<header>
<h1>Drag recorder</h1>
<p>Drag on the scene with a mouse, fingers or a pen. Save the gesture and the scene, and replay them: <code>drag replay --scene scene.drag recorded.drag</code></p>
</header>
<main>
<section id="scene" aria-label="Scene">
<div class="bar"><label for="script">Scene: the set-up lines of a script</label>
<span class="fill"></span>
<button type="button" id="save-scene">Save scene</button></div>
<textarea id="script" spellcheck="false" rows="12"></textarea>
<p id="ignored" role="status"></p>
</section>
<section id="pad" aria-label="Recording">
<div class="bar" role="toolbar" aria-label="Recording">
<button type="button" id="record" aria-pressed="false">Record</button>
<button type="button" id="clear">Clear</button>
<span id="state" role="status"></span>
<span class="fill"></span>
<button type="button" id="save-raw">Save script</button>
<button type="button" id="save-w3c">Save W3C Actions</button>
</div>
<div id="window"><svg id="stage" role="img" aria-label="The scene, to drag on" xmlns="http://www.w3.org/2000/svg"></svg></div>
</section>
<section id="result" aria-label="Recorded">
<label for="text">Recorded: a raw profile</label>
<textarea id="text" readonly spellcheck="false"></textarea>
</section>
</main>
<noscript>This page records with JavaScript.</noscript>
<!--film:data-->
</body>
</html>

"""###
}
