import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { AccountRolesService } from '../../src/modules/auth/index.js';
import { TextErasureService } from '../../src/modules/personal-data/erasure/text-erasure.service.js';
import { confirmAgreement, goodTerms, propose, startAgreement } from '../support/agreements.js';
import { eventually } from '../support/eventually.js';
import { eraseWhenDue, everyRow, findEverywhere, storedFiles } from '../support/personal-data.js';
import { GOOD_PASSWORD, type Person } from '../support/people.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { everythingLeft, everythingNoticed } from '../support/settled.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Tables that change meanwhile, no matter who is erased. */
const MOVING = new Set(['outbox_events', 'daily_metrics', 'metric_runs', 'erasures', 'migrations']);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const leave = ({ agent }: Person) =>
  agent.post('/api/personal-data/me/erasure').send({ password: GOOD_PASSWORD }).expect(200);
const isThere = async ({ id }: Person) =>
  (await test.database.query('SELECT FROM accounts WHERE id = $1', [id])).length === 1;

async function conversationOf(one: Person, other: Person, texts: string[] = []): Promise<string> {
  const [row] = await test.database.query<{ id: string }>(
    `INSERT INTO conversations (user1_id, user2_id, started_by_id, last_seq)
     VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1, $3) RETURNING id`,
    [one.id, other.id, texts.length],
  );
  for (const [index, text] of texts.entries())
    await test.database.query(
      `INSERT INTO messages (conversation_id, sender_id, receiver_id, content, seq, client_message_id)
       VALUES ($1, $2, $3, $4, $5, gen_random_uuid())`,
      [row?.id, ...(index % 2 === 0 ? [one.id, other.id] : [other.id, one.id]), text, index + 1],
    );
  return row?.id ?? '';
}

/** Has paid, and an invoice says so. */
async function payFor({ id, email }: Person, name: string): Promise<void> {
  const [purchase] = await test.database.query<{ id: string }>(
    `INSERT INTO purchases (person_id, plan, part, way, region, currency, amount_cents, state, created_at)
     VALUES ($1, 'premium', 'term', 'invoice', 'australia', 'AUD', 80000, 'settled', now()) RETURNING id`,
    [id],
  );
  await test.database.query(
    `INSERT INTO invoices (number, year, sequence, purchase_id, person_id, state, currency, total_cents, tax_cents, paper, issued_at, due_on)
     VALUES ('1999-' || $4, 1999, $4::int, $1, $2, 'paid', 'AUD', 80000, 0, $3, now(), now())`,
    [
      purchase?.id,
      id,
      JSON.stringify({ seller: { name: 'Us' }, buyer: { name, email }, lines: [] }),
      String(Date.now() % 1e6),
    ],
  );
  await test.database.query(
    `INSERT INTO ledger_entries (key, purchase_id, person_id, kind, debit, credit, amount_cents, currency, occurred_at)
     VALUES ($1::text, $1::uuid, $2, 'charge', 'receivable', 'sales', 80000, 'AUD', now())`,
    [purchase?.id, id],
  );
}

