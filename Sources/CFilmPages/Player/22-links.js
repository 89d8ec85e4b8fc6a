// The address of a moment: `#t=801.000&test=milk%20lands`, with `e=12` where several events share the time.

/** Reads a hash; what it does not say is undefined. */
function readLink(hash) {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (name) => (parts.has(name) && Number.isFinite(Number(parts.get(name))) ? Number(parts.get(name)) : undefined);
  const t = number("t");
  return { t: t == null ? undefined : Math.round(t * 1000), entry: number("e"), test: parts.get("test") ?? undefined };
}

/** Writes a hash. */
function writeLink({ t, entry, test }) {
  const parts = [];
  if (t != null) parts.push(`t=${traceTime(t)}`);
  if (entry != null) parts.push(`e=${entry}`);
  if (test != null) parts.push(`test=${encodeURIComponent(test)}`);
  return `#${parts.join("&")}`;
}
