import { dayOf } from '../admin-time';
import type { Approval, ApprovalRefund, ApprovalReversal, ApprovalState } from '../../api/admin-privacy';
import { shortDay } from '../../lib/format/date';
import { exactMoney } from '../../lib/format/money';

const sumOf = ({ amountCents, currency }: ApprovalRefund | ApprovalReversal): string =>
  exactMoney(amountCents, currency);
const invoiceOf = (number: string | null): string => (number ? `, invoice ${number.replace('-', '\u2011')}` : '');
/** The stored value of the setting; the contract only says that it is an object. */
type Offer = { on?: boolean; percentOff?: number; until?: string | null };
function offerIn(value: object): string {
  const { on, percentOff = 0, until } = value as Offer;
  if (!on) return 'Offer: off';
  return `Offer: ${percentOff}% off Standard Family, ${until ? `last day ${shortDay(until)}` : 'no last day'}`;
}

const roles = { family: 'family', aupair: 'au pair', admin: 'admin' } as const;

/** Texts of one proposal that needs two admins. */
export const approvalTexts = {
  roles,
  states: { waiting: 'Waiting', agreed: 'Agreed', declined: 'Declined', withdrawn: 'Withdrawn' } satisfies Record<
    ApprovalState,
    string
  >,
  proposal: ({ kind, from, to, atOnce, until, words, refund, reversal, offer }: Approval): string => {
    if (reversal) return `Reversal of a transfer of ${sumOf(reversal)}`;
    if (refund) return `Refund of ${sumOf(refund)}`;
    if (offer) return offerIn(offer.value);
    if (kind === 'export') return 'Export of all data';
    if (kind === 'erasure') return atOnce ? 'Erasure at once' : 'Erasure after 14 days';
    if (kind === 'suspension') return `Suspension until ${until ? dayOf(until) : '?'}: ${words ?? ''}`;
    return `Role: ${from ? roles[from] : '?'} → ${to ? roles[to] : '?'}`;
  },
  refundOf: ({ item, invoiceNumber, by }: ApprovalRefund): string =>
    `${item}${invoiceOf(invoiceNumber)}, ${by === 'card' ? 'back to the card' : 'by bank transfer'}`,
  reversalOf: ({ item, invoiceNumber, paidOn, reference }: ApprovalReversal): string =>
    `${item}${invoiceOf(invoiceNumber)}, recorded for ${shortDay(paidOn)}${reference ? `, “${reference}”` : ''}`,
  waits: 'Waiting for a second admin',
  atStripe: 'Both admins have agreed. Stripe has not confirmed the refund yet. We keep trying.',
  failedAfterwards: (why: string) => `Not carried out. No money was moved: ${why}`,
  failedState: 'Not carried out',
  carriedOut: (when: string) => `Carried out ${when}`,
  gone: 'Someone who has left',
  by: (name: string | null, when: string) => `Proposed by ${name ?? 'someone who has left'}, ${when}`,
  decidedBy: (state: string, name: string | null, when: string) =>
    `${state} by ${name ?? 'someone who has left'}, ${when}`,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
  ownNote: 'You proposed this, so another admin must agree.',
  question: ({ refund, reversal, offer, personName }: Approval, proposal: string): string => {
    const who = personName ?? 'someone who has left';
    if (offer || reversal) return `${proposal}?`;
    return refund ? `${proposal} to ${who}?` : `${proposal} of ${who}?`;
  },
  agreeText: ({ kind, atOnce, refund, reversal, personName }: Approval): string => {
    if (reversal)
      return `The amount is due again, and the plan it paid for is removed. ${personName ?? 'The payer'} is notified.`;
    if (refund?.by === 'card')
      return `${sumOf(refund)} goes back to the card at once. This cannot be undone. A plan that is refunded in full ends.`;
    if (refund)
      return `Send ${sumOf(refund)} by bank transfer. When you agree, the ledger records it as sent. A plan that is refunded in full ends.`;
    return kind === 'erasure' && !atOnce
      ? 'The account is deleted 14 days from now. Until then the deletion can be cancelled.'
      : 'This happens at once.';
  },
  words: 'Comment (optional)',
  done: { agreed: 'Agreed and recorded', declined: 'Declined', withdrawn: 'Withdrawn' },
} as const;
