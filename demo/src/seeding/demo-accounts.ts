import {
  AccountDecisionsService,
  AccountsService,
  type HouseholdImportService,
  ProfileService,
  TransactionsService,
} from '@wattle-and-fern/backend/seeding';
import type { INestApplicationContext } from '@nestjs/common';
import { DEMO_CURRENT_PLACEMENTS } from '../index.js';
import type { DemoPeople, SeededPerson } from './demo-people.js';
import { DEMO_SIGN_INS } from './demo-sign-ins.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

const SUSPENDED = {
  username: 'matias.quilodran',
  days: 12,
  words: 'You asked a family for money by Western Union before you had met. No one pays in advance here.',
};
/** A new account with an unconfirmed email. */
const NEWCOMER = { email: 'pip.wedderburn@example.com', username: 'pip.wedderburn', region: 'newzealand' } as const;

/** The second adult of the family that lives with an au pair. */
export async function addDemoCoParent(
  household: HouseholdImportService,
  seeded: readonly SeededPerson[],
): Promise<void> {
  const family = seeded.find(({ username }) => username === DEMO_CURRENT_PLACEMENTS[0]?.family);
  const { email, password } = DEMO_SIGN_INS.coParent;
  if (family) await household.addCoParent(family.id, { email, password, name: 'Craig' });
}

/** Accounts for the admins' user list: a suspended one and a new one. */
export async function addDemoAccounts(
  app: INestApplicationContext,
  demo: DemoPeople,
  seeded: readonly SeededPerson[],
  adminId: string,
  now: Date,
): Promise<void> {
  const suspended = seeded.find(({ username, added }) => added && username === SUSPENDED.username);
  if (suspended) {
    const decision = { words: SUSPENDED.words, until: new Date(now.getTime() + SUSPENDED.days * DAY_MS) };
    await app
      .get(TransactionsService)
      .run((manager) =>
        app.get(AccountDecisionsService, { strict: false }).suspend({ adminId }, suspended.id, decision, manager),
      );
  }
  if (await app.get(AccountsService).findByEmail(NEWCOMER.email)) return;
  await app.get(ProfileService).createFor(await demo.accountOf(NEWCOMER, 'family', null));
}
