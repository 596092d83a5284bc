# Prints JSON lines in pairs, the left one beside the right one, indented for people. Any awk; run it with LC_ALL=C.
# Variables: width, the columns of the terminal. Input: a line for the left, a line for the right, and so on.

function pretty(json, lines,  n, i, c, depth, quoted, line, next_) {
  n = length(json)
  count = 0
  line = ""
  depth = 0
  quoted = 0
  for (i = 1; i <= n; i++) {
    c = substr(json, i, 1)
    if (quoted) {
      line = line c
      if (c == "\\") line = line substr(json, ++i, 1)
      else if (c == "\"") quoted = 0
    } else if (c == "\"") {
      line = line c
      quoted = 1
    } else if (c == "{" || c == "[") {
      next_ = substr(json, i + 1, 1)
      if (next_ == "}" || next_ == "]") {
        line = line c next_
        i++
      } else {
        lines[++count] = line c
        line = blanks(++depth * 2)
      }
    } else if (c == "}" || c == "]") {
      lines[++count] = line
      line = blanks(--depth * 2) c
    } else if (c == ",") {
      lines[++count] = line c
      line = blanks(depth * 2)
    } else if (c == ":") line = line ": "
    else if (c != " " && c != "\t") line = line c
  }
  lines[++count] = line
  return count
}

function blanks(n) { return sprintf("%" n "s", "") }

# Characters, not bytes: the bytes that continue one are not counted.
function columns(text) {
  gsub(/[\200-\277]/, "", text)
  return length(text)
}

# Breaks lines that are too long; what is continued stands a little further in.
function wrap(lines, n, most, out,  i, text, indent, total, cut) {
  total = 0
  for (i = 1; i <= n; i++) {
    text = lines[i]
    match(text, /^ */)
    indent = RLENGTH + 4
    if (indent > most / 2) indent = 4
    while (length(text) > most) {
      cut = most
      # Never inside a character.
      while (cut > 1 && substr(text, cut + 1, 1) ~ /[\200-\277]/) cut--
      out[++total] = substr(text, 1, cut)
      text = blanks(indent) substr(text, cut + 1)
    }
    out[++total] = text
  }
  return total
}

NR % 2 == 1 { left = $0; next }

{
  half = int((width - 3) / 2)
  beside = half >= 40
  if (!beside) half = width - 2
  n = pretty(left, a); n = wrap(a, n, half, l)
  m = pretty($0, b); m = wrap(b, m, half, r)
  if (beside) {
    for (i = 1; i <= n || i <= m; i++) {
      text = i <= n ? l[i] : ""
      other = i <= m ? r[i] : ""
      print text blanks(half - columns(text)) " | " other
    }
  } else {
    for (i = 1; i <= n; i++) print "> " l[i]
    for (i = 1; i <= m; i++) print "< " r[i]
  }
  print ""
}
