/** Texts of saved searches. */
export const messages = {
  name: { tooShort: 'Please give the search a name', tooLong: 'The name cannot exceed 60 characters' },
  kind: 'Please choose au pairs or families',
  alerts: 'Please choose when to be notified',
  filters: 'These are not valid search filters',
  people: 'people must be a list of at most 50 ids',
  unknownFilter: (name: string) => `There is no filter called ${name}`,
} as const;
