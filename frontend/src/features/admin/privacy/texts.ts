import { approvalTexts } from '../../../admin-ui/approvals/texts';

/** Texts of actions that need two admins. */
export const adminPrivacyTexts = {
  title: 'Approvals',
  text: 'These need a second admin: refunds, reversals of transfers, changes to the offer or to a role, exports, account deletions and suspensions of admins. No one can decide about themselves.',
  states: approvalTexts.states,
  statesLabel: 'State',
  all: 'All',
  roles: approvalTexts.roles,
  none: {
    waiting: 'Nothing is waiting for a second admin.',
    agreed: 'Nothing has been agreed yet.',
    declined: 'Nothing has been declined yet.',
    all: 'No one has proposed anything yet.',
  },
  failed: 'This did not load',
  notDone: 'Nothing was done.',
  person: {
    propose: 'Propose',
    proposed: 'Waiting for a second admin',
    reason: 'Why',
    reasonMissing: 'Please give a reason',
    role: {
      title: 'Role',
      text: (now: string) => `Now: ${now}. A change logs them out everywhere. A new admin must set up two-step login.`,
      to: 'New role',
      missing: 'Please choose the new role',
      button: 'Propose a new role',
    },
    export: {
      title: 'Export',
      text: 'A ZIP with everything about this person. Only the admin who proposes it can download it, for seven days.',
      button: 'Propose an export',
      none: 'No exports yet.',
      asked: (when: string) => `Requested ${when}`,
      states: { waiting: 'being prepared', ready: 'ready', expired: 'expired', failed: 'failed' },
      fetch: 'Download',
      fetchNote: 'The audit log records that you download it.',
    },
    erasure: {
      title: 'Erasure',
      text: 'Deletes the account, profile, photos and documents. Conversations, agreements, payments and reports stay, without the name.',
      button: 'Propose the erasure',
      atOnce: 'At once, without the 14 days',
      planned: (when: string, own: boolean) =>
        `Will be deleted on ${when}, ${own ? 'at the person’s request' : 'as two admins decided'}.`,
      cancel: 'Cancel the erasure',
      cancelText: 'The account stays, with all its data.',
      calledOff: 'The account stays',
      obstacles: 'Not possible at the moment',
    },
    waiting: 'Waiting for a second admin',
  },
} as const;
