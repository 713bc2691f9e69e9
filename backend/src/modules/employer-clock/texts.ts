/** Texts of employer clocks, in addition to those of the error catalogue. */
export const messages = {
  day: 'Choose a day that the calendar has',
  step: 'Choose what happened: asked, granted or declined',
  future: 'This day has not come yet',
  tooEarly: 'This is more than a year before the first day. Please check the year',
  beforeAsked: (day: string) => `The answer cannot be earlier than the application of ${day}`,
  untilMissing: 'Please give the last day that is permitted',
  untilNotNeeded: 'Only a permission that was granted has a last day',
  untilTooEarly: (day: string) => `The permission must last longer than until ${day}, or it changes nothing`,
  untilTooLate: 'This is more than three years after the first day. Please check the year',
  note: { tooLong: 'A note can have 500 characters at most' },
  noLimit: 'No limit for one employer is known here, so there is nothing to ask for.',
  ended: 'This placement is over.',
  askedAlready: 'An application is recorded already. Record its answer, or withdraw it first.',
  notAsked: 'Record first that permission was asked for.',
  notNewest: 'Something was recorded after this. Please reload the page.',
  reason: {
    tooShort: 'Please say in at least 10 characters why you ask for more time',
    tooLong: 'The reason can have 1,500 characters at most',
  },
  letter: {
    title: 'Letter of support',
    draft: 'Draft, not signed yet',
    defaultReason: (auPair: string) =>
      `${auPair} looks after our children in our home, and the children are used to ${auPair}. We ask that ${auPair} may go on working for us after that day.`,
    to: (authority: string) => `To: ${authority}`,
    subject: (auPair: string) => `Permission for ${auPair} to work longer with one employer`,
    greeting: 'To whom it may concern,',
    we: (family: string, city: string) => (city ? `We are ${family}, and live in ${city}.` : `We are ${family}.`),
    family: (name: string) => `the family of ${name}`,
    placement: (auPair: string, from: string, to: string) =>
      `${auPair} has an agreement with us as an au pair, from ${from} to ${to}.`,
    earlier: (day: string) => `An earlier placement with us began on ${day}.`,
    visa: (visa: string, lastDay: string) =>
      `On the visa “${visa}”, the last day on which they may work for us is ${lastDay}, as we read the rules.`,
    noVisa: (lastDay: string) => `The last day on which they may work for us is ${lastDay}, as we read the rules.`,
    hours: (hours: string) => `The agreement plans ${hours} hours a week.`,
    duties: 'Duties in the agreement',
    why: 'Why we ask for more time',
    signed: 'Signature, name and date',
    contact: 'Telephone and email for questions',
    made: (product: string, day: string) =>
      `Filled in on ${day} by ${product} from the agreement of both. The family is responsible for what it says. Check it, sign it, and ask the authority what else to send.`,
    someone: 'the au pair',
    host: 'the host family',
    fileName: (day: string) => `support-letter-${day}.pdf`,
  },
} as const;
