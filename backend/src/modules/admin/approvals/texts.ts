export const messages = {
  roleMissing: 'Please choose the new role',
  personMissing: 'Please say about whom',
  purchaseMissing: 'Please say which purchase',
  entryMissing: 'Please say which transfer',
  amount: 'Please enter a whole number of cents, at least 1',
  by: 'Please choose card or bank',
  offerMissing: 'Please send the whole offer and the version that was edited',
  refusedByStripe: 'Stripe did not accept this refund. Look at the payment in Stripe’s dashboard.',
  untilMissing: 'Please say until when',
  words: {
    tooShort: 'Please say it in a few words, at least 10 characters',
    tooLong: 'Please keep it under 2,000 characters',
  },
  reason: { missing: 'Please say why, in a few words', tooLong: 'Please keep it within 500 characters' },
} as const;
