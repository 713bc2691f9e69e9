export const messages = {
  content: {
    tooShort: 'Please send the text of your note; it may be empty',
    tooLong: 'A note can have 2,000 characters at most',
  },
  labels: 'Please send at most 5 labels of 1 to 24 characters, without @',
  ids: 'Please send 1 to 50 different ids, separated by commas',
} as const;
