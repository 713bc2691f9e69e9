/** Messages for the record of a data breach. */
export const messages = {
  whatHappened: 'Please write 10 to 5,000 characters',
  reason: 'Please write at most 5,000 characters',
  people: 'Please write a whole number',
  decision: 'Please choose what was decided',
  moment: 'Please choose a day and a time',
  future: 'This is in the future',
  beforeNoticed: 'This is before the breach was noticed',
  missing: {
    decision: 'A record is closed with a decision',
    reason: 'A record is closed with the reason of the decision',
    decidedAt: 'A record is closed with the time of the decision',
    regulatorsToldAt: 'Please say when the regulators were told',
    peopleToldAt: 'Please say when the people were told',
  },
} as const;
