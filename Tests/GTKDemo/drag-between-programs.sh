#!/usr/bin/env bash
# Drags from the demo to another program, from it to the demo, and inside of the demo, where the system
# owns the drags. The other program speaks XDND on bare Xlib. Looked at are
# - what the other program was told and got, word for word;
# - what became of the demo's data;
# - that a headless replay of the demo's recording gives its trace, byte for byte;
# - that a picture which comes in is seen in its cell.
#
# usage: Tests/GTKDemo/drag-between-programs.sh DEMO DRAG [ROUNDS]
# It needs Xvfb, xdotool, ImageMagick, a C compiler, and the headers of Xlib. PICTURES names a folder for pictures.
set -euo pipefail

demo=$(realpath "$1")
drag=$(realpath "$2")
rounds=${3:-2}
here=$(cd "$(dirname "$0")" && pwd)
if [ -z "${DRAG_DEMO_DISPLAY:-}" ]; then
  export DRAG_DEMO_DISPLAY=1
  # A number of its own: a server that ends takes the socket of the next one of its number with it.
  exec xvfb-run -n "$((100 + $$ % 800))" -a -s "-screen 0 1200x628x24" "$0" "$@"
fi
export GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_THEME=Adwaita
folder=$(mktemp -d)
running=
other=
trap 'kill $running $other 2> /dev/null || true; rm -rf "$folder"' EXIT
fail() { printf 'round %s: %s\n' "${round:-0}" "$1" >&2; exit 1; }
cc -Wall -Wextra -Werror -O1 -o "$folder/peer" "$here/xdnd-peer.c" -lX11

go() { for point in "$@"; do xdotool mousemove "${point%,*}" "${point#*,}"; sleep 0.06; done; }

begin() {
  "$demo" --bare --system --trace "$folder/window.trace" "$@" 2> "$folder/window.err" &
  running=$!
  local window=
  for _ in $(seq 200); do
    window=$(xdotool search --name '^DragStage$' 2> /dev/null | tail -n 1) || true
    [ -z "$window" ] || break
    sleep 0.05
  done
  [ -n "$window" ] || { cat "$folder/window.err" >&2; fail "there is no window"; }
  xdotool windowmove "$window" 0 0
  xdotool windowfocus "$window"
  sleep 0.6
}

end() {
  kill -TERM "$running"
  wait "$running" || { cat "$folder/window.err" >&2; fail "the demo fails"; }
  running=
}

# Lifts what lies at a point and carries it to the other program, which asks for a format; what is held
# on the way is a modifier key.
out() {
  "$folder/peer" target "$3" > "$folder/peer.txt" &
  other=$!
  for _ in $(seq 100); do ! grep -qs ready "$folder/peer.txt" || break; sleep 0.05; done
  go "$1,$2"; xdotool mousedown 1; sleep 0.06
  go "$(($1 + 6)),$(($2 + 4))" "$(($1 + 20)),$(($2 + 20))" 200,200 330,200 600,200 900,140
  [ -z "${4:-}" ] || xdotool keydown "$4"
  go 1000,150 1040,160 1050,160; sleep 0.3
  [ -z "${PICTURES:-}" ] || import -window root "$PICTURES/out.png"
  xdotool mouseup 1
  wait "$other" || fail "the other program fails: $(cat "$folder/peer.txt")"
  other=
  [ -z "${4:-}" ] || xdotool keyup "$4"
  sleep 0.6
}

# What a program said must be this.
said() {
  local file=$1
  shift
  printf '%s\n' "$@" | diff - "$file" || fail "$file says something else"
}

# The trace must have these lines, in this order.
told() {
  local from=1 found
  for line in "$@"; do
    found=$(tail -n "+$from" "$folder/window.trace" | grep -nm 1 -E "$line" | cut -d: -f1) || true
    [ -n "$found" ] || { cat "$folder/window.trace" >&2; fail "the trace has no line \`$line\` there"; }
    from=$((from + found))
  done
}

