// The player's pure parts, as a page has them: one script, in the order of the names.
import { createContext, runInContext } from "node:vm";
import { readFileSync } from "node:fs";
import { joined } from "../make-film.mjs";

const context = createContext({ console, performance, process, URLSearchParams, setTimeout, atob, Blob, DecompressionStream, Response });
const names = ["Film", "FilmTest", "Reel", "Cursor", "Survey", "Axis", "KEPT_CHUNKS", "comparedOrders", "longestRise", "orderGhost", "copyAsScript", "copyAsSwift", "copyAsText", "wholeGestures", "scriptText", "readLink", "writeLink", "traceTime", "spokenTime", "scriptTime", "fitted", "lastAtMost", "pairedTraces", "fromDifference", "intersection"];
runInContext(`${joined(".js")}\nglobalThis.all = { ${names.join(", ")} };`, context);
export const player = context.all;

/** The sample film, in memory; `change` may edit its JSON first. */
export function sample(change = () => {}) {
  const json = JSON.parse(readFileSync(new URL("sample-film.json", import.meta.url), "utf8"));
  change(json);
  return new player.Film(json, () => null);
}

/** A value of the player's context as one of this context, for comparing. */
export const plain = (value) => JSON.parse(JSON.stringify(value));
