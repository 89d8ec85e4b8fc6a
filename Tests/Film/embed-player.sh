#!/bin/sh
# Writes the files of the player and of the recorder into Swift, so that a page is made without reading any file:
# Sources/DragFilm/Embedded holds source files for each file below Sources/DragFilm/Player and Recorder, of at
# most 300 lines of it each. A test of DragFilm compares both.
set -eu
cd "$(dirname "$0")/../.."
embedded=Sources/DragFilm/Embedded
rm -rf "$embedded"
mkdir -p "$embedded"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# embed FOLDER: one Swift file for each part of each file, and one that lists them.
embed() {
  list=""
  for name in $(cd "Sources/DragFilm/$1" && ls | LC_ALL=C sort); do
    word=file_$(printf '%s' "$name" | tr -c 'A-Za-z0-9' '_')
    rm -f "$work"/*
    split -l 300 -a 2 "Sources/DragFilm/$1/$name" "$work/part"
    parts=""
    for part in "$work"/part*; do
      suffix=${part##*/part}
      {
        echo "// swift-format-ignore-file"
        echo "// Written by Tests/Film/embed-player.sh from Sources/DragFilm/$1/$name."
        echo "extension EmbeddedFiles.$1 {"
        echo "  /// A part of \`$name\`."
        echo "  static let ${word}_$suffix = ###\"\"\""
        cat "$part"
        echo
        echo "\"\"\"###"
        echo "}"
      } > "$embedded/$1_${word}_$suffix.swift"
      parts="$parts${parts:+ + }${word}_$suffix"
    done
    list="$list    EmbeddedFile(name: \"$name\", text: $parts),
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
