/** Texts of visa rules, for members and admins. */
export const messages = {
  region: 'Please choose Australia or New Zealand',
  nationality: 'Please choose your passport',
  day: 'This date does not exist. Please check it',
  bornOn: 'Please enter the date of birth of someone aged 14 to 80',
  startsOn: 'Please enter a date from a year ago to five years from now',
  earlierVisas: 'Please choose a number from 0 to 5',
  arrivedOn: 'Please enter a date that is not in the future',
  withFamilySince: 'Please enter a date that is not after the start',
  number: (min: number, max: number) => {
    const words = `Please enter a whole number from ${min} to ${max.toLocaleString('en-AU')}`;
    return { notWhole: words, tooSmall: words, tooLarge: words };
  },
  yesOrNo: 'Please answer yes or no',
  line: {
    tooShort: 'Please write a sentence, or remove the line',
    tooLong: 'A sentence can have 600 characters at most',
  },
  lines: 'Please write at most 12 sentences',
  linkTitle: {
    tooShort: 'Please name the source',
    tooLong: 'The name of a source can have 200 characters at most',
  },
  linkUrl: 'Please enter a web address that begins with http:// or https://',
  validUntil: 'Please enter a last day that is not before the first, or none',
  noRules: 'Please enter at least one rule',
  twice: 'This rule is there twice. Add the second one as a new rule',
  overlap: (from: string, until: string) => `Two rules are valid from ${from} to ${until}`,
  overlapOpen: (from: string) => `Two rules are valid from ${from} on`,
  gap: (from: string, until: string) => `No rule is valid from ${from} to ${until}`,
  outside: (from: string, until: string | null) =>
    until
      ? `The rule for all passports is missing from ${from} to ${until}`
      : `The rule for all passports is missing from ${from} on`,
  passportOutside: (passport: string, from: string) =>
    `The rule for ${passport} from ${from} would have no rule for all passports`,
  ages: 'The highest age cannot be below the lowest',
  incomplete: 'The rule for all passports needs the ages, the length of the visa and how often it is granted',
  contested: 'Say how many months the sources name, or that they do not disagree',
  begun: (day: string) => `The rule from ${day} has been in force, so you cannot remove it. Give it a last day instead`,
  begunMoved: (day: string) => `The rule from ${day} has been in force, so its first day cannot change`,
  missing: {
    nationality: 'Your passport',
    bornOn: 'Your date of birth',
    availabilityDate: 'The day you are free from',
    visaBeganOn: 'The first day of your current visa',
    australianVisas: 'How many Australian working holiday visas you have had',
    newZealandVisas: 'How many New Zealand working holiday visas you have had',
  },
} as const;
