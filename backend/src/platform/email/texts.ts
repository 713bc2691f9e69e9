/** Texts around every email. */
export const emailTexts = {
  buttonFallback: 'If the button does not work, copy this address into your browser:',
  signature: (productName: string) => `The ${productName} team`,
  help: (supportEmail: string) => `Questions? Just write to ${supportEmail}.`,
} as const;

/** Texts of the demo's outbox. */
export const outboxTexts = {
  title: 'Outbox',
  intro:
    'This demo sends no email. What it would have sent is kept here, newest first, and only this computer can read it.',
  filteredBy: (to: string) => `Only email to ${to}.`,
  showAll: 'Show all',
  empty: 'Nothing yet. Sign up or ask for a new password, then look here again.',
  back: 'All email',
  from: 'From',
  to: 'To',
  sent: 'Sent',
  links: 'Links',
  asText: 'As plain text',
  asHtml: 'As HTML',
  attachments: 'Attached',
} as const;
