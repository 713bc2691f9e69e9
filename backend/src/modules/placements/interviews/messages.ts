/** Texts about interviews that people read, beside those of the error catalogue. */
export const messages = {
  room: {
    notScheduled: 'No time is agreed for this interview.',
    tooEarly: 'The room opens ten minutes before the interview.',
    closed: 'The room of this interview has closed.',
  },
} as const;
