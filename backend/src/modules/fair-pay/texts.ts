/** Validation messages for a week. */
export const messages = {
  region: 'Please choose Australia or New Zealand',
  hours: 'Please enter 1 to 60 hours a week',
  pay: 'Please enter a weekly amount of at most 5,000',
  deduction: 'Please enter a weekly amount of at most 5,000',
  deductionAbovePay: 'The deduction cannot be more than the pay',
  weeks: 'Please enter 1 to 104 weeks',
} as const;
