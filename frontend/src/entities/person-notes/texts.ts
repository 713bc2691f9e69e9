/** Texts of private notes about people. */
export const personNoteTexts = {
  heading: 'Your note',
  private: 'Only you see this.',
  note: (name: string) => `Note about ${name}`,
  tooLong: 'A note can have up to 2,000 characters.',
  labels: 'Your labels',
  label: 'New label',
  labelHint: 'For example “Call again” or “Swims well”. Five labels at most.',
  add: 'Add label',
  remove: (label: string) => `Remove the label ${label}`,
  full: 'You can have five labels. Remove one to add another.',
  write: 'Add a note',
  edit: 'Edit your note',
  writeAbout: (name: string) => `Add a note about ${name}`,
  editAbout: (name: string) => `Edit your note about ${name}`,
  failed: 'Your note did not load.',
  again: 'Try again',
} as const;
