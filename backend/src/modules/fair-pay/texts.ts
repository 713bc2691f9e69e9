/** Validation messages for a week. */
export const messages = {
  region: 'Please choose Australia or New Zealand',
  hours: 'Please give between 1 and 60 hours a week',
  pay: 'Please give a sum a week, at most 5,000',
  deduction: 'Please give a sum a week, at most 5,000',
  deductionAbovePay: 'More cannot be taken off than is paid',
  weeks: 'Please give between 1 and 104 weeks',
} as const;
