import { paths } from '../../config/paths';

/** Texts of the dashboard. */
export const dashboardMessages = {
  title: 'Dashboard',
  hello: (name: string) => `Kia ora, ${name}`,
  gday: (name: string) => `G’day, ${name}`,
  welcome: (name: string) => `Welcome, ${name}`,
  familyNamed: (name: string) => (/family|whānau/i.test(name) ? name : `${name} family`),
  next: 'What comes next',
  steps: {
    verify_email: {
      title: 'Confirm your email',
      text: 'We sent you a link when you signed up. With it confirmed you can write to people.',
      action: 'Go to my account',
      to: paths.account,
    },
    complete_profile: {
      title: 'Write your profile',
      text: 'Ten minutes, in steps, and everything is kept while you type. People find you once it is complete.',
      action: 'Go on with my profile',
      to: 'profile',
    },
    resume_profile: {
      title: 'Your profile is paused',
      text: 'No one can find you right now. Your conversations go on.',
      action: 'Show it again',
      to: 'profile',
    },
    add_photo: {
      title: 'Add a photo',
      text: 'People write to faces. One honest picture by daylight does more than a page of words.',
      action: 'Add a photo',
      to: 'profile',
    },
    get_verified: {
      title: 'Show your documents',
      text: 'Our reviewers look at them, and a badge tells au pairs which documents we checked and when.',
      auPairText:
        'Our reviewers look at them, and a badge tells families which documents we checked and when. Until then, they cannot find you.',
      action: 'See what is needed',
      to: paths.verification,
    },
    search: {
      title: 'Have a look around',
      text: 'Save whoever makes you smile. No one is told.',
      action: 'Start looking',
      to: 'search',
    },
    write_first_message: {
      title: 'Write to someone you saved',
      text: 'Two sentences are enough. Say what your mornings are like.',
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
      title: 'The back office',
      text: 'Users, featured families, articles and templates are looked after there.',
      action: 'Open the back office',
      to: paths.adminDashboard,
    },
  },
  unread: (count: number) => (count === 1 ? 'One unread message' : `${count} unread messages`),
  noUnread: 'No unread messages',
  openMessages: 'Open my messages',
  profile: {
    heading: 'Your profile',
    label: 'Profile complete',
    edit: 'Edit my profile',
    view: 'See it as others do',
    missing: 'Still missing',
    more: (count: number) => `and ${count} more`,
    done: 'Everything is there.',
    account: 'Account and security',
  },
  fits: {
    auPairs: 'Au pairs who fit your house',
    families: 'Families who fit you',
    all: 'See everyone',
    notYet: 'Complete your profile, and the people who fit best stand here, with the reasons why.',
    nobody: 'No one fits well enough yet. New people come every week.',
  },
  shortlist: {
    heading: 'Your shortlist',
    empty: 'Press the heart on anyone’s card and they wait for you here. No one is told.',
    more: 'Show more',
    failed: 'We could not load your shortlist just now.',
  },
  support: { question: 'Something is unclear, or does not work?', link: 'Support' },
  failed: { title: 'Your dashboard did not load', text: 'Nothing of yours is lost.', again: 'Try again' },
} as const;
