import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { ForgetFileNamesInAuditLog1795000244800 } from '../../src/migrations/1795000244800-forget-file-names-in-audit-log.js';
import { AuditLogService } from '../../src/modules/admin/audit/audit-log.service.js';
import { lacksSequenceRights, unprotectedAppendOnlyTables } from '../../src/platform/database/append-only.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { ACCESS_KEY } from '../../src/platform/identity/index.js';
import type { Person } from '../support/people.js';
import { createAdmin, createFamily } from '../support/profiles.js';
import { superuserUrl } from '../support/test-database.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** PostgreSQL's code for it. */
const INSUFFICIENT_PRIVILEGE = '42501';

let test: TestApp;
let admin: Person;
let other: Person;
let family: Person;
beforeAll(async () => {
  test = await createTestApp();
  [admin, other, family] = await Promise.all([createAdmin(test), createAdmin(test), createFamily(test)]);
});
afterAll(() => test.close());

const record = (actor: Person, action: string, subjectId: string, more: object = {}) =>
  test.app
    .get(TransactionsService, { strict: false })
    .run((manager) =>
      test.app
        .get(AuditLogService, { strict: false })
        .record({ actorId: actor.id, action, subjectType: 'sample', subjectId, ...more }, manager),
    );

/** Operations that keep nothing: they show or try something, or say who has a page open at the moment. */
const KEEP_NOTHING = ['previewCampaign', 'tryVisaRules', 'visitPost', 'leavePost'];

type Call = Record<string, unknown>;
/** `this.name.method(…)` and `this.method(…)` in what a function is made of. */
const CALL = /\bthis\.(\w+)(?:\.(\w+))?\(/g;

/** Whether a method of this object, or one that it calls on what was injected into it, writes an audit entry. */
function writesEntry(target: object, method: string, seen = new Set<unknown>()): boolean {
  const body = (target as Call)[method];
  if (typeof body !== 'function' || seen.has(body)) return false;
  seen.add(body);
  if (target instanceof AuditLogService && method === 'record') return true;
  return [...body.toString().matchAll(CALL)].some(([, name = '', inner]) => {
    if (inner === undefined) return writesEntry(target, name, seen);
    const part = (target as Call)[name];
    return typeof part === 'object' && part !== null && writesEntry(part, inner, seen);
  });
}

/** Every operation of admins that is no mere reading, from the running router. */
function adminWrites(app: TestApp): { name: string; controller: object }[] {
  const scanner = new MetadataScanner();
  return app.app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ instance }) => {
      const controller = instance as object;
      const prototype = Object.getPrototypeOf(controller) as Record<string, object>;
      return scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name] ?? {};
        const writes = (Reflect.getMetadata(METHOD_METADATA, handler) as number) !== RequestMethod.GET;
        const ours = Reflect.getMetadata(ACCESS_KEY, handler) === 'admin';
        return Reflect.hasMetadata(PATH_METADATA, handler) && writes && ours ? [{ name, controller }] : [];
      });
    });
}

