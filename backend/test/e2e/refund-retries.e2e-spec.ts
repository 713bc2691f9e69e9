import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApprovalDto } from '../../src/modules/admin/approvals/approval.dto.js';
import { RefundsService } from '../../src/modules/billing/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { cardStage, REASON } from '../support/card-stage.js';
import type { Person } from '../support/people.js';
import { decideRefund, proposeRefund, refundOutcome } from '../support/refunds.js';

describe('A refund whose process ended after Stripe had made it', () => {
  let stage: Awaited<ReturnType<typeof cardStage>>;
  beforeAll(async () => {
    stage = await cardStage();
  });
  afterEach(() => stage.reset());
  afterAll(() => stage.close());

  /** A paid plan, a proposal to refund so much of it, and what Stripe made of it. */
  async function interrupted(person: Person, amountCents: number) {
    const { stripe, test, admin, hear, payFor } = stage;
    const session = await payFor(person);
    await hear(stripe.event('checkout.session.completed', session)).expect(204);
    const { purchaseId } = session.metadata;
    const { body } = await proposeRefund(admin, purchaseId, { amountCents }).expect(201);
    const { id: decisionId } = body as ApprovalDto;
    const cause = { actorId: admin.id, reason: REASON };
    const made = test.app
      .get(RefundsService, { strict: false })
      .refundToCard(purchaseId, { amountCents, decisionId }, cause, () =>
        Promise.reject(new Error('The process ended')),
      );
    await expect(made).rejects.toThrow('The process ended');
    const [refund] = [...stripe.refunds.values()].slice(-1);
    if (!refund) throw new Error('Stripe has made no refund');
    return { purchaseId, decisionId, refund };
  }

  const goOn = async (purchaseId: string, decisionId: string) => {
    await decideRefund(stage.admins[1], decisionId).expect(200);
    return refundOutcome(stage.admin, purchaseId, decisionId);
  };
  const paymentOf = async ({ id }: Person) => {
    const { body } = await stage.admin.agent.get('/api/admin/payments').query({ userId: id }).expect(200);
    return (body as { items: object[] }).items[0];
  };

  it('S07 has failed if the bank rejects it before the next try, and the plan stays paid', async () => {
    const { stripe, family, tierOf } = stage;
    const person = await family();
    const { purchaseId, decisionId, refund } = await interrupted(person, 25_000);
    stripe.refuse(refund.id);
    expect(await goOn(purchaseId, decisionId)).toMatchObject({
      carriedOutAt: null,
      failure: expect.stringContaining('Stripe'),
    });
    expect(await tierOf(person)).toEqual({ tier: 'premium', paid: true });
    expect(await paymentOf(person)).toMatchObject({ state: 'settled', dueCents: 0, refundableCents: 25_000 });
  });

  it('S07 is carried out if Stripe has told of all of it before the next try', async () => {
    const { stripe, family, hear, booksOf } = stage;
    const person = await family();
    const { purchaseId, decisionId, refund } = await interrupted(person, 25_000);
    // The second admin agreed before the process ended, so the proposal was examined before the money was away.
    await stage.test.database.query(
      `UPDATE approvals SET state = 'agreed', decided_by = $2, decided_at = now() WHERE id = $1`,
      [decisionId, stage.admins[1].id],
    );
    await hear(stripe.event('refund.created', refund)).expect(204);
    await stage.test.app
      .get(JobQueueService, { strict: false })
      .enqueue('approvals.refund', { approvalId: decisionId });
    const outcome = await refundOutcome(stage.admin, purchaseId, decisionId);
    expect(outcome).toMatchObject({ carriedOutAt: expect.any(String), failure: null });
    expect((await booksOf(person)).filter(({ kind }) => kind === 'refund')).toEqual([
      { kind: 'refund', cents: 25_000 },
    ]);
  });
});
