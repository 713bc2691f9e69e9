/** The calendar on the pages of people. */
export const availabilityTexts = {
  heading: 'Availability',
  free: { aupair: 'Available', family: 'Looking for an au pair' },
  later: { aupair: 'Not available yet', family: 'Not yet' },
  taken: 'Confirmed with someone',
  past: 'Past',
  own: (start: string) => `They wrote: “${start}”.`,
  earlier: 'Earlier months',
  laterMonths: 'Later months',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
} as const;
