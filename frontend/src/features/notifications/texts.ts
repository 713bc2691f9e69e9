import type { MarketingConsent, MarketingWording } from '../../api/marketing-consent';
/** Texts around notifications. What each of them says comes from the server. */
export const notificationMessages = {
  title: 'Notifications',
  lead: 'What happened around your search, your interviews and your agreement. Kept for half a year.',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${unread === 1 ? '1 unread' : `${unread} unread`}`,
  unread: 'Unread',
  ago: (time: string) => `${time} ago`,
  justNow: 'just now',
  readAll: 'Mark all as read',
  readAllFailed: 'They could not be marked as read',
  more: 'Show earlier ones',
  moreFailed: 'The earlier ones did not load. Please try again.',
  all: 'All notifications',
  settings: 'Choose what you are told',
  loading: 'Loading notifications',
  open: 'Open',
  failed: {
    title: 'We could not load your notifications',
    text: 'Nothing is lost: they are kept for you, and what is urgent has gone to you by email as well.',
    again: 'Try again',
  },
  empty: {
    title: 'All quiet',
    text: 'When someone proposes a time, answers you, or something about your documents changes, it rings here.',
  },
} as const;

export const notificationSettingsMessages = {
  anchor: 'notifications',
  heading: 'What we tell you',
  lead: 'Here in the product you are told everything. By email and on your devices you choose.',
  loadFailed: 'We could not load these settings just now.',
  again: 'Try again',
  failed: 'That was not saved',
  matrix: { subject: 'About', email: 'Email', push: 'Devices' },
  choice: (channel: string, group: string) => `${channel}: ${group}`,
  quiet: {
    heading: 'Quiet hours',
    line: 'Emails and devices wait until the morning. Only what cannot wait comes through, such as an interview in ten minutes.',
    zone: (zone: string) => `By your clock: ${zone}.`,
    on: 'Leave me alone at night',
    from: 'From',
    until: 'Until',
    save: 'Save the hours',
    saved: 'Your quiet hours are saved',
  },
  devices: {
    heading: 'On your devices',
    line: 'A line on your screen when something happens, also while this page is closed.',
    start: 'Tell me on this device',
    stop: 'Stop',
    stopNamed: (device: string) => `Stop telling ${device}`,
    here: 'This device',
    unknown: 'A device',
    since: (date: string) => `Since ${date}`,
    started: 'This device will be told',
    stopped: 'Notifications are off on that device',
    denied: {
      title: 'Your browser does not let us',
      text: 'Notifications from this site are blocked. You can allow them in the browser’s settings for this site (the sign beside the address), then try again here.',
    },
    homeScreen: {
      title: 'First put us on your home screen',
      text: 'On iPhone and iPad it works from there only: tap the share sign, choose “Add to Home Screen”, open us from the new icon, and come back to this page.',
    },
    unsupported: {
      title: 'This browser cannot do that',
      text: 'It knows no notifications, or keeps them off in a private window. Emails reach you all the same.',
    },
    notHere: {
      title: 'Not switched on yet',
      text: 'This installation has no keys for telling devices. Emails reach you all the same.',
    },
    unreachable: {
      title: 'Your browser could not reach its own notification service',
      text: 'Nothing was changed. Perhaps the network keeps it away; please try again later.',
    },
  },
} as const;

export const unsubscribeMessages = {
  title: 'Emails',
  heading: (group: string) => `No more emails about “${group}”?`,
  text: 'You will still find everything here when you log in. All other emails stay as they are.',
  stop: 'Stop these emails',
  done: {
    title: 'Done',
    text: (group: string) =>
      `We send you no more emails about “${group}”. Should you miss them, switch them on in your account.`,
    settings: 'All settings',
  },
  already: (group: string) => `Emails about “${group}” are switched off already.`,
  failed: 'That did not work. Please try again.',
  bad: {
    title: 'This link is not complete',
    text: 'Perhaps your email program cut it off. Open it again from the email, or change what we send you in your account.',
    settings: 'To my account',
  },
} as const;

/** The words that stand here are kept with every yes and no: they are those of the contract, and of no other mind. */
export const newsConsentMessages = {
  heading: 'News by email',
  wording:
    'Send me news, guides and offers by email, about twice a month. I can stop it at any time with one click.' satisfies MarketingWording,
  never: 'You get none: no one does without having said yes.',
  yesSince: (day: string) => `You said yes on ${day}.`,
  noSince: {
    'sign-up': (day: string) => `You get none since ${day}.`,
    account: (day: string) => `You said no on ${day}.`,
    'unsubscribe-link': (day: string) => `You stopped them by the link in an email on ${day}.`,
    'hard-bounce': (day: string) =>
      `Email to you bounced on ${day}, so we stopped. Turn it on again once your address works.`,
    complaint: (day: string) => `You marked one as unwanted on ${day}, so we stopped.`,
  } satisfies Record<NonNullable<MarketingConsent['source']>, (day: string) => string>,
  saidYes: 'We will write to you',
  saidNo: 'No more news by email',
  failed: 'That was not saved',
  failedToLoad: 'We could not load this setting just now.',
} as const;
