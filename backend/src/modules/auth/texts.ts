/** "1 February 2027 at 7:30 pm" in Sydney time, as in the email, because the person's time zone is unknown. */
const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Australia/Sydney' });

/** Texts of the auth module. Emails have theirs in `emails/account-email-texts.ts`. */
export const messages = {
  marketingWording: 'This is not the text shown next to the checkbox',
  email: {
    invalid: 'Please enter a valid email address',
    taken: 'An account with this email address already exists. Log in, or reset your password.',
    sameAsBefore: 'This is already your email address.',
  },
  username: {
    length: 'Username must be 3 to 30 characters',
    characters: 'Username may contain letters, digits, dots, underscores and hyphens only',
    taken: 'This username is taken. Please choose another one.',
  },
  password: {
    required: 'Please enter your password',
    tooShort: 'Password must be at least 12 characters',
    tooLong: 'Password cannot exceed 128 characters',
    common: 'This password is on lists that attackers try first. Please choose another one.',
    repetitive: 'This password repeats itself too much. Please choose another one.',
    personal: 'Please choose a password that is not based on your email address, your username, our name or a city.',
    currentWrong: 'The current password is not correct.',
    sameAsBefore: 'This is already your password. Please choose a new one.',
  },
  userType: 'Please choose whether you are a family or an au pair',
  region: 'Please choose Australia or New Zealand',
  code: 'The code has six digits',
  codeWrong: 'This code is not correct, or has already been used.',
  passkey: {
    name: 'Please name the passkey, in at most 60 characters',
    unreadable: 'We cannot read this passkey. Please try again',
  },
  recoveryCode: 'A recovery code looks like ABCDE-FGHJK-MNPQR',
  suspended: (until: Date, words: string | null) =>
    `Your account is suspended until ${DAY.format(until)} (Sydney time). ${words ?? ''} You can appeal with the link in the email we sent you.`.replace(
      / {2,}/g,
      ' ',
    ),
  closed: (words: string) =>
    `Your account was closed by our moderators. ${words} You can appeal with the link in the email we sent you.`,
  household: {
    name: 'Please give a name of 2 to 40 characters',
    ownEmail: 'This is your own email address. A co-parent needs a different one.',
    familyClosed: 'Your family’s account is closed at the moment, so you cannot use it.',
  },
  ownPath: 'This is not a page of this site',
  token: 'This link is not complete. Please open it again from the email.',
} as const;
