import type { Region } from '../../config/regions';

export const contactMessages = {
  title: 'Send us a message',
  description:
    'Write to the people behind the site: about hosting, about being an au pair, about plans or about safety.',
  heading: ['Write to us.', 'A person reads it.'],
  lead: 'No ticket number and no robot in between. Say it as you would across a kitchen table, and say which side of the Tasman you are on if it matters.',
  direct: 'Or from your own email program',
  faq: 'Pay, visas, hours, the room:',
  faqLink: 'perhaps it is answered already',
  form: {
    label: 'Your message',
    greeting: { australia: 'Hello,', newzealand: 'Kia ora,' } satisfies Record<Region, string>,
    postmark: { australia: ['Posted in', 'Australia'], newzealand: ['Posted in', 'Aotearoa'] } satisfies Record<
      Region,
      readonly [string, string]
    >,
    name: 'Your name',
    email: 'Where we can answer',
    emailHint: 'Your email address. It is used for the answer and for nothing else.',
    subject: 'What is it about?',
    message: 'What would you like to say?',
    send: 'Send the message',
    website: 'Leave this empty',
    needsScript: 'This form needs JavaScript. Your own email program does not:',
  },
  subjects: {
    general: 'A general question',
    family: 'Hosting an au pair',
    aupair: 'Being an au pair',
    payment: 'Plans and payment',
    safety: 'Someone’s safety',
    press: 'Press',
    other: 'Something else',
  },
  emergency: {
    australia: 'If anyone is in danger now, do not wait for us: call 000.',
    newzealand: 'If anyone is in danger now, do not wait for us: call 111.',
  } satisfies Record<Region, string>,
  about: (subject: string) => `About: ${subject}\n\n`,
  rules: {
    name: 'Please tell us your name',
    email: 'Please enter a valid email address',
    message: 'Please write at least 20 characters, so that we know what it is about',
  },
  problems: {
    fields: 'Please look at this again',
    title: 'Your message has not left yet',
    kept: (email: string) => `What you wrote is still here. Try again in a moment, or write to ${email}.`,
    tooOften: (email: string) =>
      `Three messages in an hour is what this form takes. What you wrote is still here; you can also send it to ${email}.`,
  },
  sent: {
    heading: 'It is with us',
    text: (email: string) =>
      `Thank you. We answer to ${email}, and a short email there says that your message arrived.`,
    wrong: 'Is that address not right? Then write once more.',
    again: 'Write another message',
    onward: 'Read the blog meanwhile',
  },
} as const;
