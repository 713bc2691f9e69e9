/** Texts of visa rules, for members and admins. */
export const messages = {
  region: 'Please choose Australia or New Zealand',
  nationality: 'Please choose your passport',
  day: 'Please give a day that the calendar has',
  bornOn: 'Please give the day of birth of a person between 14 and 80',
  startsOn: 'Please give a day between a year ago and five years from now',
  earlierVisas: 'Please say how many, from 0 to 5',
  arrivedOn: 'Please give a day that is not in the future',
  withFamilySince: 'Please give a day that is not after the start',
  number: (min: number, max: number) => {
    const words = `Please give a whole number from ${min} to ${max.toLocaleString('en-AU')}`;
    return { notWhole: words, tooSmall: words, tooLarge: words };
  },
  yesOrNo: 'Please say yes or no',
  line: {
    tooShort: 'Please write a sentence, or remove the line',
    tooLong: 'A sentence can have 600 characters at most',
  },
  lines: 'Please give at most 12 sentences',
  linkTitle: {
    tooShort: 'Please name the source',
    tooLong: 'The name of a source can have 200 characters at most',
  },
  linkUrl: 'Please give the address of a page, with http:// or https://',
  validUntil: 'Please give a last day that is not before the first, or none',
  noRules: 'Please give at least one rule',
  overlap: (from: string, until: string) => `Two rules are valid from ${from} to ${until}`,
  overlapOpen: (from: string) => `Two rules are valid from ${from} on`,
  gap: (from: string, until: string) => `No rule is valid from ${from} to ${until}`,
  outside: (from: string, until: string | null) =>
    until
      ? `The rule for all passports is missing from ${from} to ${until}`
      : `The rule for all passports is missing from ${from} on`,
  passportOutside: (passport: string, from: string) =>
    `The rule for ${passport} from ${from} would have no rule for all passports`,
  ages: 'The highest age must not be below the lowest',
  incomplete: 'The rule for all passports needs the ages, the length of the visa and how often it is granted',
  contested: 'Say how many months the sources name, or that they do not disagree',
  begun: (day: string) => `The rule from ${day} has been valid: give it a last day instead of removing it`,
  begunMoved: (day: string) => `The rule from ${day} has been valid: its first day stays`,
  missing: {
    nationality: 'Your passport',
    bornOn: 'Your day of birth',
    availabilityDate: 'The day from which you are free',
    visaBeganOn: 'The day on which your present visa began',
    australianVisas: 'How many Australian working holiday visas you have had',
    newZealandVisas: 'How many New Zealand working holiday visas you have had',
  },
} as const;
