import type { OptionalService } from '../../lib/consent';

export const consentMessages = {
  title: 'Optional analytics',
  text: (services: string) =>
    `With your consent we use ${services}. Optional, and off until you allow it: it is never needed to use the site, never sees messages, profiles or forms, and is not loaded before you allow it.`,
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
