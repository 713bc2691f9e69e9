/** Whose eyes read the reasons. */
export type Viewer = 'family' | 'aupair';

/** One thing that was compared. */
export interface Finding {
  /** Points that it can bring; 0 for what is only worth knowing. */
  of: number;
  /** Points that it brings; null when a field that tells it is not filled in. */
  points: number | null;
  /** It speaks for the two. */
  ok: boolean;
  /** The reason in words; null when there is nothing to say about it. */
  words: (viewer: Viewer) => string | null;
}

/** Words for each of the two. */
export type Saying = Readonly<Record<Viewer, string | null>>;
/** Made only for the few whose reasons are shown: hundreds are scored for each page. */
export type Say = Saying | (() => Saying);

const wordsOf = (say: Say) => (viewer: Viewer) => (typeof say === 'function' ? say() : say)[viewer];

export const fits = (of: number, say: Say): Finding => ({ of, points: of, ok: true, words: wordsOf(say) });

/** `share` of the points, from 0 to 1. */
export const lacks = (of: number, share: number, say: Say): Finding => ({
  of,
  points: of * Math.min(1, Math.max(0, share)),
  ok: false,
  words: wordsOf(say),
});

export const unknown = (of: number, say: Say): Finding => ({ of, points: null, ok: false, words: wordsOf(say) });

/** Worth knowing, without points. */
export const remark = (ok: boolean, say: Say): Finding => ({ of: 0, points: 0, ok, words: wordsOf(say) });
