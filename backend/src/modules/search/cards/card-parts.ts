import type { Day, ReputationRow } from '../../profiles/index.js';
import type { Match } from '../../matching/index.js';

/** What a card says of a profile. Visitors learn no names, suburbs or contact. */
export interface CardParts<Body, Lines> {
  /** What everyone reads. */
  body: Body;
  /** What is worded so that visitors may read it, and the same for members who may open whole pages. */
  visitor: Lines;
  member: Lines;
  photo: string | null;
}

/** Of the two wordings the one that the viewer may read. */
export interface ShownParts<Body, Lines> {
  body: Body;
  lines: Lines;
}

/** What is known of a person and changes without them. */
export interface CardFacts extends ReputationRow {
  /** Unix seconds. */
  last_login: number | null;
}

/** What a card says beyond the person's own profile. */
export interface CardExtras {
  /** False for visitors, and members without a confirmed email or a profile: no names, suburbs or contact for them. */
  readsNames: boolean;
  saved: boolean;
  match: Match | null;
  /** Both null when there is no photo that can be shown. */
  photo: { photo: string | null; photoPreview: string | null };
  known: CardFacts;
  today: Day;
  /** Unix seconds. */
  now: number;
}
