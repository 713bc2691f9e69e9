import type { Region } from '../../config/regions';

export const contactTexts = {
  title: 'Send us a message',
  description: 'Write to the people who run the site: about hosting, being an au pair, plans or safety.',
  heading: ['Write to us.', 'A person reads it.'],
  lead: 'No ticket numbers and no bots. Tell us what it’s about, and which country you’re in if it matters.',
  direct: 'Or email us at',
  faq: 'For questions about pay, visas, hours or the room,',
  faqLink: 'read the FAQ first',
  form: {
    label: 'Your message',
    greeting: { australia: 'Hello,', newzealand: 'Kia ora,' } satisfies Record<Region, string>,
    postmark: { australia: ['Posted in', 'Australia'], newzealand: ['Posted in', 'Aotearoa'] } satisfies Record<
      Region,
      readonly [string, string]
    >,
    name: 'Your name',
    email: 'Your email address',
    emailHint: 'We only use it to answer you.',
    subject: 'What is it about?',
    message: 'What would you like to say?',
    send: 'Send message',
    website: 'Leave this empty',
    needsScript: 'This form needs JavaScript. You can email us instead:',
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
  emergency: 'If anyone is in danger now, don’t wait for us: call 000 in Australia, 111 in New Zealand.',
  about: (subject: string) => `About: ${subject}\n\n`,
  rules: {
    name: 'Please tell us your name',
    email: 'Please enter a valid email address',
    message: 'Please write at least 20 characters, so that we know what it is about',
  },
  problems: {
    fields: 'Please check these fields',
    title: 'Your message wasn’t sent',
    kept: (email: string) => `What you wrote is still here. Try again in a moment, or write to ${email}.`,
    tooOften: (email: string) =>
      `You can send three messages an hour with this form. What you wrote is still here; you can also email it to ${email}.`,
  },
  sent: {
    heading: 'Message sent',
    text: (email: string) =>
      `Thank you. We’ll reply to ${email}. You’ll get a short email there to confirm that your message arrived.`,
    wrong: 'Is that address wrong? Send your message again.',
    again: 'Send another message',
    onward: 'Read the blog',
  },
} as const;
