import type { ApprovalDto, ApprovalState } from '../../api/back-office-privacy';

const roles = { family: 'family', aupair: 'au pair', admin: 'administrator' } as const;

/** Texts of what needs two administrators. */
export const adminPrivacyMessages = {
  title: 'Approvals',
  text: 'Changes of role, exports, erasures and suspensions of admins happen when a second admin agrees. No one decides about themselves.',
  states: { waiting: 'Waits', agreed: 'Agreed', declined: 'Declined', withdrawn: 'Withdrawn' } satisfies Record<
    ApprovalState,
    string
  >,
  statesLabel: 'State',
  all: 'All',
  roles,
  wish: ({ kind, from, to, atOnce, until, words }: ApprovalDto): string => {
    if (kind === 'export') return 'Export of all data';
    if (kind === 'erasure') return atOnce ? 'Erasure at once' : 'Erasure after 14 days';
    if (kind === 'suspension')
      return `Suspension until ${until ? new Date(until).toLocaleDateString('en-AU') : '?'}: ${words ?? ''}`;
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
  agreeText: ({ kind, atOnce }: ApprovalDto): string =>
    kind === 'erasure' && !atOnce
      ? 'The account is erased 14 days from now. Until then the erasure can be cancelled.'
      : 'It is carried out at once.',
  words: 'A word about it (may be left empty)',
  done: { agreed: 'Agreed and recorded', declined: 'Declined', withdrawn: 'Withdrawn' },
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
      states: { waiting: 'being made', ready: 'ready', expired: 'expired', failed: 'failed' },
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
