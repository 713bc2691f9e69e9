import type { FocalPoint } from '../../media/index.js';
import type { Day, ReputationRow } from '../../profiles/index.js';
import type { Match } from '../../matching/index.js';

/** The parts of a card. Visitors see no names, suburbs or contact details. */
export interface CardParts<Body, Lines> {
  /** For everyone. */
  body: Body;
  /** The version for visitors, and for members who may open profile pages. */
  visitor: Lines;
  member: Lines;
  photo: string | null;
}

/** The version for the viewer, as JSON. */
export interface ShownParts {
  body: string;
  lines: string;
}

/** Facts about a person that change without them. */
export interface CardFacts extends ReputationRow {
  /** Unix seconds. */
  last_login: number | null;
  /** When they were asked whether they are still looking; null once they have answered. Unix seconds. */
  unanswered_since: number | null;
}

/** Facts of a card beyond the person's own profile. */
export interface CardExtras {
  /**
   * False for visitors, and members without a confirmed email or a profile: they see no names, suburbs or contact
   * details.
   */
  readsNames: boolean;
  saved: boolean;
  match: Match | null;
  /** All null without a photo. */
  photo: { photo: string | null; photoPreview: string | null; photoFocalPoint: FocalPoint | null };
  known: CardFacts;
  today: Day;
  /** Unix seconds. */
  now: number;
}