describe('Erasing a member', () => {
  it('changes nothing of others, even of a member who signed, paid, reviewed, reported and has the name of a state', async () => {
    const family = await createFamily(
      test,
      {
        familyName: 'Grant',
        aboutUs: 'Active family of five, aud and dogs; we grant you weekends off, all year round, promised.',
      },
      { verified: true, email: 'braddon@example.com', username: 'aud' },
    );
    await family.agent.patch('/api/profiles/me').send({ phoneNumber: '+61491570157' }).expect(200);
    const [au, other] = [await createAuPair(test), await createAuPair(test, { firstName: 'Noor' })];
    const stranger = await createFamily(
      test,
      {
        requirements: 'Active people. Write to braddon@example.com.au, or to our friends: braddon@example.com, please.',
      },
      { verified: true, email: 'kelleher.braddon@example.com', username: 'grant' },
    );
    const [grants, names] = [await createFamily(test, { familyName: 'Grant' }), await createAuPair(test)];
    await conversationOf(grants, names, ['The Grant family grants it, for 500 AUD. 0491 570 157 is active.']);
    const conversationId = await conversationOf(family, au, [
      'We are active on 0491 570 157 or braddon@example.com',
      'Dear Ana Harrow, can you grant me a Sunday? Yours, au',
    ]);
    const terms = goodTerms({ other: { travel: 'Grants are paid in AUD', more: 'Call +61 491 570 157, family' } });
    const agreement = await confirmAgreement(test, { family, auPair: au, conversationId }, terms);
    await au.agent.get(`/api/agreements/${agreement}/agreement.pdf`);
    await test.database.query(`UPDATE agreements SET state = 'completed' WHERE id = $1`, [agreement]);
    const { id: open } = await startAgreement(family, await conversationOf(family, other, ['Hello']));
    await propose(
      family,
      open,
      0,
      goodTerms({ other: { travel: 'Call Ana Harrow on +61 491 570 157', more: null } }),
    ).expect(201);
    // An answer that the other one is still writing, on a copy of these terms.
    const { body: offered } = await other.agent.get(`/api/agreements/${open}`).expect(200);
    await other.agent
      .put(`/api/agreements/${open}/draft`)
      .send({ terms: offered.version.terms, basedOn: null })
      .expect(200);
    await payFor(family, 'Grant');
    await payFor(stranger, 'Grant');
    await test.database.query(
      `INSERT INTO reviews (agreement_id, author_id, about_id, stars, words, hours_as_agreed, house_rules, communication, written_at, edited_at, opened_at)
       VALUES ($1, $2, $3, 5, 'Grant', 'yes', 'yes', 'yes', now(), now(), now())`,
      [agreement, family.id, au.id],
    );
    const report = {
      subjectType: 'profile',
      subjectId: au.id,
      reason: 'something-else',
      words: 'Active: braddon@example.com',
    };
    await family.agent.post('/api/reports').send(report).expect(201);
    await everythingNoticed(test, 'arrangement.proposed');
    await everythingNoticed(test, 'arrangement.confirmed');
    await everythingLeft(test);

    await leave(family);
    const before = await everyRow(test);
    await eraseWhenDue(test);
    expect(await isThere(family)).toBe(false);
    await everythingNoticed(test, 'arrangement.cancelled');
    await everythingNoticed(test, 'account.erased');
    await everythingLeft(test);
    const after = await everyRow(test);

    const identifiers = ['braddon@example.com', '570157', '570 157', 'Ana Harrow', '"aud"'];
    const concerns = new Set([family.id, agreement, open, conversationId, ...identifiers]);
    const lost = [...before].flatMap(([table, rows]) => {
      const left = new Set(after.get(table));
      return MOVING.has(table) ? [] : rows.filter((row) => !left.has(row)).map((row) => ({ table, row }));
    });
    // Rows that refer to a deleted row are deleted with it.
    for (const { row } of lost.filter(({ row: one }) => one.includes(family.id)))
      concerns.add((JSON.parse(row) as { id?: string }).id ?? family.id);
    expect(lost.filter(({ row }) => ![...concerns].some((word) => row.includes(word)))).toEqual([]);

    const traces = await findEverywhere(test, ['braddon@example.com', '570157', 'Ana Harrow']);
    // Strangers: their own address (also in links that were mailed, and in answers they got), and a longer one in their words.
    const theirs = new Set(['account_links.email', 'idempotency_keys.answer']);
    expect(traces.filter((place) => !theirs.has(place)).sort()).toEqual([
      'accounts.email',
      'family_profiles.requirements',
      'invoices.paper',
      'moderation_cases.evidence',
      'profiles.email',
      'user_directory.email',
      'user_directory.search_text',
    ]);
    const row = async (sql: string, ...values: unknown[]) => (await test.database.query(sql, values))[0];
    expect(await row('SELECT email::text FROM accounts WHERE id = $1', stranger.id)).toEqual({
      email: 'kelleher.braddon@example.com',
    });
    expect(await row('SELECT requirements FROM family_profiles WHERE user_id = $1', stranger.id)).toEqual({
      requirements: 'Active people. Write to braddon@example.com.au, or to our friends: [removed], please.',
    });
    expect(await row('SELECT paper FROM invoices WHERE person_id = $1', family.id)).toMatchObject({
      paper: { buyer: { name: 'A former member', email: 'A former member' } },
    });
    expect(await row('SELECT currency, state, way FROM purchases WHERE person_id = $1', family.id)).toEqual({
      currency: 'AUD',
      state: 'settled',
      way: 'invoice',
    });
    expect(await test.database.query('SELECT full_name FROM agreement_acceptances ORDER BY 1')).toEqual([
      { full_name: 'A former member' },
      { full_name: 'Lena Brandt' },
    ]);
    expect(await row('SELECT terms FROM agreement_versions WHERE agreement_id = $1', agreement)).toMatchObject({
      terms: { other: { travel: 'Grants are paid in AUD', more: 'Call A former member, family' } },
    });
    // An open agreement is cancelled as usual, and the other side is notified.
    expect(await row('SELECT state FROM agreements WHERE id = $1', open)).toEqual({ state: 'cancelled' });
    const { body } = await other.agent.get('/api/notifications').expect(200);
    expect(JSON.stringify(body)).toContain('cancelled the agreement');
    // The file says what the table says.
    await eventually('the files to be gone', async () => (await storedFiles(test)) === 0);
    const pdf = await au.agent.get(`/api/agreements/${agreement}/agreement.pdf`);
    expect(pdf.status).toBe(200);
  });

  it('that fails delays no other, and deletes no file before it is complete', async () => {
    const [failing, next] = [await createFamily(test), await createFamily(test)];
    const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#abc' } })
      .jpeg()
      .toBuffer();
    await failing.agent.post('/api/photos').attach('file', picture, 'me.jpg').expect(201);
    const files = await storedFiles(test);
    await leave(failing);
    await leave(next);
    const roles = test.app.get(AccountRolesService, { strict: false });
    const erase = roles.erase.bind(roles);
    vi.spyOn(roles, 'erase').mockImplementation(async (account, manager) => {
      if (account.id === failing.id) throw new Error('This one fails');
      await erase(account, manager);
    });
    await eraseWhenDue(test);
    expect([await isThere(failing), await isThere(next)]).toEqual([true, false]);
    expect(await storedFiles(test)).toBe(files);
    vi.restoreAllMocks();
    await eraseWhenDue(test);
    expect(await isThere(failing)).toBe(false);
    await eventually('the files to be gone', async () => (await storedFiles(test)) < files);
  });

  it('cannot be withdrawn once it has begun', async () => {
    const person = await createFamily(test);
    await leave(person);
    const texts = test.app.get(TextErasureService, { strict: false });
    const erase = texts.erase.bind(texts);
    vi.spyOn(texts, 'erase').mockImplementation(async (...wish) => {
      await test.database.query('UPDATE sessions SET ended_at = NULL WHERE account_id = $1', [person.id]);
      await person.agent.delete('/api/personal-data/me/erasure');
      await erase(...wish);
    });
    await eraseWhenDue(test);
    expect(await isThere(person)).toBe(false);
  });
});

