import type { PaidPlan } from './plans/plans.js';

interface OfPlan {
  userId: string;
  purchaseId: string;
  plan: PaidPlan;
}

/** Money as the words about it need it. */
interface OfMoney {
  userId: string;
  amountCents: number;
  currency: 'AUD' | 'NZD';
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** It was paid, granted, or free by the offer. `until` is an ISO moment. */
    'plan.started': OfPlan & { until: string };
    /** It ends in so many days, and nothing follows. */
    'plan.ending': OfPlan & { until: string; daysLeft: number };
    /** It is over, and nothing follows. */
    'plan.ended': OfPlan;
    /** It was granted, and an admin took it back before its day. */
    'plan.withdrawn': OfPlan;
    /** Something is to be paid. `dueOn` is an ISO date. */
    'invoice.issued': OfMoney & { invoiceId: string; number: string; dueOn: string };
    /** It is past its day, or an admin reminds. */
    'invoice.reminded': OfMoney & { invoiceId: string; number: string; dueOn: string };
    'invoice.cancelled': OfMoney & { invoiceId: string; number: string };
    /** `paidAt`: when the money came, an ISO moment; a transfer may be noted long after. */
    'payment.received': OfMoney & { purchaseId: string; invoiceId: string; number: string; paidAt: string };
    /**
     * It had been booked by mistake. `paidAt`: the day that it was booked for; `dueOn`: by when its invoice is to be paid
     * now, if it is open; `plan`: what had begun with it, and has not begun now.
     */
    'payment.reversed': OfMoney & {
      purchaseId: string;
      number: string;
      paidAt: string;
      dueOn: string | null;
      plan: PaidPlan | null;
    };
    /** `byBank`: the payer's bank took it back, after a dispute. */
    'payment.refunded': OfMoney & { purchaseId: string; byBank: boolean };
    /** The payer's bank did not take a refund: the money is with us again, and is still theirs. */
    'refund.failed': OfMoney & { purchaseId: string };
  }
}

export {};
