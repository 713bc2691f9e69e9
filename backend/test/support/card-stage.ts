import { ClockService } from '../../src/platform/clock/index.js';
import type { Person } from './people.js';
import { createAdmin, createFamily } from './profiles.js';
import { StripeServer, WEBHOOK_SECRET, type FakeSession } from './stripe-server.js';
import { createTestApp } from './test-app.js';

export const REASON = 'Because the test needs it.';
export const PREMIUM = { tier: 'premium', paid: true };
export const FREE = { tier: 'free', paid: false };
/** The rows of a premium plan that is paid. */
export const PAID = [
  { kind: 'charge', cents: 25_000 },
  { kind: 'payment', cents: 25_000 },
];

/** The API with a Stripe of its own, an admin, and families who pay by card. */
export async function cardStage() {
  const stripe = new StripeServer();
  const test = await createTestApp({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_only_used_in_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: await stripe.start(),
    },
  });
  const admin = await createAdmin(test);
  const second = await createAdmin(test);
  /** Begins to buy Premium, or goes on. */
  const checkout = async ({ agent }: Person): Promise<FakeSession> => {
    const { body } = await agent.post('/api/purchases').send({ plan: 'premium' }).expect(200);
    return stripe.sessionOf((body as { url: string }).url.split('/').at(-1) ?? '');
  };
  return {
    stripe,
    test,
    admin,
    /** Refunds take both. */
    admins: [admin, second] as const,
    checkout,
    family: () => createFamily(test, {}, { verified: true }),
    /** The family pays at Stripe, whose event has not come yet. */
    payFor: async (person: Person) => stripe.pay((await checkout(person)).id),
    hear: ({ body, signature }: { body: string; signature: string }) =>
      test.http
        .post('/api/stripe/webhooks')
        .set('content-type', 'application/json')
        .set('stripe-signature', signature)
        .send(body),
    booksOf: ({ id }: Person) =>
      test.database.query<{ kind: string; cents: number }>(
        'SELECT kind, amount_cents AS cents FROM ledger_entries WHERE person_id = $1 ORDER BY id',
        [id],
      ),
    tierOf: async ({ id }: Person) =>
      (
        await test.database.query<{ tier: string; paid: boolean }>(
          'SELECT subscription_tier AS tier, has_paid AS paid FROM profiles WHERE id = $1',
          [id],
        )
      )[0],
    /** As it was before a test. */
    reset: (): void => {
      stripe.down = false;
      stripe.whileOpening = () => Promise.resolve();
      test.app.get(ClockService).runAhead(0);
    },
    close: async (): Promise<void> => {
      await test.close();
      await stripe.stop();
    },
  };
}
