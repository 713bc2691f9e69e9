import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AccountRolesRepository } from '../../src/modules/auth/accounts/account-roles.repository.js';
import { AccountRolesService } from '../../src/modules/auth/index.js';
import { AppealsService } from '../../src/modules/safety/index.js';
import { AccountDecisionsService } from '../../src/modules/safety/moderation/account-decisions.service.js';
import { CasesRepository } from '../../src/modules/safety/moderation/cases.repository.js';
import { ClosuresService } from '../../src/modules/safety/moderation/closures.service.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import type { Person } from '../support/people.js';
import { createAdmin, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let admins: Person[];
beforeAll(async () => {
  test = await createTestApp();
  admins = await Promise.all([createAdmin(test), createAdmin(test), createAdmin(test)]);
});
afterAll(() => test.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const get = <T>(type: abstract new (...args: never[]) => T): T => test.app.get(type as never, { strict: false });
const within: TransactionsService['run'] = (work) => get(TransactionsService).run(work);

/** Holds two pieces of work until both have come so far, unless one waits for the other. */
function meetingPoint() {
  let arrived = 0;
  let both!: () => void;
  const met = new Promise<void>((resolve) => (both = resolve));
  return async () => {
    arrived += 1;
    if (arrived === 2) both();
    await Promise.race([met, pause(300)]);
  };
}

/** A method also waits at the meeting point once it is done. */
function meetAfter<T extends object>(owner: T, method: keyof T & string, meet: () => Promise<void>): void {
  const original = (owner[method] as (...args: unknown[]) => Promise<unknown>).bind(owner);
  const spy = vi.spyOn(owner as Record<string, (...args: unknown[]) => Promise<unknown>>, method);
  spy.mockImplementation(async (...args) => {
    const result = await original(...args);
    await meet();
    return result;
  });
}

describe('Two admins at once', () => {
  it('may remove each other’s role, if another admin is left', async () => {
    const [one, other] = admins as [Person, Person, Person];
    meetAfter(get(AccountRolesRepository), 'lockRole', meetingPoint());
    const roles = get(AccountRolesService);
    await Promise.all([one, other].map(({ id }) => within((manager) => roles.change(id, 'family', manager))));
  });

  it('may decide on an appeal and suspend the same person', async () => {
    const [one, other] = [await createAdmin(test), await createAdmin(test)];
    const person = await createFamily(test);
    const decisions = get(AccountDecisionsService);
    const suspension = { words: 'You wrote the same to everyone.', until: new Date(Date.now() + 7 * 86_400_000) };
    const suspend = () => within((manager) => decisions.suspend({ adminId: one.id }, person.id, suspension, manager));
    await suspend();
    const [row] = await test.database.query<{ id: string }>('SELECT id FROM moderation_cases WHERE about_id = $1', [
      person.id,
    ]);
    const id = row?.id ?? '';
    await test.database.query(`INSERT INTO appeals (case_id, words, created_at) VALUES ($1, 'I did not', now())`, [id]);
    const meet = meetingPoint();
    meetAfter(get(CasesRepository), 'lift', meet);
    meetAfter(get(ClosuresService), 'assertOneAdminMayClose', meet);
    const decision = { outcome: 'overturned', answer: 'You are right.' } as const;
    await Promise.all([within((manager) => get(AppealsService).decide(id, other.id, decision, manager)), suspend()]);
    expect(
      await test.database.query('SELECT FROM appeals WHERE case_id = $1 AND decided_at IS NOT NULL', [id]),
    ).toHaveLength(1);
  });
});