describe('The audit log', () => {
  it('R20 is written by every operation with which admins change something', () => {
    const writes = adminWrites(test);
    expect(writes.length).toBeGreaterThan(5);
    const silent = writes.filter(({ name, controller }) => !writesEntry(controller, name)).map(({ name }) => name);
    expect(silent.filter((name) => !KEEP_NOTHING.includes(name))).toEqual([]);
  });

  it('finds an operation that forgets it', () => {
    class Forgetful {
      readonly log = test.app.get(AuditLogService, { strict: false });
      async careless() {
        await this.log.list({ limit: 1 });
      }
      async careful() {
        await this.log.record({} as never, {} as never);
      }
      async roundabout() {
        await this.careful();
      }
    }
    const one = new Forgetful();
    expect(['careless', 'careful', 'roundabout'].map((method) => writesEntry(one, method))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('shows admins everything, newest first, page by page', async () => {
    for (const number of [1, 2, 3]) await record(admin, 'paging.tried', `page-${number}`);
    const first = await admin.agent.get('/api/admin/audit-entries').query({ action: 'paging.tried', limit: 2 });
    expect(first.body.items.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual(['page-3', 'page-2']);
    const rest = await admin.agent
      .get('/api/admin/audit-entries')
      .query({ action: 'paging.tried', limit: 2, cursor: first.body.nextCursor });
    expect(rest.body).toMatchObject({ items: [{ subjectId: 'page-1' }], nextCursor: null });
    await family.agent.get('/api/admin/audit-entries').expect(403);
    await family.agent.get('/api/admin/audit-choices').expect(403);
  });

  it('is filtered by admin, action, subject and time, and lists the values of each filter', async () => {
    await record(other, 'filter.tried', family.id, {
      reason: 'Looking',
      before: { state: 'waiting' },
      after: { state: 'done' },
    });
    const found = async (query: object) =>
      (await admin.agent.get('/api/admin/audit-entries').query(query).expect(200)).body.items as object[];
    const entry = {
      actorId: other.id,
      actorName: other.username,
      action: 'filter.tried',
      subjectType: 'sample',
      subjectId: family.id,
      subjectName: family.username,
      reason: 'Looking',
      before: { state: 'waiting' },
      after: { state: 'done' },
    };
    expect(await found({ actorId: other.id })).toMatchObject([entry]);
    expect(await found({ subjectType: 'sample', subjectId: family.id })).toMatchObject([entry]);
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect(await found({ action: 'filter.tried', until: soon })).toMatchObject([entry]);
    expect(await found({ action: 'filter.tried', from: soon })).toEqual([]);
    const { body } = await admin.agent.get('/api/admin/audit-entries').query({ from: 'yesterday' }).expect(400);
    expect(body.fields).toHaveProperty('from');
    const choices = await admin.agent.get('/api/admin/audit-choices').expect(200);
    expect(choices.body).toMatchObject({
      actors: expect.arrayContaining([{ id: other.id, name: other.username }]),
      actions: expect.arrayContaining(['filter.tried']),
      subjectTypes: expect.arrayContaining(['sample']),
    });
  });

  it('loses the names of documents that earlier releases recorded, by the superuser’s migration, and stays closed', async () => {
    await record(admin, 'evidence.opened', 'entry', { after: { fileId: 'some-id', fileName: 'passport Lena.pdf' } });
    const role = new URL(test.database.url).username;
    const options = {
      type: 'postgres',
      url: await superuserUrl(test.database),
      extra: { options: `-c role=${role}` },
    } as const;
    const superuser = await new DataSource(options).initialize();
    await superuser.transaction(async ({ queryRunner }) => {
      if (queryRunner) await new ForgetFileNamesInAuditLog1795000244800().up(queryRunner);
    });
    const rows = await test.database.query(`SELECT "after" FROM audit_entries WHERE action = 'evidence.opened'`);
    expect(rows).toEqual([{ after: { fileId: 'some-id' } }]);
    await superuser.query('SET ROLE NONE');
    await expect(superuser.query('DELETE FROM audit_entries')).rejects.toThrow('append-only');
    await superuser.destroy();
  });

  it('R20 cannot be changed, emptied, unlocked or removed by the role of the application', async () => {
    await record(admin, 'seal.tried', 'entry');
    const role = new URL(test.database.url).username;
    for (const sql of [
      `UPDATE audit_entries SET reason = 'another'`,
      'DELETE FROM audit_entries',
      'TRUNCATE audit_entries',
      'ALTER TABLE audit_entries DISABLE TRIGGER ALL',
      'ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only',
      'DROP TRIGGER audit_entries_append_only ON audit_entries',
      `CREATE OR REPLACE FUNCTION refuse_change_of_audit_entries() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
      'CREATE RULE nothing AS ON INSERT TO audit_entries DO INSTEAD NOTHING',
      'CREATE TRIGGER sly BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()',
      'DROP TABLE audit_entries',
      'ALTER TABLE audit_entries RENAME TO forgotten',
      `ALTER TABLE audit_entries OWNER TO ${role}`,
      'DROP SCHEMA public CASCADE',
      'ALTER SCHEMA public RENAME TO forgotten',
      `SET session_replication_role = 'replica'`,
      'SET ROLE wattle_and_fern_keeper',
      `GRANT wattle_and_fern_keeper TO ${role}`,
      `INSERT INTO audit_entries SELECT * FROM audit_entries ON CONFLICT (id) DO UPDATE SET reason = 'another'`,
    ])
      await expect(test.database.query(sql).then(() => sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    // PostgreSQL only warns about this one, and grants nothing.
    await test.database.query(`GRANT UPDATE ON audit_entries TO ${role}`);
    expect(await unprotectedAppendOnlyTables(test.app.get(DataSource))).toEqual([]);
    const [row] = await test.database.query<{ reason: string | null }>(
      `SELECT reason FROM audit_entries WHERE action = 'seal.tried'`,
    );
    expect(row).toEqual({ reason: null });
  });

  it('lets its counters be read, as a backup does', async () => {
    const sequences = await test.database.query<{ name: string }>(
      `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`,
    );
    expect(sequences.length).toBeGreaterThan(0);
    for (const { name } of sequences) await test.database.query(`SELECT last_value FROM ${name}`);
    expect(await lacksSequenceRights(test.app.get(DataSource))).toBe(false);
  });
});
