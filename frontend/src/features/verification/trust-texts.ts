/** The badge's texts that public pages show before it is opened. */
export const trustTexts = {
  verified: 'Verified',
  since: (day: string) => `since ${day}`,
  open: 'What was checked',
  loading: 'Looking up what was checked',
  notYet: 'Not verified',
  notYetText: 'We have not seen this person’s documents, or checked what the profile says.',
  own: 'See what is missing',
  ownManage: 'My verification',
} as const;
