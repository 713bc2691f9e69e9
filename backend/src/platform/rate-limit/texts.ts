/** Validation messages for limits. */
export const messages = {
  between: (fewest: number, most: number) => `Please enter a whole number from ${fewest} to ${most}`,
  newcomersMore: 'New accounts can’t have a higher limit than other accounts',
} as const;
