/** Texts of this room that people read, beside those of the error catalogue. */
export const messages = {
  content: {
    blank: 'Write something first',
    long: 'A message can have 4,000 characters at most',
  },
  clientMessageId: 'clientMessageId must be a UUID',
  removed: 'A moderator removed this message.',
  page: 'Use after or before, not both',
};
