/** Texts of calls. */
export const messages = {
  description: 'description must be an offer or an answer',
  candidate: 'candidate must be an ICE candidate from a browser',
  signal: 'send exactly one of description and candidate',
  notes: 'Notes can have 20,000 characters at most',
  asked: 'asked must be a list of up to 80 question names',
} as const;
