import type { INestApplicationContext } from '@nestjs/common';
import {
  ApprovalsAdminService,
  ClockService,
  LedgerService,
  PaymentActionsService,
  PurchasesService,
  PAID_PLANS,
} from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, days, text, username } from '../content.js';

const DAY_MS = 86_400_000;

/** A purchase of a demo family. Days are counted back from today. */
const purchase = z.strictObject({
  family: username,
  plan: z.enum(PAID_PLANS),
  boughtDaysAgo: days,
  /** The date on the bank statement; an invoice without it is open. */
  paidDaysAgo: days.optional(),
  refund: z.strictObject({ daysAgo: days, cents: z.int(), reason: text }).optional(),
});

/** The demo family's purchase by the offer; paid, open and overdue invoices; a refund. */
const { purchases: PURCHASES, granted: GRANTED } = contentOf(
  'payments',
  z.strictObject({
    purchases: z.array(purchase),
    granted: z.strictObject({ family: username, days, reason: text }),
  }),
);

/** Creates them once through the real services, with the clock set back. */
export async function addDemoPayments(
  app: INestApplicationContext,
  idOf: ReadonlyMap<string, string>,
  adminId: string,
  secondId: string,
  now: Date,
): Promise<void> {
  const clock = app.get(ClockService);
  const actions = app.get(PaymentActionsService, { strict: false });
  const approvals = app.get(ApprovalsAdminService, { strict: false });
  const ago = async <T>(days: number, work: () => Promise<T>): Promise<T> => {
    clock.runAhead(now.getTime() - Date.now() - days * DAY_MS);
    return work().finally(() => clock.runAhead(0));
  };
  const isNew = async (id: string) => (await app.get(LedgerService).ofPerson(id, { limit: 1 })).items.length === 0;
  for (const { family, plan, boughtDaysAgo, paidDaysAgo, refund } of PURCHASES) {
    const id = idOf.get(family);
    if (!id || !(await isNew(id))) continue;
    const { invoiceId } = await ago(boughtDaysAgo, () => app.get(PurchasesService).buy(id, plan));
    if (!invoiceId || paidDaysAgo === undefined) continue;
    const paidOn = new Date(now.getTime() - paidDaysAgo * DAY_MS).toISOString().slice(0, 10);
    const seen = { paidOn, reference: family.toUpperCase(), reason: 'It is on the bank statement.' };
    const payment = await ago(paidDaysAgo - 1, () => actions.markPaid(adminId, invoiceId, seen));
    if (refund)
      await ago(refund.daysAgo, async () => {
        const { cents: amountCents, reason } = refund;
        const proposal = { kind: 'refund' as const, purchaseId: payment.id, amountCents, reason };
        const { id: approvalId } = await approvals.propose(adminId, proposal);
        await approvals.decide(secondId, approvalId, { decision: 'agreed' });
      });
    if (paidDaysAgo < 50)
      await approvals.propose(adminId, {
        kind: 'refund',
        purchaseId: payment.id,
        amountCents: 50_00,
        reason: 'Their first interview fell through because of us; a fifth of the intake fee is fair.',
      });
  }
  const granted = idOf.get(GRANTED.family);
  if (!granted || !(await isNew(granted))) return;
  const until = new Date(now.getTime() + GRANTED.days * DAY_MS).toISOString().slice(0, 10);
  await actions.grant(adminId, { userId: granted, plan: 'standard', until, reason: GRANTED.reason });
}
