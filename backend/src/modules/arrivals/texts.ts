/** Texts of arrival plans that people read, in addition to those of the error catalogue. */
export const messages = {
  state: 'Choose open, done or not needed',
  arrived: 'Say whether the au pair has arrived',
  answerMissing: 'Choose how it is going',
  note: { tooLong: 'A note can have 2,000 characters at most' },
  flight: {
    number: 'Please enter a flight number such as QF2 or SQ221',
    part: 'Please enter the place, its time zone and the local time',
    time: 'Please enter a date and time, such as 2027-01-30T21:35',
    noTime: 'This date or time does not exist',
    skipped: 'Clocks go forward at that time, so it does not exist there. Please check the time',
    order: 'The arrival must be later than the departure. Both are in local time',
    tooLong: 'There are more than four days between the two. Please check both dates',
    farAway: 'This is more than a year from the first day of the placement. Please check the year',
    place: {
      tooShort: 'Please name the city or the airport',
      tooLong: 'A place can have 60 characters at most',
    },
  },
  pickUp: {
    by: { tooShort: 'Please say who is coming', tooLong: 'This can have 80 characters at most' },
    place: { tooShort: 'Please say where you will meet', tooLong: 'A place can have 160 characters at most' },
    contact: 'Please leave out phone numbers, email addresses and websites. Send them as a message',
  },
  answer: { good: 'It is going well.', talk: 'There are some things to talk about.', help: 'I need help.' },
  /** Stored texts name no one: an erasure of the other person would not find them. */
  answers: (day: number, answer: string, note: string | null) =>
    `Answer to the check-in on day ${day} of the placement: ${answer}${note === null ? '' : `\n\n${note}`}`,
  missed: (day: number) =>
    `On day ${day} of your placement we asked how it is going, and we have not heard from you. Is everything all right? You can tell us anything here. Only you and our team can read this.`,
} as const;
