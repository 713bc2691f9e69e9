/** A file of a message. Its bytes are with the module that sent it, as long as they are kept. */
export interface EvidenceFile {
  id: string;
  kind: 'photo' | 'document' | 'voice';
  fileName: string;
}

/** One message as it was when it was reported. */
export interface EvidenceLine {
  /** The sender. */
  personId: string;
  /** The co-parent who wrote it for the family. Never shown; an erasure finds the text by it. */
  writtenById?: string;
  text: string;
  /** ISO date and time. */
  at: string;
  /** The reported message. */
  reported?: boolean;
  files?: EvidenceFile[];
}

/** Evidence, stored as it was: later changes and deletions do not affect it. */
export interface Evidence {
  /** Fields of a profile, times of an interview, by name. */
  facts: Record<string, string>;
  /** The messages before and after; empty without a conversation. */
  lines: EvidenceLine[];
}

export const NO_EVIDENCE: Evidence = { facts: {}, lines: [] };
