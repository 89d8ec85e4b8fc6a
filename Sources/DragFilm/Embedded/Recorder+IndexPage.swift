// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh from Sources/DragFilm/Recorder/index.html.
extension EmbeddedFiles.Recorder {
  /// The text of `index.html`.
  static let indexPage = ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Drag recorder</title>
<!--film:style-->
<!--film:script-->
</head>
<body>
<header>
<h1>Drag recorder</h1>
<p>Drag on the scene with a mouse, fingers or a pen, and save one file that replays by itself: <code>drag replay recorded.drag</code></p>
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
<button type="button" id="save-script">Save script</button>
<button type="button" id="save-w3c">Save W3C Actions</button>
</div>
<p id="note">A drag is shown as a preview that this page draws; only a replay says what happens.</p>
<div id="window"><svg id="stage" role="img" aria-label="The scene, to drag on" xmlns="http://www.w3.org/2000/svg"></svg></div>
</section>
<section id="result" aria-label="Recorded">
<label for="text">Recorded: the script that is saved</label>
<textarea id="text" readonly spellcheck="false"></textarea>
<fieldset id="expected" hidden><legend>Expected at the end</legend>
<p id="doubts"></p>
<div id="orders"></div>
</fieldset>
</section>
</main>
<noscript>This page records with JavaScript.</noscript>
<!--film:data-->
</body>
</html>

"""###
}
