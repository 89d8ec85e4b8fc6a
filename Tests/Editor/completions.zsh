# What zsh offers at the end of a line, a word on a line:
#
#   zsh -f Tests/Editor/completions.zsh FOLDER LINE
#
# FOLDER has the function `_drag`. A zsh of its own runs in a terminal, where the line is typed; it writes what is added as a
# match. With -O, -A or -D matches are only looked at.
zmodload zsh/zpty
zpty typing zsh -f -i
zpty -w typing "PS1= PROMPT_EOL_MARK= fpath=(${(q)1} \$fpath); autoload -Uz compinit; compinit -u -D
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd \"\$@\"; return; fi
  local -a offers
  builtin compadd -A offers \"\$@\"
  print -rl -- '' \"<\"\${^offers}\">\"
}
zle -C offers complete-word _main_complete
offer() { zle offers; print -r -- '<end>'; exit }
zle -N offer; bindkey '^X' offer; print -r -- '<be''gin>'"
zpty -r -m typing text '*<begin>*' || exit 1
zpty -w -n typing "$2"$'\x18'
zpty -r -m typing text '*<end>*' || exit 1
for line in ${(f)text//$'\r'/}; do
  [[ $line != '<'*'>' || $line == '<end>' ]] || print -r -- ${${line#<}%>}
done
