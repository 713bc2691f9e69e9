/** Texts of support requests, in addition to those of the error catalogue. */
export const messages = {
  placementCare:
    'Your Premium plan has started. A team member supports your placement: they write to you here, and you can write to them at any time. We answer you before other requests.',
  subject: 'Please choose what it is about',
  words: {
    tooShort: 'Please write at least 20 characters, so that we know what it is about',
    tooLong: 'A message to us can have 4,000 characters at most',
  },
  reply: { tooShort: 'Write something first', tooLong: 'A message to us can have 4,000 characters at most' },
  note: { tooShort: 'Please write the note', tooLong: 'A note can have 4,000 characters at most' },
  reason: { tooShort: 'Please give a reason', tooLong: 'A reason can have 500 characters at most' },
  search: 'Please search with 100 characters at most',
  assignee: 'Please choose an admin',
  state: 'Please choose open, answered or closed',
} as const;
