#!/usr/bin/env bash
# Drags in the window of the demo with a real pointer, and holds the window to what it shows:
# - the trace of the window is that of a headless replay of its recording, byte for byte;
# - its callbacks, without times, are those of a script that was written by hand;
# - in the middle of a drag the lifted cell, the open gap and the preview are seen, and the item in
#   its new place after it;
# - what rests opens the crate, and scrolls the list near its edge;
# - all that in each of some rounds.
#
# usage: [SCALE=2] Tests/GTKDemo/drive-window.sh DEMO DRAG [ROUNDS]
# With a SCALE the window has so many pixels to a point, and says the same.
# It needs Xvfb, xdotool and ImageMagick. PICTURES names a folder for pictures of the window.
set -euo pipefail

demo=$(realpath "$1")
drag=$(realpath "$2")
rounds=${3:-4}
scale=${SCALE:-1}
here=$(cd "$(dirname "$0")" && pwd)
if [ -z "${DRAG_DEMO_DISPLAY:-}" ]; then
  export DRAG_DEMO_DISPLAY=1
  # A number of its own: a server that ends takes the socket of the next one of its number with it.
  exec xvfb-run -n "$((100 + $$ % 800))" -a -s "-screen 0 $((956 * scale))x$((628 * scale))x24" "$0" "$@"
fi
export GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_THEME=Adwaita
export GDK_SCALE=$scale
folder=$(mktemp -d)
running=
trap '[ -z "$running" ] || kill "$running" 2> /dev/null || true; rm -rf "$folder"' EXIT
fail() { printf '%s\n' "$1" >&2; exit 1; }

# Callbacks and changes of data, without times: how many moves a toolkit tells is its own affair.
told() {
  grep -v '^#' "$1" | cut -d' ' -f2- \
    | grep -vE '\.(move|down|up) [0-9]|\.(didMove|canHandle|update|springLoad)( |$)'
}

go() {
  for point in "$@"; do
    xdotool mousemove "$((${point%,*} * scale))" "$((${point#*,} * scale))"
    sleep 0.05
  done
}
look() { import -window root "$folder/$1.png"; }

# The same once nothing moves any more, however long a busy machine takes to draw.
look_at_rest() {
  local last= seen=
  for _ in $(seq 40); do
    look "$1"
    seen=$(convert "$folder/$1.png" -format '%#' info:)
    [ "$seen" != "$last" ] || break
    last=$seen
    sleep 0.1
  done
}

