import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repeatedEmails } from '../support/repeated-emails.js';
import { differences } from '../support/differences.js';
import type { Verdict } from '../support/history.js';
import type { Device } from './device.js';
import {
  emailCounts,
  givenUp,
  halfStates,
  owedBy,
  PATIENCE_MS,
  runScheduled,
  sentEmails,
  untilNone,
  wronglyStored,
} from './end-state.js';
import { placesOf } from './erased-members.js';
import { FaultRun, FEWEST_FAULTS, FEWEST_MESSAGES, say, sum } from './fault-run.js';
import type { Installation } from './installation.js';
import { fileKeysOf, letFilesAge, referredFiles, storedFiles } from './stored-files.js';
import { isReadable } from './writers/export-writer.js';

const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 60);
const SEED = Number(process.env['FAULT_SEED'] ?? 20_261_120);
const PATIENT = PATIENCE_MS + 60_000;
/** Finished jobs are deleted after an hour. */
const LONGEST_COUNT_SECONDS = 3_000;

const FAULTLESS: Verdict = { lost: 0, duplicated: 0, gaps: 0, reordered: 0, wrongViews: 0 };

describe('The product, while processes, connections and disks fail', () => {
  let run: FaultRun;
  let installation: Installation;

  beforeAll(
    async () => {
      say(`Seed ${SEED}, ${SECONDS} s`);
      run = await FaultRun.start(SEED);
      ({ installation } = run);
      await run.go(SECONDS);
      run.report();
    },
    (SECONDS + 1_200) * 1_000,
  );

  afterAll(() => run?.stop(), PATIENT);

  it('had something to fail at', () => {
    expect(sum(run.honest.map(({ client }) => client.retries))).toBeGreaterThan(0);
    expect(sum(run.honest.map(({ acknowledged }) => acknowledged.length))).toBeGreaterThan(FEWEST_MESSAGES);
    expect(sum(run.clients.map(({ replays }) => replays))).toBeGreaterThan(0);
    expect(run.faults.size).toBeGreaterThanOrEqual(FEWEST_FAULTS);
    expect(run.writers.filter(({ rounds }) => rounds === 0)).toEqual([]);
  });

  it('keeps every acknowledged message once, in order, and shows it to both people', async () => {
    const verdict = await run.verdictOf(run.honest);
    say(`Messages: ${JSON.stringify(verdict)}`);
    expect(verdict).toEqual(FAULTLESS);
  });

  it('keeps every other acknowledged write once, and answers each repeat as it answered first', async () => {
    const reactions = {
      what: 'reactions',
      acknowledged: run.honest.flatMap(({ reactedTo, options }) =>
        reactedTo.map((id) => `${id} by ${options.account.userId}`),
      ),
      sql: `SELECT message_id || ' by ' || actor_id AS found FROM message_events
        WHERE kind = 'reaction' AND actor_id = ANY (string_to_array($1, ',')::uuid[])`,
      values: [run.honest.map(({ options }) => options.account.userId).join()],
    };
    const claims = [reactions, ...run.writers.flatMap((writer) => writer.claims())];
    const wrong = await wronglyStored(installation, claims);
    for (const { what, acknowledged } of claims) say(`Stored once: ${acknowledged.length} ${what}`);
    expect(run.writers.flatMap(({ broken }) => broken)).toEqual([]);
    expect(wrong).toEqual([]);
    expect(run.clients.flatMap(({ disagreements }) => disagreements)).toEqual([]);
  });

  it('counts what is unread as the messages say, and forgets no read mark', async () => {
    const marks = await installation.postgres.query<{ userId: string; seq: number }>(
      'SELECT user_id AS "userId", last_read_seq AS seq FROM conversation_reads',
    );
    const unread = await installation.postgres.query<{ userId: string; count: number }>(
      `SELECT m.receiver_id AS "userId", count(*)::integer AS count FROM messages m
       LEFT JOIN conversation_reads r ON r.conversation_id = m.conversation_id AND r.user_id = m.receiver_id
       WHERE m.seq > coalesce(r.last_read_seq, 0) GROUP BY m.receiver_id`,
    );
    let wrong = 0;
    for (const { client, readUpTo } of run.honest) {
      const { userId } = client.account;
      const body = { p_user_profile_id: userId };
      const shown = await client.until(() => client.call<number>('POST', '/rpc/get_new_unread_message_count', body));
      if (shown !== (unread.find((one) => one.userId === userId)?.count ?? 0)) wrong += 1;
      if ((marks.find((one) => one.userId === userId)?.seq ?? 0) < readUpTo) wrong += 1;
    }
    say(`Unread counts and read marks: ${wrong} wrong`);
    expect(wrong).toBe(0);
  });

  it(
    'owes nothing in the end, and has given nothing up',
    async () => {
      const owed = await untilNone(() => owedBy(installation));
      say(`Owed: ${JSON.stringify(owed)}`);
      expect(Object.entries(owed).filter(([, count]) => count > 0)).toEqual([]);
      expect(await givenUp(installation)).toEqual([]);
    },
    PATIENT,
  );

  it('sends each email under one id, and none about the same thing under another', async () => {
    const { jobs, emails, again } = await emailCounts(installation);
    say(`Emails: ${jobs} jobs, ${emails} ids, ${again} handed over again under the same id`);
    expect(SECONDS < LONGEST_COUNT_SECONDS ? emails : jobs).toBe(jobs);
    // The only ones that name no event: each leads to a page with all of them.
    const sayTheSame = [
      { subject: /proposes times for a video interview$/, events: run.interviews.proposed },
      { subject: /^Your data export from .* is ready$/, events: run.exports.asked.length },
    ];
    expect(repeatedEmails(sentEmails(installation), sayTheSame)).toEqual([]);
  });

  it(
    'erases members completely, as when nothing fails',
    async () => {
      const { erasures } = run;
      const erased = [...erasures.erased];
      const files = new Set(storedFiles(installation));
      expect(erased.flatMap(({ fileKeys }) => fileKeys).filter((key) => files.has(key))).toEqual([]);
      expect(erased.filter(({ fileKeys }) => fileKeys.length < 6)).toEqual([]);
      const namesLeft = await placesOf(
        installation,
        erased.flatMap(({ email, username }) => [email, username]),
      );
      expect(namesLeft).toEqual([]);
      // Rows that are kept for others, as the messages of a conversation, name the person by id alone.
      const calm = await erasures.eraseOne();
      const places = await placesOf(
        installation,
        [calm, ...erased].map(({ id }) => id),
      );
      // Who comes first in a conversation depends on their ids.
      const columnOf = (place: string) => place.split(': ')[1]?.replace(/^(conversations\.user)[12]/, '$1');
      const columnsOf = (id: string) => places.filter((place) => place.startsWith(id)).map(columnOf);
      const kept = new Set(columnsOf(calm.id));
      say(`Erased: ${erased.length} members, whose ids are left in ${[...kept].join(', ')}`);
      expect(erased.flatMap(({ id }) => columnsOf(id).filter((column) => !kept.has(column)))).toEqual([]);
      const subjects = (email: string) => installation.smtp.to(email).map(({ subject }) => subject);
      const isTold = (email: string) => subjects(email).some((subject) => subject?.endsWith('has been deleted'));
      await untilNone(() => owedBy(installation));
      expect(erased.filter(({ email }) => !isTold(email))).toEqual([]);
    },
    PATIENT,
  );

  it('keeps every acknowledged data export readable', async () => {
    const [family] = run.exports.clients;
    for (const id of run.exports.asked) expect(await family?.until(() => isReadable(family, id))).toBe(true);
  });

  it(
    'leaves nothing half done',
    async () => {
      const states = await untilNone(() => halfStates(installation));
      say(`Half done: ${JSON.stringify(states)}`);
      expect(Object.entries(states).filter(([, count]) => count > 0)).toEqual([]);
    },
    PATIENT,
  );

  it(
    'keeps a file for each row and a row for each file, in every folder',
    async () => {
      // Uploads that were killed are deleted by scheduled tasks, hours later: let these hours be over.
      const sql = `UPDATE uploads SET created_at = now() - interval '2 hours' WHERE status <> 'clean'`;
      await installation.postgres.query(sql);
      letFilesAge(installation);
      const look = async () => differences('files', await referredFiles(installation), storedFiles(installation));
      const before = await look();
      let left = before;
      // A file can be missed while another task changes its folder: the next night finds it.
      for (let night = 0; night < 3 && left.length > 0; night += 1) {
        for (const task of ['photos.clean-up', 'files.delete-strays', 'retention.delete']) {
          await runScheduled(installation, task);
          await untilNone(() => owedBy(installation));
        }
        left = await look();
      }
      const folders = new Set(storedFiles(installation).map((key) => key.split('/')[0]));
      say(`Files: ${storedFiles(installation).length} in ${[...folders].sort().join(', ')}`);
      say(`Files: ${before.length} that broken uploads left were deleted`);
      expect(left).toEqual([]);
      expect([...folders].sort()).toEqual(
        ['agreements', 'attachments', 'documents', 'downloads', 'exports', 'photos', 'resources'].sort(),
      );
    },
    PATIENT,
  );

  it('answers nothing but success, or what to try again', () => {
    expect(run.clients.flatMap(({ surprises }) => surprises)).toEqual([]);
    expect(run.pages.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  it('lets no ended session in', async () => {
    const ended = run.devices.flatMap(({ client }) => client.endedTokens);
    for (const token of ended)
      for (const { url } of installation.apis) {
        const answer = await fetch(`${url}/api/accounts/me`, { headers: { authorization: `Bearer ${token}` } });
        expect(answer.status).toBe(401);
      }
  });

  it('never ends unexpectedly', () => {
    expect(installation.processes.flatMap(({ deviations }) => deviations)).toEqual([]);
  });

  describe('with a mistake in it', () => {
    it('is found out when a client makes a new id for each try', async () => {
      const { duplicated } = await run.verdictOf(run.newIds);
      say(`With a new id for each try: ${duplicated} stored twice`);
      expect(duplicated).toBeGreaterThan(0);
    });

    it('is found out when a client makes a new key for each try', async () => {
      const wrong = await wronglyStored(installation, run.newKeys.claims());
      say(`With a new key for each try: ${wrong.length} photos that no one expects`);
      expect(wrong).not.toEqual([]);
    });

    it('takes no message without an id', async () => {
      const [device] = run.honest as [Device];
      const path = `/conversations/${device.options.conversationId}/messages`;
      const sending = device.client.until(() => device.client.call('POST', path, { content: 'No id' }));
      await expect(sending).rejects.toMatchObject({ status: 400 });
    });

    it('is found out when it acknowledges before it stores', async () => {
      const { lost } = await run.verdictOf(run.deceived);
      say(`With acknowledgements before storing: ${lost} lost`);
      expect(lost).toBeGreaterThan(0);
    });

    it('is found out when it keeps something of an erased member', async () => {
      const [family] = run.exports.clients;
      const { userId = '', email = '' } = family?.account ?? {};
      expect(await placesOf(installation, [userId, email])).not.toEqual([]);
      expect(await fileKeysOf(installation, userId)).not.toEqual([]);
    });
  });
});
