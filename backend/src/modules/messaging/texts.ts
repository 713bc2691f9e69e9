/** Texts of messaging that people read, in addition to those of the error catalogue. */
export const messages = {
  dealBreaker: (reasons: readonly string[]) =>
    `You cannot write to them first. ${reasons.map((reason) => `${reason}.`).join(' ')} They can still write to you.`,
  manyOpened: 'You have opened many new conversations today. Please write in some of them, or continue tomorrow.',
  content: {
    blank: 'Write something first',
    long: 'A message can have 4,000 characters at most',
  },
  clientMessageId: 'clientMessageId must be a UUID',
  replyTo: 'replyToId must be the id of a message in this conversation',
  attachments: {
    ids: 'attachmentIds must be ids of files that you uploaded for this conversation',
    twice: 'Each file can be sent once',
    many: (most: number) => `A message can have ${most} files at most`,
  },
  nothingToDecline: 'You can decline once the other person has written',
  voiceAlone: 'A voice message has no text and no other files',
  draft: {
    text: 'text must be a text; empty deletes the draft',
    long: 'A draft can have 8,000 characters at most',
    basedOn: 'basedOn must be the version of a draft, or 0',
    typedAt: 'typedAt must be a date and time in ISO 8601',
  },
  deleted: 'This message was deleted.',
  removed: 'A moderator removed this message.',
  evidence: { earlier: 'Before it was edited:', now: 'Now:', deleted: 'Deleted by its sender. Before:' },
  search: { short: 'Write two characters or more', long: 'A search can have 100 characters at most' },
  page: 'Use after or before, not both',
};
