import type { EmailContent } from '../../../platform/email/index.js';

/** Link targets in emails. The token follows the `#`, so that it reaches no server log and no Referer header. */
const links = {
  verify: (site: string, token: string) => `${site}/auth#type=verify&token=${token}`,
  reset: (site: string, token: string) => `${site}/reset-password#type=recovery&token=${token}`,
  changeEmail: (site: string, token: string) => `${site}/auth#type=change-email&token=${token}`,
  undoEmailChange: (site: string, token: string) => `${site}/auth#type=undo-email-change&token=${token}`,
  signIn: (site: string) => `${site}/auth`,
};

/** Values for the templates. */
export interface EmailFacts {
  productName: string;
  site: string;
  username: string;
}

/** Enough for the owner to recognise it: someone else may read the old address. */
const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1…@');

const NOT_YOU = 'If this was not you, choose a new password now. That logs everyone else out.';

/** A new password removes no second step, and without that step it cannot even be chosen. */
const notYou = {
  withApp: (site: string) =>
    `If this was not you, write to us at once: ${site}/contact. You need the app to switch it off or to choose a new password.`,
  withPasskey: (site: string) =>
    `If this was not you, remove the passkey under Login and security, and then choose a new password. If you can no longer log in, write to us at once: ${site}/contact.`,
};

