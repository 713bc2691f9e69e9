const among = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** What is wrong with a search, for people and for those who write clients. */
export const messages = {
  once: (name: string) => `${name} may be given once`,
  wholeNumber: (name: string, min: number, max: number) => `${name} must be a whole number from ${min} to ${max}`,
  yesOrNo: (name: string) => `${name} must be true or false`,
  isoDay: (name: string) => `${name} must be a date such as 2027-02-01`,
  moment: (name: string) => `${name} must be a moment such as 2027-02-01T09:30:00Z`,
  oneOf: (name: string, values: readonly string[]) => `${name} must be ${among(values)}`,
  place: (cities: readonly string[]) => `We do not know this place. Try ${among(cities)}`,
  placeElsewhere: (city: string, region: string) => `${city} is not in ${region}`,
  placeTwice: 'place and city are the same filter: give one of them',
  list: {
    tooMany: (name: string, most: number) => `${name} may name ${most} at most`,
    unknown: (name: string, unknown: string) => `${name}: we do not know "${unknown}"`,
    empty: (name: string) => `${name} names nothing`,
  },
  range: (upper: string, lower: string) => `${upper} must not be below ${lower}`,
  dates: (upper: string, lower: string) => `${upper} must not be before ${lower}`,
  cursor: {
    otherSearch: 'cursor belongs to another search: start again without it',
    notOurs: 'cursor is not one of ours',
  },
} as const;
