import type { MarketingConsent, MarketingWording } from '../../api/marketing-consent';
/** Texts around notifications. What each of them says comes from the server. */
export const notificationMessages = {
  title: 'Notifications',
  lead: 'What happened around your search, your interviews and your arrangement. Kept for half a year.',
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
    text: 'Nothing is lost: they are kept for you, and what is urgent has gone to you by mail as well.',
    again: 'Try again',
  },
  empty: {
    title: 'All quiet',
    text: 'When somebody proposes a time, answers you, or something about your papers changes, it rings here.',
  },
} as const;

export const notificationSettingsMessages = {
  anchor: 'notifications',
  heading: 'What we tell you',
  lead: 'Here in the product you are told everything. By e-mail and on your devices you choose.',
  loadFailed: 'We could not load these settings just now.',
  again: 'Try again',
  failed: 'That was not saved',
  matrix: { subject: 'About', email: 'E-mail', push: 'Devices' },
  choice: (channel: string, group: string) => `${channel}: ${group}`,
  quiet: {
    heading: 'Quiet hours',
    line: 'Mails and devices wait until the morning. Only what cannot wait comes through, such as an interview in ten minutes.',
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
    stopped: 'That device is told nothing any more',
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
      text: 'It knows no notifications, or keeps them off in a private window. E-mails reach you all the same.',
    },
    notHere: {
      title: 'Not switched on yet',
      text: 'This installation has no keys for telling devices. E-mails reach you all the same.',
    },
    unreachable: {
      title: 'Your browser could not reach its own notification service',
      text: 'Nothing was changed. Perhaps the network keeps it away; please try again later.',
    },
  },
} as const;

export const unsubscribeMessages = {
  title: 'E-mails',
  heading: (group: string) => `No more e-mails about “${group}”?`,
  text: 'You will still find everything here when you log in. All other e-mails stay as they are.',
  stop: 'Stop these e-mails',
  done: {
    title: 'Done',
    text: (group: string) =>
      `We send you no more e-mails about “${group}”. Should you miss them, switch them on in your account.`,
    settings: 'All settings',
  },
  already: (group: string) => `E-mails about “${group}” are switched off already.`,
  failed: 'That did not work. Please try again.',
  bad: {
    title: 'This link is not complete',
    text: 'Perhaps your mail program cut it off. Open it again from the mail, or change what we send you in your account.',
    settings: 'To my account',
  },
} as const;

/** The words that stand here are kept with every yes and no: they are those of the contract, and of no other mind. */
export const newsConsentMessages = {
  heading: 'News by e-mail',
  wording:
    'Send me news, guides and offers by e-mail, about twice a month. I can stop it at any time with one click.' satisfies MarketingWording,
  never: 'You get none: nobody does without having said yes.',
  yesSince: (day: string) => `You said yes on ${day}.`,
  noSince: {
    'sign-up': (day: string) => `You get none since ${day}.`,
    account: (day: string) => `You said no on ${day}.`,
    'unsubscribe-link': (day: string) => `You stopped them by the link in a mail on ${day}.`,
    'hard-bounce': (day: string) => `Your address took no mail on ${day}, so we stopped. Say yes again once it does.`,
    complaint: (day: string) => `You marked one as unwanted on ${day}, so we stopped.`,
  } satisfies Record<NonNullable<MarketingConsent['source']>, (day: string) => string>,
  saidYes: 'We will write to you',
  saidNo: 'No more news by e-mail',
  failed: 'That was not saved',
  failedToLoad: 'We could not load this setting just now.',
} as const;
