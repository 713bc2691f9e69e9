import { paths } from '../../config/paths';

/** Texts of the dashboard. */
export const dashboardMessages = {
  title: 'Dashboard',
  hello: (name: string) => `Kia ora, ${name}`,
  gday: (name: string) => `G’day, ${name}`,
  welcome: (name: string) => `Welcome, ${name}`,
  familyNamed: (name: string) => (/family|whānau/i.test(name) ? name : `${name} family`),
  next: 'Next steps',
  steps: {
    verify_email: {
      title: 'Confirm your email',
      text: 'We sent you a link when you signed up. Once it is confirmed you can write to people.',
      action: 'Go to my account',
      to: paths.account,
    },
    complete_profile: {
      title: 'Write your profile',
      text: 'It takes about ten minutes and saves as you type. People can find you once it is complete.',
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
      text: 'Our reviewers look at them, and a badge tells au pairs which documents we checked and when.',
      auPairText:
        'Our reviewers look at them, and a badge tells families which documents we checked and when. Until then, they cannot find you.',
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
  noUnread: 'No unread messages',
  openMessages: 'Open my messages',
  profile: {
    heading: 'Your profile',
    label: 'Profile complete',
    edit: 'Edit my profile',
    view: 'See it as others do',
    missing: 'Still missing',
    more: (count: number) => `and ${count} more`,
    done: 'Your profile is complete.',
    account: 'Account and security',
  },
  fits: {
    auPairs: 'Au pairs who fit your family',
    families: 'Families who fit you',
    all: 'See everyone',
    notYet: 'Complete your profile to see the people who fit you best, and why.',
    nobody: 'No one fits well enough yet. New people come every week.',
  },
  shortlist: {
    heading: 'Your shortlist',
    empty: 'Press the heart on a card to save someone here. They are not told.',
    more: 'Show more',
    failed: 'Your shortlist did not load.',
  },
  support: { question: 'Need help?', link: 'Support' },
  failed: { title: 'Your dashboard did not load', text: 'Nothing is lost.', again: 'Try again' },
} as const;
