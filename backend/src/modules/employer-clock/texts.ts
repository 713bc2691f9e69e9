/** Texts of employer clocks, in addition to those of the error catalogue. */
export const messages = {
  day: 'This date does not exist. Please check it',
  step: 'Choose what happened: asked, granted or declined',
  future: 'This day is in the future',
  tooEarly: 'This is more than a year before the first day. Please check the year',
  beforeAsked: (day: string) => `The answer cannot be earlier than the application on ${day}`,
  untilMissing: 'Please enter the last permitted day',
  untilNotNeeded: 'Only a granted permission has a last day',
  untilTooEarly: (day: string) => `The permission must end after ${day}, or it changes nothing`,
  untilTooLate: 'This is more than three years after the first day. Please check the year',
  note: { tooLong: 'A note can have 500 characters at most' },
  noLimit: 'We know of no limit for one employer here, so there is nothing to apply for.',
  ended: 'This placement is over.',
  askedAlready: 'An application is already recorded. Record its answer, or withdraw it first.',
  notAsked: 'First record that you asked for permission.',
  notNewest: 'Something was recorded after this. Please reload the page.',
  reason: {
    tooShort: 'Please explain in at least 10 characters why you need more time',
    tooLong: 'The reason can have 1,500 characters at most',
  },
  letter: {
    title: 'Letter of support',
    draft: 'Draft, not signed yet',
    defaultReason: (auPair: string) =>
      `${auPair} looks after our children in our home, and the children are used to ${auPair}. We ask that ${auPair} be allowed to keep working for us after that day.`,
    to: (authority: string) => `To: ${authority}`,
    subject: (auPair: string) => `Permission for ${auPair} to work longer with one employer`,
    greeting: 'To whom it may concern,',
    we: (family: string, city: string) => (city ? `We are ${family}, and live in ${city}.` : `We are ${family}.`),
    family: (name: string) => `the family of ${name}`,
    placement: (auPair: string, from: string, to: string) =>
      `${auPair} has an agreement with us as an au pair, from ${from} to ${to}.`,
    earlier: (day: string) => `An earlier placement with us began on ${day}.`,
    visa: (visa: string, lastDay: string) =>
      `As we understand the rules, the last day they may work for us on the visa “${visa}” is ${lastDay}.`,
    noVisa: (lastDay: string) => `As we understand the rules, the last day they may work for us is ${lastDay}.`,
    hours: (hours: string) => `The agreement plans ${hours} hours a week.`,
    duties: 'Duties in the agreement',
    why: 'Why we ask for more time',
    signed: 'Signature, name and date',
    contact: 'Phone and email for questions',
    made: (product: string, day: string) =>
      `Filled in on ${day} by ${product} from the signed agreement. The family is responsible for what it says. Check it, sign it, and ask the authority what else to send.`,
    someone: 'the au pair',
    host: 'the host family',
    fileName: (day: string) => `support-letter-${day}.pdf`,
  },
} as const;
