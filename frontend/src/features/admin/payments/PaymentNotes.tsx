import { Alert } from 'antd';
import type { AdminPayment } from '../../../api/admin-payments';
import { longDayOf } from '../../../admin-ui/admin-time';
import { exactMoney } from '../../../lib/format/money';
import styles from './payments.module.css';
import { adminPaymentsTexts } from './texts';

const { notes: texts } = adminPaymentsTexts;

type Note = { type: 'error' | 'warning' | 'info'; title: string; description: string };

/** Unusual facts about a purchase, with what an admin should do. */
export function PaymentNotes({ payment }: { payment: AdminPayment }) {
  return notesOf(payment).map((note) => <Alert key={note.title} showIcon className={styles.note ?? ''} {...note} />);
}

function notesOf(payment: AdminPayment): Note[] {
  const {
    disputedAt,
    disputeOutcome,
    dueCents,
    refundFailedCents,
    agreementCancelledAt: agreementCancelledAt,
    refundableCents,
  } = payment;
  const sum = (cents: number) => exactMoney(cents, payment.currency);
  const covers = payment.state === 'settled' ? 'covered' : payment.part === 'placement' ? 'fee' : 'plan';
  const notes: Note[] = [];
  if (disputedAt && disputeOutcome === null)
    notes.push({ type: 'error', title: texts.disputed(longDayOf(disputedAt)), description: texts.disputedText });
  if (disputedAt && disputeOutcome !== null)
    notes.push(
      disputeOutcome === 'lost'
        ? { type: 'warning', title: texts.lost, description: texts.lostText[covers] }
        : { type: 'info', title: texts.won, description: texts.wonText },
    );
  if (dueCents < 0)
    notes.push({
      type: 'error',
      title: texts.theirs(sum(-dueCents)),
      description: refundFailedCents > 0 ? texts.refusedText : texts.surplusText,
    });
  if (agreementCancelledAt && refundableCents > 0)
    notes.push({
      type: 'warning',
      title: texts.calledOff(longDayOf(agreementCancelledAt)),
      description: texts.calledOffText,
    });
  return notes;
}