# The colour of a pixel must be nearly the one that is said, as three numbers.
seen() {
  local what=$1 picture=$2 x=$3 y=$4 red green blue
  shift 4
  read -r red green blue < <(convert "$folder/$picture.png" -depth 8 \
    -crop "1x1+$((x * scale))+$((y * scale))" +repage txt:- | sed -nE 's/^0,0: \(([0-9]+),([0-9]+),([0-9]+).*/\1 \2 \3/p')
  for pair in "$red $1" "$green $2" "$blue $3"; do
    read -r is wanted <<< "$pair"
    if [ $((is - wanted)) -gt 10 ] || [ $((wanted - is)) -gt 10 ]; then
      [ -z "${PICTURES:-}" ] || cp "$folder"/*.png "$PICTURES"
      fail "round $round: $what at $x,$y is $red $green $blue and not $1 $2 $3"
    fi
  done
}

{
  "$demo" --scene
  printf 'test "by hand"\n'
  cat "$here/bread-to-basket.drag"
} > "$folder/hand.drag"
"$drag" replay "$folder/hand.drag" --trace "$folder/hand.txt" > "$folder/hand.out" \
  || { cat "$folder/hand.out"; fail "the script by hand fails"; }
told "$folder/hand.txt" > "$folder/hand.told"
grep -q 'basket.insert item=bread' "$folder/hand.told" || fail "the script by hand drops nothing"

for round in $(seq "$rounds"); do
  "$demo" --bare --record "$folder/window.drag" --trace "$folder/window.trace" \
    2> "$folder/window.err" &
  running=$!
  window=
  for _ in $(seq 200); do
    window=$(xdotool search --name '^DragStage$' 2> /dev/null | tail -n 1) || true
    [ -z "$window" ] || break
    sleep 0.05
  done
  [ -n "$window" ] || { cat "$folder/window.err" >&2; fail "round $round: there is no window"; }
  xdotool windowmove --sync "$window" 0 0 2> /dev/null || true
  xdotool windowfocus "$window"
  # Until it has drawn itself.
  for _ in $(seq 100); do
    look before
    [ "$(convert "$folder/before.png" -format %k info:)" -lt 20 ] || break
    sleep 0.05
  done

  # Apples and carrots are selected; bread is not, and goes alone.
  go 120,100; xdotool click 1
  xdotool keydown ctrl; sleep 0.05
  go 120,196; xdotool click 1; sleep 0.05
  xdotool keyup ctrl; sleep 0.1
  go 120,148; xdotool mousedown 1; sleep 0.05
  go 126,152 140,170 200,200 330,200 420,170 470,140
  sleep 0.4
  look during
  xdotool mouseup 1
  sleep 0.6
  look_at_rest after
  # The selection goes as one, and comes back.
  go 120,148; xdotool mousedown 1; sleep 0.05
  go 126,170 140,210 700,130
  sleep 0.3
  look_at_rest stack
  xdotool key Escape; sleep 0.1
  xdotool mouseup 1
  sleep 0.6
  # What rests on the crate opens it; near the lower edge the list scrolls, and the same point means
  # another place.
  go 120,148; xdotool mousedown 1; sleep 0.05
  # Behind its middle, where the gap leaves the crate in its place.
  go 126,152 140,170 440,130
  sleep 1.7
  go 160,500 160,562
  sleep 1.2
  look scrolled
  xdotool key Escape; sleep 0.1
  xdotool mouseup 1
  sleep 0.6

  kill -TERM "$running"
  wait "$running" || { cat "$folder/window.err" >&2; fail "round $round: the demo fails"; }
  running=

  seen "a cell that rests" during 51 284 227 154 154
  seen "the lifted cell" during 51 140 247 225 225
  seen "the open gap" during 560 100 241 243 253
  seen "the preview" during 397 134 228 158 158
  seen "what arrived" after 480 95 227 154 154
  seen "the badge of the stack" stack 869 107 229 72 77
  grep -q 'pantry.update .*at=pantry\[gap 1/[4-9]\]' "$folder/window.trace" \
    || fail "round $round: the list does not scroll by itself"
  grep -q 'basket.springLoaded' "$folder/window.trace" || fail "round $round: the crate does not open"
  seen "the selection where it was lifted" stack 51 92 241 223 228

  [ ! -s "$folder/window.err" ] || { cat "$folder/window.err" >&2; fail "round $round: the demo warns"; }
  # The trace beside the recording is its golden, so that the replay itself compares them.
  [ "$(head -n 1 "$folder/window.trace")" = '# window.drag: recorded' ] || fail "the trace has no headline"
  "$drag" replay "$folder/window.drag" --trace "$folder/replayed.txt" > "$folder/replay.out" \
    || { cat "$folder/replay.out"; fail "round $round: the recording fails"; }
  cmp <(tail -n +2 "$folder/replayed.txt") <(tail -n +2 "$folder/window.trace") \
    || fail "round $round: the window and the replay of its recording differ"
  told "$folder/window.trace" > "$folder/window.told"
  diff "$folder/hand.told" "$folder/window.told" \
    || fail "round $round: the window and the script by hand differ"
  [ -z "${PICTURES:-}" ] || cp "$folder"/*.png "$PICTURES"
done
printf '%s rounds at %s pixels a point, %s lines of trace in the last one, the same without a window\n' \
  "$rounds" "$scale" "$(wc -l < "$folder/window.trace")"
