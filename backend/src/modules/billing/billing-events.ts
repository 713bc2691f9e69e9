import type { PaidPlan } from './plans/plans.js';

interface OfPlan {
  userId: string;
  purchaseId: string;
  plan: PaidPlan;
}

/** An amount and its texts. */
interface OfMoney {
  userId: string;
  amountCents: number;
  currency: 'AUD' | 'NZD';
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /**
     * The plan was paid, granted, or free by the offer. Timestamps are ISO. `from`: when it begins, if it follows the
     * same plan, which is still valid.
     */
    'plan.started': OfPlan & { until: string; from?: string };
    /** The plan ends in so many days and is not followed by another. `byOffer`: the offer gives Standard to every family. */
    'plan.ending': OfPlan & { until: string; daysLeft: number; byOffer: boolean };
    /** The plan is over and is not followed by another. */
    'plan.ended': OfPlan & { byOffer: boolean };
    /** An admin withdrew a granted plan before its end. */
    'plan.withdrawn': OfPlan;
    /** An amount is due. `dueOn` is an ISO date. */
    'invoice.issued': OfMoney & { invoiceId: string; number: string; dueOn: string };
    /** The invoice is overdue, or an admin reminds the payer. */
    'invoice.reminded': OfMoney & { invoiceId: string; number: string; dueOn: string };
    'invoice.cancelled': OfMoney & { invoiceId: string; number: string };
    /**
     * `paidAt`: when the money arrived, an ISO timestamp; a transfer may be recorded much later. `dueCents`: what is
     * still to pay. `goesBack`: nothing was due. Events of earlier releases lack both.
     */
    'payment.received': OfMoney & {
      purchaseId: string;
      invoiceId: string;
      number: string;
      paidAt: string;
      dueCents?: number;
      goesBack?: boolean;
    };
    /**
     * A payment had been recorded by mistake. `paidAt`: the day for which it was recorded; `dueOn`: when its invoice
     * is due now, if it is open; `plan`: the plan that had begun with it and is now withdrawn.
     */
    'payment.reversed': OfMoney & {
      purchaseId: string;
      number: string;
      paidAt: string;
      dueOn: string | null;
      plan: PaidPlan | null;
    };
    /**
     * `byBank`: the payer's bank took it back, after a dispute. `by`: to the card or by bank transfer. `endsPlan`: a
     * current or future plan ends with it. Events of earlier releases lack the last two.
     */
    'payment.refunded': OfMoney & { purchaseId: string; byBank: boolean; by?: 'card' | 'bank'; endsPlan?: boolean };
    /** A payment that takes days, such as a bank debit, brought no money. */
    'payment.failed': OfMoney & { purchaseId: string };
    /** The payer's bank rejected a refund: we hold the money, which still belongs to the payer. */
    'refund.failed': OfMoney & { purchaseId: string };
  }
}

export {};
