#!/usr/bin/env bash
# Starts the demo on Wayland, in both modes, until a frame of its window was shown, and lets it quit. A
# compositor without a screen has no pointer, so that nothing is dragged there.
#
# usage: Tests/GTKDemo/start-on-wayland.sh DEMO
# It needs weston.
set -euo pipefail

demo=$(realpath "$1")
folder=$(mktemp -d)
chmod 700 "$folder"
weston=
running=
trap 'kill $running $weston 2> /dev/null || true; rm -rf "$folder"' EXIT
fail() { cat "$folder/weston.log" >&2; tail -n 20 "$folder/said.txt" >&2; printf '%s\n' "$1" >&2; exit 1; }
export XDG_RUNTIME_DIR=$folder WAYLAND_DISPLAY=stage GDK_BACKEND=wayland GSK_RENDERER=cairo
export GTK_A11Y=none NO_AT_BRIDGE=1
touch "$folder/said.txt"
weston --backend=headless-backend.so --socket=stage --width=1200 --height=800 --idle-time=0 \
  > "$folder/weston.log" 2>&1 &
weston=$!
for _ in $(seq 100); do [ ! -S "$folder/stage" ] || break; sleep 0.05; done
[ -S "$folder/stage" ] || fail "there is no compositor"

for mode in "" --system; do
  WAYLAND_DEBUG=1 "$demo" $mode --trace "$folder/trace.txt" 2> "$folder/said.txt" &
  running=$!
  # The compositor asks for the next frame once this one was shown.
  for _ in $(seq 200); do
    ! grep -q 'wl_callback@[0-9]*\.done' <(sed '1,/wl_surface@.*attach(wl_buffer/d' "$folder/said.txt") \
      || break
    sleep 0.05
  done
  grep -q 'xdg_toplevel@.*set_title("DragStage")' "$folder/said.txt" || fail "there is no window"
  grep -q 'wl_surface@.*attach(wl_buffer' "$folder/said.txt" || fail "the window shows nothing"
  kill -TERM "$running"
  wait "$running" || fail "the demo fails"
  running=
  [ -e "$folder/trace.txt" ] || fail "the demo writes no trace"
  rm "$folder/trace.txt"
done
printf 'both modes start on Wayland, show their window and quit\n'
