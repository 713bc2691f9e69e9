import type { EmailContent } from '../../../platform/email/index.js';

/** Values that are filled in. */
export interface HouseholdEmailFacts {
  productName: string;
  site: string;
  /** Within a sentence: “the Hartley family”. */
  family: string;
}

/** The token is behind the `#`: it reaches no server log and no Referer. */
const joinLink = (site: string, token: string) => `${site}/join-household#type=household&token=${token}`;

/** The words of every email about a co-parent. */
export const householdEmailTexts = {
  invitation: ({ productName, site, family }: HouseholdEmailFacts, token: string): EmailContent => ({
    subject: `Join your family on ${productName}`,
    preview: `Your own login for ${family}.`,
    heading: 'You are invited as a co-parent',
    paragraphs: [
      `The account holder of ${family} has invited you to look for an au pair together on ${productName}.`,
      'You get your own login. You can see the family’s messages, shortlist, interviews and agreements, and write messages. Your name is shown with what you write.',
    ],
    action: { label: 'Accept the invitation', url: joinLink(site, token) },
    afterAction: ['The button works once, for seven days. If you do not know this family, you can ignore this email.'],
  }),

  addressTaken: ({ productName, site, family }: HouseholdEmailFacts): EmailContent => ({
    subject: `You cannot join a family with this address on ${productName}`,
    preview: 'This address already has an account.',
    heading: 'Please use another email address',
    paragraphs: [
      `The account holder of ${family} has invited you as a co-parent, but this address already has an account on ${productName}.`,
      'Ask for an invitation to another address, or delete your account first. Your account stays as it is.',
    ],
    action: { label: 'Log in', url: `${site}/auth` },
  }),

  joined: ({ productName, site }: HouseholdEmailFacts, name: string): EmailContent => ({
    subject: `${name} now acts for your family on ${productName}`,
    preview: 'Your invitation was accepted.',
    heading: `${name} accepted your invitation`,
    paragraphs: [
      `${name} now has their own login, sees what you see, and can write messages for your family.`,
      'If you did not invite anyone, remove the co-parent and choose a new password.',
    ],
    action: { label: 'Open account settings', url: `${site}/account/household` },
  }),

  removed: ({ productName, site, family }: HouseholdEmailFacts): EmailContent => ({
    subject: `You no longer act for ${family} on ${productName}`,
    preview: 'Your login was deleted.',
    heading: 'Your co-parent login was deleted',
    paragraphs: [`The account holder of ${family} removed you as a co-parent. You were logged out everywhere.`],
    action: { label: `Go to ${productName}`, url: `${site}/` },
  }),

  left: ({ productName, site }: HouseholdEmailFacts, name: string): EmailContent => ({
    subject: `${name} no longer acts for your family on ${productName}`,
    preview: 'The co-parent left your household.',
    heading: `${name} left your household`,
    paragraphs: [`${name} deleted their login and can no longer open your family’s account.`],
    action: { label: 'Open account settings', url: `${site}/account/household` },
  }),
};
