/** One line of what was said, as it stood when it was reported. */
export interface EvidenceLine {
  /** Who said it. */
  personId: string;
  text: string;
  /** ISO date and time. */
  at: string;
  /** The line that the report is about. */
  reported?: boolean;
}

/** What moderators need to judge, kept as it was: what people change or delete later does not change it. */
export interface Evidence {
  /** Fields of a profile, times of an interview: by what they are called. */
  facts: Record<string, string>;
  /** What was said before and after; empty where no one speaks. */
  lines: EvidenceLine[];
}

export const NO_EVIDENCE: Evidence = { facts: {}, lines: [] };
