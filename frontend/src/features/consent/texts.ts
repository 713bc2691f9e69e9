import type { OptionalService } from '../../lib/consent';

export const consentTexts = {
  title: 'Optional analytics',
  text: (services: string) =>
    `With your consent we use ${services}. This is optional, and nothing is loaded until you allow it. You never need it to use the site, and it never sees messages, profiles or forms.`,
  services: {
    analytics: 'a service that counts visits',
    sessionRecording: 'a service that records how a page is used',
  } satisfies Record<OptionalService, string>,
  and: ' and ',
  allow: 'Allow',
  refuse: 'No, thank you',
  more: 'What this means',
  choice: {
    legend: 'Your choice in this browser',
    nothing:
      'This site uses no service that would need your consent: there is nothing to allow, and nothing to switch off.',
    analytics: 'Count my visits',
    sessionRecording: 'Record how I use public pages',
    save: 'Save my choice',
    saved: 'Your choice is saved in this browser.',
  },
} as const;
