import type { MarketingConsent, MarketingWording } from '../../api/marketing-consent';
/** Texts around notifications. The notifications' own texts come from the server. */
export const notificationTexts = {
  title: 'Notifications',
  lead: 'What happened around your search, your interviews and your agreement. Kept for 180 days.',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${unread === 1 ? '1 unread' : `${unread} unread`}`,
  unread: 'Unread',
  ago: (time: string) => `${time} ago`,
  justNow: 'just now',
  readAll: 'Mark all as read',
  readAllFailed: 'Your notifications were not marked as read',
  more: 'Show earlier ones',
  moreFailed: 'Earlier notifications did not load.',
  all: 'All notifications',
  settings: 'Choose your notifications',
  loading: 'Loading notifications',
  open: 'Open',
  failed: {
    title: 'Your notifications did not load',
    text: 'Nothing is lost: we keep them for you, and we email you the urgent ones too.',
    again: 'Try again',
  },
  empty: {
    title: 'No notifications yet',
    text: 'When someone proposes a time, answers you, or one of your checks changes, you see it here.',
    search: { family: 'Find au pairs', aupair: 'Find families' },
  },
} as const;

export const notificationSettingsTexts = {
  loadFailed: 'These settings did not load.',
  again: 'Try again',
  failed: 'Not saved',
  matrix: { subject: 'About', email: 'Email', push: 'Devices' },
  choice: (channel: string, group: string) => `${channel}: ${group}`,
  quiet: {
    heading: 'Quiet hours',
    line: 'Emails and device notifications wait until morning. Only urgent ones come through, such as an interview in ten minutes.',
    zone: (zone: string) => `In your time zone: ${zone}.`,
    on: 'Quiet hours at night',
    from: 'From',
    until: 'Until',
    save: 'Save the hours',
    saved: 'Your quiet hours are saved',
  },
  devices: {
    heading: 'On your devices',
    line: 'A notification on your screen, even while this page is closed.',
    start: 'Turn on for this device',
    stop: 'Turn off',
    stopNamed: (device: string) => `Turn off for ${device}`,
    here: 'This device',
    unknown: 'A device',
    since: (date: string) => `Since ${date}`,
    started: 'Notifications are on for this device',
    stopped: 'Notifications are off on that device',
    denied: {
      title: 'Blocked by your browser',
      text: 'Notifications from this site are blocked. You can allow them in the browser’s settings for this site (the icon next to the address), then try again here.',
    },
    homeScreen: {
      title: 'Add this site to your home screen first',
      text: 'On iPhone and iPad notifications work only from the home screen: tap the share icon, choose “Add to Home Screen”, open us from the new icon, and come back to this page.',
    },
    unsupported: {
      title: 'This browser cannot show notifications',
      text: 'It does not support them, or turns them off in a private window. You still get emails.',
    },
    notHere: {
      title: 'Not switched on yet',
      text: 'Device notifications are not set up on this site. You still get emails.',
    },
    unreachable: {
      title: 'Your browser could not reach its own notification service',
      text: 'Nothing was changed. Your network may be blocking it. Please try again later.',
    },
  },
} as const;

export const unsubscribeTexts = {
  title: 'Emails',
  heading: (group: string) => `No more emails about “${group}”?`,
  text: 'You will still find everything here when you log in. All other emails stay as they are.',
  stop: 'Stop these emails',
  done: {
    title: 'Done',
    text: (group: string) =>
      `We will send you no more emails about “${group}”. If you want them back, turn them on in your account.`,
    settings: 'All settings',
  },
  already: (group: string) => `Emails about “${group}” are already off.`,
  failed: 'That did not work. Please try again.',
  bad: {
    title: 'This link is incomplete',
    text: 'Your email program may have cut it off. Open it again from the email, or change what we send you in your account.',
    settings: 'Go to my account',
  },
} as const;

/** The wording is stored with every consent decision, so it must match the contract. */
export const newsConsentTexts = {
  heading: 'News by email',
  wording:
    'Send me news, guides and offers by email, about twice a month. I can stop it at any time with one click.' satisfies MarketingWording,
  never: 'Off. We only send it if you turn it on.',
  yesSince: (day: string) => `On since ${day}.`,
  noSince: {
    'sign-up': (day: string) => `Off since ${day}.`,
    account: (day: string) => `Turned off on ${day}.`,
    'unsubscribe-link': (day: string) => `You turned it off on ${day}, with the link in an email.`,
    'hard-bounce': (day: string) =>
      `Email to you bounced on ${day}, so we stopped. Turn it on again once your address works.`,
    complaint: (day: string) => `You marked one of these emails as spam on ${day}, so we stopped.`,
  } satisfies Record<NonNullable<MarketingConsent['source']>, (day: string) => string>,
  saidYes: 'We will email you',
  saidNo: 'No more news by email',
  failed: 'Not saved',
  failedToLoad: 'This setting did not load.',
  again: 'Try again',
} as const;
