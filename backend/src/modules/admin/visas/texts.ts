/** Validation messages for visa rules. */
export const messages = {
  region: 'Please choose Australia or New Zealand',
  id: 'Please send the id of a stored rule, or none',
  day: 'Please enter a date',
  values: 'Please enter what the rule sets',
  rules: 'Please send 1 to 40 rules',
  people: 'Please choose at most 10 people',
  revision: 'Please send the revision you edited',
  allPassports: 'All passports',
} as const;
