import { paths } from '../../config/paths';
import { familyInSentence } from '../../lib/format/family-in-sentence';

/** Texts of the dashboard. */
export const dashboardTexts = {
  title: 'Dashboard',
  hello: (name: string) => `Kia ora, ${name}`,
  gday: (name: string) => `G’day, ${name}`,
  welcome: (name: string) => `Welcome, ${name}`,
  /** In a greeting: “Kia ora, Hartley family”. */
  familyNamed: (name: string) => familyInSentence(name).replace(/^the /, ''),
  next: 'Next steps',
  waiting: {
    eyebrow: (count: number) => (count === 1 ? 'Waiting for you' : `Waiting for you: ${count}`),
    also: 'Also waiting for you',
    more: (count: number) => (count === 1 ? 'One more after these.' : `${count} more after these.`),
  },
  stillLooking: {
    title: 'Are you still looking?',
    text: 'You were away for a month. Keep your profile as it is, or pause it.',
    action: 'Answer',
  },
  placed: 'Your placement',
  again: {
    title: { family: 'Find your next au pair', aupair: 'Find your next family' },
    text: 'Your placement is over. Save the people you like. They are not told.',
  },
  steps: {
    verify_email: {
      title: 'Confirm your email',
      text: 'Open the link we emailed you. Then you can write to people.',
      action: 'Go to my account',
      to: paths.accountContact,
    },
    complete_profile: {
      title: 'Write your profile',
      text: 'It takes about ten minutes and saves as you type.',
      action: 'Continue my profile',
      to: 'profile',
    },
    resume_profile: {
      title: 'Your profile is paused',
      text: 'No one can find you right now. Your conversations continue.',
      action: 'Show it again',
      to: 'profile',
    },
    add_photo: {
      title: 'Add a photo',
      text: 'People like to see who they are writing to.',
      action: 'Add a photo',
      to: 'profile',
    },
    get_verified: {
      title: 'Get verified',
      text: 'A badge tells au pairs what we checked, and when.',
      auPairText: 'Families cannot find you until we have checked your documents.',
      action: 'See what is needed',
      to: paths.verification,
    },
    search: {
      title: 'Start your search',
      text: 'Save the people you like. They are not told.',
      action: 'Start looking',
      to: 'search',
    },
    write_first_message: {
      title: 'Write to someone you saved',
      text: 'Two sentences are enough to start.',
      action: 'See my shortlist',
      to: '#shortlist',
    },
    keep_talking: {
      title: 'Keep talking',
      text: 'Ask what you really want to know. Answering is always free.',
      action: 'Open my messages',
      to: paths.messages,
    },
    administer: {
      title: 'Admin',
      text: 'Users, featured families, articles and templates.',
      action: 'Open Admin',
      to: paths.adminDashboard,
    },
  },
  unread: (count: number) => (count === 1 ? 'One unread message' : `${count} unread messages`),
  openMessages: 'Open my messages',
  profile: {
    coParent: {
      heading: 'Your household',
      text: (familyName: string) =>
        `You act for ${familyInSentence(familyName)}. The account holder can change its profile.`,
      rights: 'What you can do here',
    },
    heading: 'Your profile',
    label: 'Profile complete',
    edit: 'Edit my profile',
    view: 'See it as others do',
    missing: 'Still missing',
    more: (count: number) => `and ${count} more`,
    account: 'Account and security',
  },
  fits: {
    auPairs: 'Au pairs who fit your family',
    families: 'Families who fit you',
    all: 'See everyone',
    notYet: 'Complete your profile to see the people who fit you best, and why.',
    complete: 'Complete my profile',
    noOne: 'No one fits well enough yet: save a search, and we tell you when someone new joins.',
    search: { family: 'Search au pairs', aupair: 'Search families' },
  },
  shortlist: {
    heading: 'Your shortlist',
    empty: 'Press the heart on a card to save someone here. They are not told.',
    more: 'Show more',
    failed: 'Your shortlist did not load.',
  },
  support: { question: 'Need help?', link: 'Support' },
  partsFailed: 'Some of this page did not load, so something may be waiting for you that is not shown.',
  failed: { title: 'Your dashboard did not load', text: 'Nothing is lost.', again: 'Try again' },
} as const;
