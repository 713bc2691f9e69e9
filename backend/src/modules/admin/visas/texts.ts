/** Validation messages for visa rules. */
export const messages = {
  region: 'Please choose Australia or New Zealand',
  id: 'Please name a rule that is stored, or none',
  day: 'Please give a day',
  values: 'Please say what the rule sets',
  rules: 'Please give between 1 and 40 rules',
  people: 'Please give at most 10 people',
  revision: 'Please say which revision was edited',
  allPassports: 'All passports',
} as const;
