/** The question whether the au pair has arrived, on the dashboard and in the arrival plan. */
export const arrivedTexts = {
  ask: {
    aupair: 'Have you arrived?',
    family: (name: string) => `Has ${name} arrived?`,
  },
  text: 'One tap is enough. It is the answer for both of you.',
  yes: 'Yes, arrived',
  notYet: 'Not yet',
  ifNot: 'If not yet',
  lands: (number: string, day: string, time: string) => `Flight ${number} lands ${day} at ${time}, local time.`,
  noFlight: 'No flight was entered in the plan.',
  first: {
    family: 'Flights are often late. Write first, then ask the airline about the flight.',
    aupair: 'Tell the family where you are. If your flight has changed, change it here too.',
  },
  write: (name: string) => `Write to ${name}`,
  agreement: 'The agreement, with what you said about phones',
  emergency: 'Emergency card',
  said: (day: string) => `Yes. Said on ${day}.`,
  undo: 'That was a mistake',
  thanks: 'Good to hear. The question is answered for both of you.',
  failed: 'The answer was not saved',
} as const;

/** Texts of the dashboard about what is next in a placement. */
export const dashboardArrivalTexts = {
  ending: (name: string, day: string) => `Your placement with ${name} ends on ${day}`,
  ended: (name: string, day: string) => `Your placement with ${name} ended on ${day}`,
  endingText: (open: number) =>
    open === 1 ? 'One thing is left on your checklist.' : `${open} things are left on your checklist.`,
  endingAction: 'Open the checklist',
  checkIn: 'How is your placement going?',
  checkInText: 'One tap is enough. The other person never sees your answer.',
  checkInAction: 'Answer',
  taskText: (name: string, day: string) => `For your placement with ${name}, due ${day}.`,
  taskAction: 'Open the arrival plan',
} as const;
