/** Words of the country module that a person reads. */
export const messages = {
  anyLocation: 'Any Location',
  regions: { australia: 'Australia', newzealand: 'New Zealand' },
} as const;
