import { LedgerService } from '../../src/modules/billing/index.js';
import type { MyPlan } from '../../src/modules/billing/plans/my-plan.dto.js';
import { OFFER_SETTING } from '../../src/modules/billing/plans/offer.service.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { dayAt } from '../../src/platform/daily-metrics/index.js';
import { SiteSettingsService } from '../../src/platform/site-settings/index.js';
import type { Person } from './people.js';
import { createAdmin, createFamily } from './profiles.js';
import { createTestApp } from './test-app.js';

export const REASON = 'Because the test needs it.';

/** The API without Stripe, with a bank account in Australia, and an admin. */
export async function invoiceStage() {
  const test = await createTestApp({
    env: {
      BANK_ACCOUNT_AU: 'Harbour Bank|BSB 000-000|Account 1234',
      SELLER_ABN: '51824753556',
      GST_NUMBER_AU: '51824753556',
    },
  });
  const admin = await createAdmin(test);
  const second = await createAdmin(test);
  const offer = async (value: object) => {
    const settings = test.app.get(SiteSettingsService);
    await test.app
      .get(TransactionsService)
      .run((manager) => settings.set(OFFER_SETTING, { value, updatedBy: null }, manager));
    settings.forget();
  };
  return {
    test,
    admin,
    /** Refunds take both. */
    admins: [admin, second] as const,
    offer,
    family: () => createFamily(test, {}, { verified: true }),
    planOf: async ({ agent }: Person): Promise<MyPlan> => (await agent.get('/api/plan').expect(200)).body,
    profileOf: async ({ agent, id }: Person) => (await agent.get(`/api/user/${id}`).expect(200)).body,
    buy: ({ agent }: Person, plan: string) => agent.post('/api/purchases').send({ plan }),
    /** An admin sees the money of an invoice on the bank statement. */
    markPaid: (invoiceId: string, paidOn = dayAt(test.app.get(ClockService).now())) =>
      admin.agent
        .post(`/api/admin/invoices/${invoiceId}/payments`)
        .send({ paidOn, reference: 'HARROW', reason: REASON }),
    rowsOf: ({ id }: Person) =>
      test.database.query<{ kind: string; amount_cents: number }>(
        'SELECT kind, amount_cents FROM ledger_entries WHERE person_id = $1 ORDER BY id',
        [id],
      ),
    fileOf: ({ agent }: Person, invoiceId: string) =>
      agent
        .get(`/api/invoices/${invoiceId}/pdf`)
        .buffer(true)
        .parse((response, done) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => done(null, Buffer.concat(parts)));
        }),
    /** In Australian cents, over all days. */
    revenue: async () =>
      (await test.app.get(LedgerService).revenueByDay({ from: '2020-01-01', to: '2100-01-01' }))
        .filter(({ part }) => part === 'AUD')
        .reduce((sum, { value }) => sum + value, 0),
    /** As it was before a test. */
    reset: async (): Promise<void> => {
      test.app.get(ClockService).runAhead(0);
      await offer({ on: true, percentOff: 100, until: null });
    },
  };
}
