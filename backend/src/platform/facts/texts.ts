/** Validation messages for facts. */
export const messages = {
  value: (least: number, most: number, unit: string) =>
    `The figure has to be between ${least} and ${most.toLocaleString('en-AU')} (${unit})`,
  validFrom: 'Please give a real day, at most three years ahead',
  overlap: 'Another value begins on that day. Correct that one, or choose another day',
  sourceUrl: 'Please give an address that begins with https://',
  placeholders: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'names' : 'name'} no legal fact. Please correct or remove it`,
  checkedOn: 'Please give the day on which you read the source, today at the latest',
  reviewBy: 'Please give a day after the check, at most three years ahead',
} as const;
