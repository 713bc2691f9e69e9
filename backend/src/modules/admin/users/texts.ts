/** Validation messages for actions on users. */
export const messages = {
  until: 'Please choose an end date',
  words: {
    tooShort: 'Please write at least 10 characters',
    tooLong: 'Please keep it under 2,000 characters',
  },
  reason: {
    tooShort: 'Please give a reason of at least 5 characters',
    tooLong: 'Please keep it under 500 characters',
  },
} as const;
