/** Validation messages for facts. */
export const messages = {
  value: (least: number, most: number, unit: string) =>
    `The value must be between ${least} and ${most.toLocaleString('en-AU')} (${unit})`,
  validFrom: 'Please enter a valid date, at most three years ahead',
  overlap: 'Another value begins on this day. Correct that one, or choose another day',
  sourceUrl: 'Please enter an address that begins with https://',
  placeholders: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is not a legal fact. Please correct or remove it`
      : `${names.join(', ')} are not legal facts. Please correct or remove them`,
  checkedOn: 'Please enter the day you checked the source, today at the latest',
  reviewBy: 'Please enter a day after the check, at most three years ahead',
} as const;