for round in $(seq "$rounds"); do
  begin --record "$folder/window.drag"
  # Two that are selected go as lines of one text.
  go 120,100; xdotool click 1
  xdotool keydown ctrl; sleep 0.05
  go 120,196; xdotool click 1; sleep 0.05
  xdotool keyup ctrl; sleep 0.1
  out 120 100 "text/plain;charset=utf-8"
  said "$folder/peer.txt" ready enter "over, asked for copy" drop "got Apples" Carrots
  go 120,148; xdotool click 1; sleep 0.1
  out 120 148 "text/plain;charset=utf-8"
  said "$folder/peer.txt" ready enter "over, asked for copy" drop "got Bread"
  out 634 130 text/uri-list
  said "$folder/peer.txt" ready enter "over, asked for copy" drop \
    "got file:///usr/share/doc/coffee.txt"$'\r' ""
  out 518 246 image/svg+xml
  grep -q "^got <svg .*</svg>$" "$folder/peer.txt" || fail "the picture does not arrive"
  out 120 148 "text/plain;charset=utf-8" shift
  said "$folder/peer.txt" ready enter "over, asked for move" drop "got Bread"
  # Where nobody takes it.
  go 120,148; xdotool mousedown 1; sleep 0.06
  go 126,152 140,170 200,200 322,300 322,310; sleep 0.2
  xdotool mouseup 1; sleep 0.8
  # Inside of the window, by the system all the same.
  go 120,148; xdotool mousedown 1; sleep 0.06
  go 126,152 140,170 200,200 330,200 420,170 470,140; sleep 0.3
  xdotool mouseup 1; sleep 0.8
  "$folder/peer" source 500 140 text/plain "Fresh basil" > "$folder/text.txt" || true
  said "$folder/text.txt" "status copy" "asked for text/plain" "finished copy"
  # A view takes one drag at a time, and the one before is still animated.
  sleep 0.6
  "$folder/peer" source 500 250 text/uri-list $'file:///home/me/Notes.pdf\r\n' > "$folder/file.txt" \
    || true
  said "$folder/file.txt" "status copy" "asked for text/uri-list" "finished copy"
  sleep 0.6
  "$folder/peer" source 322 320 text/plain "Nothing" > "$folder/none.txt" || true
  said "$folder/none.txt" "status none"
  sleep 0.6
  # Three files at once are three items.
  "$folder/peer" source 500 250 text/uri-list \
    $'file:///home/me/one.txt\r\nfile:///home/me/two.txt\r\nfile:///home/me/three.txt\r\n' \
    > "$folder/three.txt" || true
  said "$folder/three.txt" "status copy" "asked for text/uri-list" "finished copy"
  sleep 0.6
  [ -z "${PICTURES:-}" ] || import -window root "$PICTURES/three.png"
  end
  told 'desktop.prepare' 'pantry.willBegin' 'desktop.leave' 'desktop.end op=copy' \
    'pantry.didEnd op=copy' 'basket.didEnd op=copy' 'basket.didEnd op=copy' 'desktop.end op=move' 'pantry.delete item=bread' \
    'pantry.didEnd op=move' 'desktop.prepare' 'desktop.end op=cancel' 'pantry.didEnd op=cancel' \
    'desktop.prepare' 'basket.insert item=carrots' 'pantry.delete item=carrots' \
    'desktop.finish op=move' 'desktop.enter' 'basket.placeholder.insert item=desktop-1' \
    'desktop.request item=desktop-1 type=text/plain' 'basket.placeholder.commit item=desktop-1' \
    'desktop.finish op=copy' 'desktop.request item=desktop-2 type=text/uri-list' \
    'basket.placeholder.commit item=desktop-2' 'desktop.finish op=copy' 'desktop.enter' \
    'desktop.request item=desktop-4 type=text/uri-list' \
    'desktop.unpack items=desktop-4,desktop-5,desktop-6' 'basket.perform' \
    'basket.placeholder.commit item=desktop-4' 'basket.placeholder.commit item=desktop-5' \
    'basket.placeholder.commit item=desktop-6' 'desktop.finish op=copy'
  "$drag" replay "$folder/window.drag" --trace "$folder/replayed.txt" > "$folder/replay.out" \
    || { cat "$folder/replay.out"; fail "the recording fails"; }
  cmp <(tail -n +2 "$folder/replayed.txt") <(tail -n +2 "$folder/window.trace") \
    || fail "the window and the replay of its recording differ"
  lines=$(wc -l < "$folder/window.trace")

  # An image: its bytes are no text, and in no recording.
  convert -size 48x32 'xc:#2060c0' "png:$folder/dot.png"
  begin
  "$folder/peer" source 500 140 image/png "@$folder/dot.png" > "$folder/image.txt" || true
  said "$folder/image.txt" "status copy" "asked for image/png" "finished copy"
  sleep 0.5
  import -window root "$folder/in.png"
  [ -z "${PICTURES:-}" ] || cp "$folder/in.png" "$PICTURES"
  # Its middle, in the second cell of the basket.
  convert "$folder/in.png" -depth 8 -crop 1x1+518+118 +repage txt:- | grep -q '(32,96,192' \
    || fail "the picture is not seen in its cell"
  end
  told 'basket.didLoad item=desktop-1 type=public.png' 'basket.placeholder.commit item=desktop-1'
done
printf '%s rounds between two programs, %s lines of trace, the same without a window\n' \
  "$rounds" "$lines"
