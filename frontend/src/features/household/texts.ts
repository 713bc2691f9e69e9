import { familyInSentence } from '../../lib/format/family-in-sentence';

/** Texts of a family’s household: the account holder and one co-parent. */
export const householdTexts = {
  again: 'Try again',
  loadFailed: 'Your household did not load.',
  failed: 'That did not work',
  rights: {
    title: 'What a co-parent can do',
    may: 'Read everything your family has here, write messages, arrange interviews, save people and take notes. Their name is shown with each message they write.',
    mayNot:
      'They cannot sign agreements, pay, confirm hours, change the profile, read your identity documents, or change or delete your account.',
  },
  /** The same for the co-parent. */
  ownRights: {
    may: 'You can',
    mayList: [
      'read your family’s messages, interviews, agreements, hours and arrival plan',
      'write messages, send files and arrange interviews',
      'save people and searches, and take notes',
      'plan the arrival, and block or report someone',
    ],
    mayNot: 'Only the account holder can',
    mayNotList: [
      'sign or write agreements, and pay',
      'record or confirm hours, and answer requests for days off',
      'change the profile and photos, and see identity documents',
      'change notifications, write to our support and manage the household',
    ],
  },
  invite: {
    email: 'Their email address',
    emailHint: 'An address that has no account here yet.',
    emailInvalid: 'Please enter a valid email address',
    password: 'Your password',
    passwordMissing: 'Please enter your password',
    submit: 'Send the invitation',
    sent: 'The invitation is on its way',
    sentText: (email: string) => `We wrote to ${email}. The link works for seven days.`,
    notConfirmed: 'Confirm your own email address first. Then you can invite a co-parent.',
  },
  pending: {
    open: (day: string) => `Invited. The link works until ${day}.`,
    expired: 'The link has expired. You can send a new one.',
    resend: 'Send it again',
    resent: 'A new link is on its way',
    resentText: 'The old link no longer works.',
    withdraw: 'Withdraw',
    withdrawn: 'Invitation withdrawn',
  },
  active: {
    since: (day: string) => `Co-parent since ${day}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name} from your household?`,
    removeText:
      'Their login is deleted, and they are logged out on every device at once. The messages they wrote stay, without their name.',
    keep: 'Cancel',
    removed: 'Co-parent removed',
  },
  own: {
    acting: (name: string, familyName: string) =>
      `You are logged in as ${name} and act for ${familyInSentence(familyName)}.`,
    leave: 'Leave this household',
    leaveTitle: 'Leave this household?',
    leaveText:
      'Your login is deleted, and you are logged out on every device. The messages you wrote stay with the family, without your name.',
    keep: 'Cancel',
    left: 'You have left the household',
  },
  join: {
    title: 'Join a household',
    description: 'Accept the invitation of a family.',
    heading: (familyName: string) => `Join ${familyInSentence(familyName)}`,
    lead: (email: string) =>
      `You get your own login with ${email}. You see what the family sees, and your name is shown with the messages you write.`,
    name: 'Your first name',
    nameHint: 'Shown with the messages you write.',
    nameShort: 'Please give a name of 2 to 40 characters',
    password: 'Choose a password',
    passwordHint: 'At least 12 characters. A short sentence works well.',
    submit: 'Accept the invitation',
    success: 'Welcome to the household',
    successText: 'Please log in with your email address and your new password.',
    failed: 'The invitation was not accepted',
    loggedIn: 'Log out first',
    loggedInText: 'You are logged in on this device. Log out, then open the link in the email again.',
    logOut: 'Log out',
    withoutLink: 'This page needs the link from your invitation',
    withoutLinkText: 'Open the newest email from us and press its button. The link works once, for seven days.',
    useless: 'This invitation no longer works',
    uselessText: 'It was used, withdrawn or replaced, or it is older than seven days. Ask your family for a new one.',
    checkFailed: 'We could not check the invitation.',
    home: 'Go to the home page',
    wait: 'Checking your invitation',
  },
} as const;
