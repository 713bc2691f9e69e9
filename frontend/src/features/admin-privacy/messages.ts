import type { ApprovalDto, ApprovalState } from '../../api/back-office-privacy';

const roles = { family: 'family', aupair: 'au pair', admin: 'administrator' } as const;

/** Texts of what needs two administrators. */
export const adminPrivacyMessages = {
  title: 'Approvals',
  text: 'Changes of role, exports and erasures happen when a second administrator agrees. Nobody decides about themselves.',
  states: { waiting: 'Waits', agreed: 'Agreed', declined: 'Declined', withdrawn: 'Withdrawn' } satisfies Record<
    ApprovalState,
    string
  >,
  statesLabel: 'State',
  all: 'All',
  roles,
  wish: ({ kind, from, to, atOnce }: ApprovalDto): string => {
    if (kind === 'export') return 'Export of all data';
    if (kind === 'erasure') return atOnce ? 'Erasure at once' : 'Erasure after 14 days';
    return `Role: ${from ? roles[from] : '?'} → ${to ? roles[to] : '?'}`;
  },
  gone: 'Somebody who has left',
  by: (name: string | null, when: string) => `Proposed by ${name ?? 'somebody who has left'}, ${when}`,
  decidedBy: (state: string, name: string | null, when: string) =>
    `${state} by ${name ?? 'somebody who has left'}, ${when}`,
  none: {
    waiting: 'Nothing waits for a second yes.',
    agreed: 'Nothing was agreed yet.',
    declined: 'Nothing was declined yet.',
    all: 'Nobody has proposed anything yet.',
  },
  failed: 'This did not load',
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
  ownNote: 'You proposed this: somebody else has to agree.',
  question: (wish: string, who: string) => `${wish} of ${who}?`,
  agreeText: 'It is carried out at once.',
  words: 'A word about it (may be left empty)',
  done: { agreed: 'Carried out', declined: 'Declined', withdrawn: 'Withdrawn' },
  notDone: 'Nothing was done.',
  cancel: 'Cancel',
  person: {
    propose: 'Propose',
    proposed: 'It waits for a second administrator',
    reason: 'Why',
    reasonMissing: 'Please say why, in a few words',
    role: {
      title: 'Role',
      text: (now: string) =>
        `Now: ${now}. A change ends every session; a new administrator has to set up a second factor.`,
      to: 'New role',
      missing: 'Please choose the new role',
      button: 'Propose another role',
    },
    export: {
      title: 'Export',
      text: 'A ZIP with everything that concerns this person, for whoever proposes it, kept for seven days.',
      button: 'Propose an export',
      none: 'No exports yet.',
      asked: (when: string) => `Asked for ${when}`,
      states: { waiting: 'being made', ready: 'ready', expired: 'expired' },
      fetch: 'Download',
      fetchNote: 'That you fetch it is written into the audit log.',
    },
    erasure: {
      title: 'Erasure',
      text: 'Account, profile, photos and papers go. Conversations, agreements, payments and reports stay without the name.',
      button: 'Propose the erasure',
      atOnce: 'At once, without the 14 days',
      planned: (when: string, own: boolean) =>
        `Will be erased on ${when}, ${own ? 'as the person asked' : 'as two administrators decided'}.`,
      callOff: 'Call it off',
      calledOff: 'The account stays',
      obstacles: 'Not possible at the moment',
    },
    waiting: 'Waits for a second yes',
  },
} as const;
