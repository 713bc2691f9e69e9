export const messages = {
  roleMissing: 'Please choose the new role',
  personMissing: 'Please choose the user',
  purchaseMissing: 'Please choose the purchase',
  entryMissing: 'Please choose the transfer',
  amount: 'Please enter a whole number of cents, at least 1',
  by: 'Please choose card or bank transfer',
  offerMissing: 'Please send the whole offer and the version you edited',
  refusedByStripe: 'Stripe did not accept this refund. Check the payment in the Stripe dashboard.',
  untilMissing: 'Please choose an end date',
  words: {
    tooShort: 'Please write at least 10 characters',
    tooLong: 'Please keep it under 2,000 characters',
  },
  reason: { missing: 'Please give a reason', tooLong: 'Please keep it within 500 characters' },
} as const;
