/** A stream of numbers in [0, 1). The same seed always gives the same stream. */
type Random = () => number;

function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) h = Math.imul(h ^ character.charCodeAt(0), 16777619);
  return h >>> 0;
}

/** Starts the stream that belongs to a seed (FNV-1a into mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