describe('What was signed', () => {
  it('never changes, except for the name of an erased member', async () => {
    const [family, au] = [await createFamily(test), await createAuPair(test)];
    const id = await confirmAgreement(test, { family, auPair: au, conversationId: await conversationOf(family, au) });
    const change = (sql: string) => test.database.query(sql, [id]);
    const rename = `UPDATE agreement_acceptances SET full_name = 'X' WHERE agreement_id = $1`;
    await expect(change(rename)).rejects.toThrow('does not change');
    await test.database.query(
      `INSERT INTO erasures (account_id, asked_by, asked_at, due_at, begun_at) VALUES ($1, $1, now(), now() + interval '1 year', now())`,
      [au.id],
    );
    // The other one did not leave.
    await expect(change(rename)).rejects.toThrow('does not change');
    for (const sql of [
      `UPDATE agreement_acceptances SET accepted_at = now() WHERE agreement_id = $1`,
      `UPDATE agreement_versions SET fingerprint = 'x' WHERE agreement_id = $1`,
      `DELETE FROM agreement_acceptances WHERE agreement_id = $1`,
    ])
      await expect(change(sql)).rejects.toThrow('does not change');
    await test.database.query('DELETE FROM erasures WHERE account_id = $1', [au.id]);
  });
});

describe('A copy of one’s data', () => {
  it('does not show who has blocked or reported the member, or the other person’s drafts', async () => {
    const [family, au] = [await createFamily(test), await createAuPair(test)];
    const conversationId = await conversationOf(family, au);
    const { id: draft } = await startAgreement(family, conversationId);
    await family.agent.put(`/api/blocks/${au.id}`).send({});
    const report = { subjectType: 'profile', subjectId: au.id, reason: 'something-else', words: 'Rude.' };
    await family.agent.post('/api/reports').send(report).expect(201);
    const { body } = await au.agent.post('/api/personal-data/me/exports').expect(201);
    const path = `/api/personal-data/me/exports/${(body as { id: string }).id}/file`;
    const file = await eventually('the copy to be there', async () => {
      const answer = await au.agent.get(path).responseType('blob');
      return answer.status === 200 ? (answer.body as Buffer) : null;
    });
    const text = strFromU8(unzipSync(new Uint8Array(file))['your-data.json'] as Uint8Array);
    const { tables } = JSON.parse(text) as { tables: Record<string, unknown[]> };
    for (const hidden of ['user_blocks_effective', 'blocks', 'moderation_cases', 'reports'])
      expect(tables).not.toHaveProperty(hidden);
    expect(text).not.toContain(draft);
  });

  it('can be requested again when the job has given up', async () => {
    const person = await createFamily(test);
    await test.database.query(
      `INSERT INTO data_exports (person_id, asked_by, asked_at) VALUES ($1, $1, now() - interval '2 hours')`,
      [person.id],
    );
    const { body: asked } = await person.agent.post('/api/personal-data/me/exports').expect(201);
    const { body: state } = await person.agent.get('/api/personal-data/me').expect(200);
    const { exports } = state as { exports: { id: string; state: string }[] };
    expect(exports[0]?.id).toBe((asked as { id: string }).id);
    expect(exports[1]?.state).toBe('failed');
  });
});
