import type { OptionalService } from '../../lib/consent';

export const consentMessages = {
  title: 'May we count?',
  text: (services: string) =>
    `We would like to use ${services}. Neither is needed for anything here, neither ever sees messages, profiles or forms, and nothing of it is loaded before you say so.`,
  services: {
    analytics: 'a service that counts visits',
    sessionRecording: 'a service that records how a page is used',
  } satisfies Record<OptionalService, string>,
  and: ' and ',
  allow: 'Allow',
  refuse: 'No, thank you',
  more: 'What that means',
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
