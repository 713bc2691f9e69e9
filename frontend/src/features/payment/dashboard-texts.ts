/** Texts of the dashboard about a family’s plan and invoices. */
export const planRowTexts = {
  line: {
    heading: 'Your plan',
    until: (name: string, day: string) => `${name} until ${day}`,
    byOffer: (name: string) => `${name}, free during the offer`,
    look: 'See my plan',
  },
  waiting: {
    open: {
      title: (sum: string) => `You have ${sum} to pay`,
      text: (day: string) => `The invoice is due on ${day}.`,
    },
    late: {
      title: (sum: string) => `${sum} is overdue`,
      text: (day: string) => `The invoice was due on ${day}.`,
    },
    pay: 'Pay the invoice',
  },
} as const;
