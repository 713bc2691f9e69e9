/** Validation messages for limits. */
export const messages = {
  between: (fewest: number, most: number) => `Please give a whole number from ${fewest} to ${most}`,
  newcomersMore: 'New accounts cannot be allowed more than the others',
} as const;
