#!/bin/sh
# Writes the files of the player, the recorder and the diagrams into Swift, so that a page is made without reading any file:
# Sources/DragFilm/Embedded holds one source file for each file below Sources/DragFilm/Player, Recorder and Diagrams, such as
# Player+ListScript.swift for Player/50-list.js. A test of DragFilm compares both.
set -eu
cd "$(dirname "$0")/../.."
embedded=Sources/DragFilm/Embedded
rm -rf "$embedded"
mkdir -p "$embedded"

# embed FOLDER: a Swift file for each file, and one that lists them.
embed() {
  list=""
  for name in $(cd "Sources/DragFilm/$1" && ls | LC_ALL=C sort); do
    # 50-list.js is listScript, 50-panels.css panelsStyle, index.html indexPage.
    stem=${name%.*}
    stem=${stem#[0-9][0-9]-}
    case $name in
      *.js) kind=Script ;;
      *.css) kind=Style ;;
      *.html) kind=Page ;;
    esac
    word=$stem$kind
    first=$(printf '%.1s' "$stem" | tr 'a-z' 'A-Z')
    {
      echo "// swift-format-ignore-file"
      echo "// Written by Tests/Film/embed-player.sh from Sources/DragFilm/$1/$name."
      echo "extension EmbeddedFiles.$1 {"
      echo "  /// The text of \`$name\`."
      echo "  static let $word = ###\"\"\""
      cat "Sources/DragFilm/$1/$name"
      echo
      echo "\"\"\"###"
      echo "}"
    } > "$embedded/$1+$first${stem#?}$kind.swift"
    list="$list    EmbeddedFile(name: \"$name\", text: $word),
"
  done
  {
    echo "// swift-format-ignore-file"
    echo "// Written by Tests/Film/embed-player.sh."
    echo "extension EmbeddedFiles.$1 {"
    echo "  /// The files, in the order of their names."
    echo "  static let all: [EmbeddedFile] = ["
    printf '%s' "$list"
    echo "  ]"
    echo "}"
  } > "$embedded/$1+All.swift"
}

embed Player
embed Recorder
embed Diagrams
