/** Texts of calls. */
export const messages = {
  description: 'description must be an offer or an answer',
  candidate: 'candidate must be one that a browser has found',
  signal: 'exactly one of description and candidate must be there',
  notes: 'The notes may have 20,000 characters at most',
  asked: 'asked must be a list of up to 80 question names',
} as const;
