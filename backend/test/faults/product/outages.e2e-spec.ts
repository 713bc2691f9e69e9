import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { Account } from './api-client.js';
import { Installation } from './installation.js';
import { writeTable, type Answered } from './outage-table.js';

/** A visitor or a load balancer would have given up. */
const LONGEST_ANSWER_MS = 12_000;
/** The promises of docs/reliability.md: how long an answer takes at most, and everything once the part is back. */
const PROMISED_MS = 2_000;
const PROMISED_RECOVERY_MS = 5_000;
/** On top of them a request may take so many times as long as while all was well: a busy machine takes its own time. */
const HEALTHY_TIMES = 5;
const LONGEST_RECOVERY_MS = 60_000;

/** Not now, and no room now. */
const AGAIN = [503, 507];

interface Call {
  name: string;
  isPage?: boolean;
  ask(signal: AbortSignal): Promise<Response>;
}

describe('While a part of it is away, the product', () => {
  let installation: Installation;
  let account: Account;
  /** Who logs in again and again, which ends their oldest session. */
  let visitor: Account;
  let conversationId: string;
  let picture: Buffer;
  const answered: Answered[] = [];
  const healthySize = new Map<string, number>();
  const healthyMs = new Map<string, number>();

  beforeAll(async () => {
    installation = await Installation.start();
    const pair = await installation.pair();
    [account, visitor] = pair.accounts as [Account, Account];
    conversationId = pair.conversationId;
    picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#2f7a4b' } })
      .jpeg()
      .toBuffer();
    // The first requests of a process compile its code.
    await askAll('the first');
  }, 600_000);
  afterAll(async () => {
    await installation?.stop();
    const file = process.env['OUTAGE_TABLE'];
    if (file) await writeTable(file, answered);
  });

  /** `visit` tells pages apart that no one has asked for before. */
  const calls = (visit: string): Call[] => {
    const [api] = installation.apis;
    const { web } = installation;
    const headers = {
      authorization: `Bearer ${account.token}`,
      'x-forwarded-for': account.address,
      'x-requested-with': 'fetch',
      'content-type': 'application/json',
    };
    const page = (name: string, path: string): Call[] =>
      web ? [{ name, isPage: true, ask: (signal) => fetch(`${web.url}${path}`, { signal, redirect: 'manual' }) }] : [];
    const call = (name: string, path: string, body?: object): Call => ({
      name,
      ask: (signal) =>
        fetch(`${api?.url}${path}`, { signal, headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) }),
    });
    const upload = (): Call => ({
      name: 'an upload',
      ask: async (signal) => {
        const body = new FormData();
        body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'me.jpg');
        const { 'content-type': _, ...others } = headers;
        const answer = await fetch(`${api?.url}/api/photos`, { method: 'POST', signal, headers: others, body });
        // A member can have at most twelve photos.
        if (answer.ok) {
          const { id } = (await answer.clone().json()) as { id: string };
          await fetch(`${api?.url}/api/photos/${id}`, { method: 'DELETE', signal, headers: others });
        }
        return answer;
      },
    });
    return [
      ...page('a page in the cache', '/'),
      ...page('a page not in the cache', `/pricing?visit=${visit}`),
      ...page('a page behind the login', '/app/messages'),
      ...(web
        ? [
            {
              name: 'a call through the website',
              ask: (signal: AbortSignal) => fetch(`${web.url}/api/regions`, { signal }),
            },
          ]
        : []),
      call('a public read', '/api/regions'),
      call('a private read', '/api/conversations'),
      call('a message', `/api/conversations/${conversationId}/messages`, {
        clientMessageId: randomUUID(),
        content: `Visit ${visit}`,
      }),
      call('a login', '/api/sessions', { email: visitor.email, password: visitor.password }),
      upload(),
      call('/health/live', '/health/live'),
      call('/health/ready', '/health/ready'),
    ];
  };

  async function ask({ name, isPage, ask: send }: Call): Promise<Omit<Answered, 'situation' | 'recoveryMs'>> {
    const since = performance.now();
    try {
      const answer = await send(AbortSignal.timeout(LONGEST_ANSWER_MS));
      const body = await answer.text();
      const whole = isPage ? body.includes('</html>') && body.length > 0.9 * (healthySize.get(name) ?? 0) : null;
      const retryAfter = answer.headers.get('retry-after');
      return { name, status: answer.status, retryAfter, ms: performance.now() - since, whole, size: body.length };
    } catch {
      return { name, status: null, retryAfter: null, ms: performance.now() - since, whole: null, size: 0 };
    }
  }

  /** Sends all requests at the same moment, as a wave of visitors would. */
  const askAll = (visit: string) => Promise.all(calls(visit).map(ask));

  async function during(situation: string, begin: () => unknown, end: () => unknown): Promise<Answered[]> {
    healthyMs.clear();
    for (const wave of ['first', 'second'])
      for (const { name, size, ms } of await askAll(`${wave} before ${situation}`)) {
        healthySize.set(name, size);
        healthyMs.set(name, Math.max(ms, healthyMs.get(name) ?? 0));
      }
    await begin();
    const during = await askAll(situation);
    await end();
    const healedAt = performance.now();
    const recovery = new Map<string, number>();
    while (recovery.size < during.length && performance.now() - healedAt < LONGEST_RECOVERY_MS) {
      const left = calls(`after ${situation}`).filter(({ name }) => !recovery.has(name));
      await Promise.all(
        left.map(async (call) => {
          const { name, status, size } = await ask(call);
          if (status !== null && status < 400 && size >= 0.9 * (healthySize.get(name) ?? 0))
            recovery.set(name, performance.now() - healedAt);
        }),
      );
      await pause(250);
    }
    const rows = during.map((row) => ({ ...row, situation, recoveryMs: recovery.get(row.name) ?? null }));
    answered.push(...rows);
    return rows;
  }

  /** Responses that break a promise, in words. */
  const deviations = (rows: Answered[], mayBeAway: boolean): string[] =>
    rows.flatMap(({ situation, name, status, retryAfter, ms, whole, recoveryMs }) => {
      const found = [];
      const allowance = HEALTHY_TIMES * (healthyMs.get(name) ?? 0);
      const isOwnProcess = !name.includes('page') && !name.includes('website');
      if (status === null && !(mayBeAway && isOwnProcess)) found.push('no answer');
      if (status !== null && status >= 500 && !AGAIN.includes(status)) found.push(`${status}`);
      if (status !== null && AGAIN.includes(status) && !retryAfter) found.push(`${status} without Retry-After`);
      if (status === 200 && whole === false) found.push('200 with an incomplete page');
      if (status !== null && ms > PROMISED_MS + allowance)
        found.push(`an answer after ${Math.round(ms)} ms, of ${PROMISED_MS} + ${Math.round(allowance)}`);
      if (name === 'a page in the cache' && status !== 200) found.push(`${status} instead of the last complete page`);
      if (recoveryMs === null) found.push('no recovery within a minute');
      else if (recoveryMs > PROMISED_RECOVERY_MS + allowance)
        found.push(
          `recovery after ${Math.round(recoveryMs)} ms, of ${PROMISED_RECOVERY_MS} + ${Math.round(allowance)}`,
        );
      return found.map((what) => `${situation}, ${name}: ${what}`);
    });

  it('answers as always while Redis is frozen', async () => {
    const { redis } = installation;
    if (!redis) return process.stdout.write('Skipped: a frozen Redis. There is no redis-server on this machine.\n');
    const rows = await during(
      'Redis is frozen',
      () => redis.freeze(),
      () => redis.thaw(),
    );
    expect(rows.filter(({ status }) => status === null || status >= 400)).toEqual([]);
    expect(deviations(rows, false)).toEqual([]);
  }, 180_000);

  it('says when to try an upload again while the disk is full', async () => {
    if (!installation.hasSmallDisk)
      return process.stdout.write('Skipped: a full disk. A small one cannot be mounted.\n');
    const rows = await during(
      'the disk is full',
      () => installation.fillDisk(),
      () => installation.clearDisk(),
    );
    expect(deviations(rows, false)).toEqual([]);
    expect(rows.filter(({ status }) => status !== null && status >= 400).map(({ name }) => name)).toEqual([
      'an upload',
    ]);
  }, 180_000);

  it('says when to try again while PostgreSQL is frozen', async () => {
    const { postgres } = installation;
    expect(
      deviations(
        await during(
          'PostgreSQL is frozen',
          () => postgres.freeze(),
          () => postgres.thaw(),
        ),
        false,
      ),
    ).toEqual([]);
  }, 180_000);

  it('says when to try again while PostgreSQL is stopped', async () => {
    const { postgres } = installation;
    expect(
      deviations(
        await during(
          'PostgreSQL is stopped',
          () => postgres.kill(),
          () => postgres.launch(),
        ),
        false,
      ),
    ).toEqual([]);
  }, 180_000);

  it('shows the last complete page, or says when to try again, while the API is frozen', async () => {
    const [api] = installation.apis;
    expect(
      deviations(
        await during(
          'The API is frozen',
          () => api?.freeze(),
          () => api?.thaw(),
        ),
        true,
      ),
    ).toEqual([]);
  }, 180_000);

  it('shows the last complete page, or says when to try again, while the API is stopped', async () => {
    const [api] = installation.apis;
    expect(
      deviations(
        await during(
          'The API is stopped',
          () => api?.kill(),
          // Its start is no recovery: it takes as long as the machine needs.
          async () => {
            const since = performance.now();
            api?.launch();
            await api?.ready();
            process.stdout.write(`The API started in ${((performance.now() - since) / 1_000).toFixed(1)} s.\n`);
          },
        ),
        true,
      ),
    ).toEqual([]);
  }, 180_000);
});