/** Texts of emails about accounts. */
export const accountEmailTexts = {
  verification: ({ productName, site, username }: EmailFacts, token: string): EmailContent => ({
    subject: `Please confirm your email address for ${productName}`,
    preview: 'Confirm it to start conversations.',
    heading: `Welcome, ${username}`,
    paragraphs: [
      `Thank you for joining ${productName}.`,
      'Please confirm that this address is yours. Until then you can look around and write your profile, but not start a conversation.',
    ],
    action: { label: 'Confirm my email address', url: links.verify(site, token) },
    afterAction: ['The button works once, for 24 hours. If you did not sign up, you can ignore this email.'],
  }),

  recovery: ({ productName, site, username }: EmailFacts, token: string): EmailContent => ({
    subject: `Choose a new password for ${productName}`,
    preview: 'The link works for 30 minutes.',
    heading: `Hello ${username}`,
    paragraphs: ['Someone, probably you, asked for a new password for this account.'],
    action: { label: 'Choose a new password', url: links.reset(site, token) },
    afterAction: [
      'The button works once, for 30 minutes. You will be logged out everywhere and can log in with your new password.',
      'If you did not ask for this, you can ignore this email: your password stays as it is.',
    ],
  }),

  passwordChanged: ({ productName, site, username }: EmailFacts): EmailContent => ({
    subject: `Your password for ${productName} was changed`,
    preview: 'You were logged out on every device.',
    heading: `Hello ${username}`,
    paragraphs: [
      'The password of your account was changed a moment ago, and you were logged out on every device.',
      NOT_YOU,
    ],
    action: { label: 'Log in', url: links.signIn(site) },
  }),

  emailChange: ({ productName, site, username }: EmailFacts, token: string): EmailContent => ({
    subject: `Please confirm your new email address for ${productName}`,
    preview: 'Confirm it to use this address.',
    heading: `Hello ${username}`,
    paragraphs: [
      `You asked to use this address for your ${productName} account. Please confirm that it is yours.`,
      'Until you do, your account keeps its current address. After that, you log in with the new one.',
    ],
    action: { label: 'Use this email address', url: links.changeEmail(site, token) },
    afterAction: ['The button works once, for 24 hours. If you did not ask for this, you can ignore this email.'],
  }),

  emailChanged: ({ productName, site, username }: EmailFacts, email: string, token: string): EmailContent => ({
    subject: `The email address of your ${productName} account was changed`,
    preview: 'If this was not you, undo it within seven days.',
    heading: `Hello ${username}`,
    paragraphs: [
      `Your account now has the email address ${maskedEmail(email)}, and you were logged out on every device. From now on we will write to that address.`,
      'If this was you, you do not need to do anything. If it was not, undo it now: your account gets this address back, the current password stops working, and we will send you a link to choose a new one.',
    ],
    action: { label: 'Undo this change', url: links.undoEmailChange(site, token) },
    afterAction: ['The button works once, for seven days.'],
  }),

  sessionReused: ({ productName, site, username }: EmailFacts): EmailContent => ({
    subject: `We logged you out of ${productName} to be safe`,
    preview: 'Your login was used in two places.',
    heading: `Hello ${username}`,
    paragraphs: [
      'Your login was also used from somewhere it should not have been. To be safe, we logged out both you and the other person.',
      'Please log in again. If you share your computer or have noticed anything odd, choose a new password too.',
    ],
    action: { label: 'Log in', url: links.signIn(site) },
  }),

  reopened: ({ productName, site, username }: EmailFacts): EmailContent => ({
    subject: `Your ${productName} account is open again`,
    preview: 'You can log in as before.',
    heading: `Hello ${username}`,
    paragraphs: [
      'Your account is open again, and your profile is shown as you left it. Your conversations are still there.',
    ],
    action: { label: 'Log in', url: links.signIn(site) },
  }),

  mfaEnabled: ({ productName, site, username }: EmailFacts): EmailContent => ({
    subject: `${productName} now asks for a code when you log in`,
    preview: 'Your authenticator app is set up.',
    heading: `Hello ${username}`,
    paragraphs: [
      'From now on we ask for a code from your authenticator app when you log in. Keep your recovery codes somewhere safe: you need one to log in if you lose your phone.',
      notYou.withApp(site),
    ],
    action: { label: 'Log in', url: links.signIn(site) },
  }),

  mfaDisabled: ({ productName, site, username }: EmailFacts): EmailContent => ({
    subject: `${productName} no longer asks for a code when you log in`,
    preview: 'Your authenticator app was switched off.',
    heading: `Hello ${username}`,
    paragraphs: [
      'The authenticator app of your account was switched off. Unless you have a passkey, your password alone is now enough to log in.',
      NOT_YOU,
    ],
    action: { label: 'Log in', url: links.signIn(site) },
  }),

  passkeyAdded: ({ productName, site, username }: EmailFacts, name: string): EmailContent => ({
    subject: `You can log in to ${productName} with a passkey`,
    preview: `“${name}” was added to your account.`,
    heading: `Hello ${username}`,
    paragraphs: [
      `The passkey “${name}” was added to your account. You can log in with it, and we also ask for it when you log in with your password.`,
      notYou.withPasskey(site),
    ],
    action: { label: 'Log in', url: links.signIn(site) },
  }),

  passkeyRemoved: ({ productName, site, username }: EmailFacts, name: string): EmailContent => ({
    subject: `A passkey was removed from your ${productName} account`,
    preview: `“${name}” no longer works.`,
    heading: `Hello ${username}`,
    paragraphs: [`The passkey “${name}” was removed from your account and no longer works.`, NOT_YOU],
    action: { label: 'Log in', url: links.signIn(site) },
  }),

  passkeyCopied: ({ productName, site, username }: EmailFacts, name: string): EmailContent => ({
    subject: `We blocked a login to your ${productName} account`,
    preview: `Someone may have a copy of your passkey “${name}”.`,
    heading: `Hello ${username}`,
    paragraphs: [
      `Someone tried to log in with your passkey “${name}”, but it looked like an older copy of it. We did not let them in.`,
      'If you have restored a device from a backup, remove this passkey and add it again. If not, remove it now and choose a new password.',
    ],
    action: { label: 'Log in', url: links.signIn(site) },
  }),

  recoveryCodesRenewed: ({ productName, site, username }: EmailFacts): EmailContent => ({
    subject: `Your ${productName} account has new recovery codes`,
    preview: 'The old ones no longer work.',
    heading: `Hello ${username}`,
    paragraphs: ['New recovery codes were made for your account a moment ago. The old ones no longer work.', NOT_YOU],
    action: { label: 'Log in', url: links.signIn(site) },
  }),

  recoveryCodeUsed: ({ productName, site, username }: EmailFacts, codesLeft: number): EmailContent => ({
    subject: `A recovery code of your ${productName} account was used`,
    preview: `Recovery codes left: ${codesLeft}.`,
    heading: `Hello ${username}`,
    paragraphs: [
      `Someone, probably you, used one of your recovery codes in place of the authenticator app. Recovery codes left: ${codesLeft}.`,
      'You can make new ones in your account, under Login and security.',
      NOT_YOU,
    ],
    action: { label: 'Log in', url: links.signIn(site) },
  }),
} as const;
