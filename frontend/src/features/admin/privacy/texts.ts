import { approvalMessages } from '../../../admin-ui/approvals/texts';

/** Texts of actions that need two admins. */
export const adminPrivacyMessages = {
  title: 'Approvals',
  text: 'Refunds, reversals of transfers, changes to the offer, changes of role, exports, erasures and suspensions of admins happen when a second admin agrees. No one decides about themselves.',
  states: approvalMessages.states,
  statesLabel: 'State',
  all: 'All',
  roles: approvalMessages.roles,
  none: {
    waiting: 'Nothing waits for a second yes.',
    agreed: 'Nothing was agreed yet.',
    declined: 'Nothing was declined yet.',
    all: 'No one has proposed anything yet.',
  },
  failed: 'This did not load',
  notDone: 'Nothing was done.',
  person: {
    propose: 'Propose',
    proposed: 'Waiting for a second admin',
    reason: 'Why',
    reasonMissing: 'Please say why, in a few words',
    role: {
      title: 'Role',
      text: (now: string) => `Now: ${now}. A change ends every session; a new admin has to set up a second factor.`,
      to: 'New role',
      missing: 'Please choose the new role',
      button: 'Propose another role',
    },
    export: {
      title: 'Export',
      text: 'A ZIP with everything that concerns this person, for the person who proposes it, kept for seven days.',
      button: 'Propose an export',
      none: 'No exports yet.',
      asked: (when: string) => `Asked for ${when}`,
      states: { waiting: 'being made', ready: 'ready', expired: 'expired', failed: 'failed' },
      fetch: 'Download',
      fetchNote: 'That you fetch it is written into the audit log.',
    },
    erasure: {
      title: 'Erasure',
      text: 'Account, profile, photos and documents go. Conversations, agreements, payments and reports stay without the name.',
      button: 'Propose the erasure',
      atOnce: 'At once, without the 14 days',
      planned: (when: string, own: boolean) =>
        `Will be erased on ${when}, ${own ? 'as the person asked' : 'as two admins decided'}.`,
      cancel: 'Cancel the erasure',
      cancelText: 'The account stays, with everything in it.',
      calledOff: 'The account stays',
      obstacles: 'Not possible at the moment',
    },
    waiting: 'Waits for a second yes',
  },
} as const;
