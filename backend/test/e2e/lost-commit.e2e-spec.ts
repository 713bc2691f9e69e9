import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { poolOf } from '../../src/platform/database/connection-choice.js';
import { plainPdf } from '../support/documents.js';
import type { Person } from '../support/people.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const WRITES =
  /^\s*(?:INSERT INTO|UPDATE) "?(message_attachments|verification_files|uploads)"? ?.*?(?:"storage_key"|"status" =)/s;

type Ask = (...args: unknown[]) => Promise<unknown>;

/** From now on the answer to the COMMIT of a stored file is lost, once for each call of the returned function. */
function loseAnswers({ app }: TestApp): () => void {
  let isLosing = false;
  const pool = poolOf(app.get(DataSource));
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client: PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const ask = client.query.bind(client) as Ask;
    let writes = false;
    const asked = async (...args: unknown[]) => {
      const [statement] = args;
      const sql = typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');
      if (/^(START|BEGIN)/.test(sql)) writes = false;
      if (WRITES.test(sql)) writes = true;
      const answer = await ask(...args);
      if (sql !== 'COMMIT' || !writes || !isLosing) return answer;
      isLosing = false;
      throw new Error('Connection terminated unexpectedly');
    };
    client.query = ((...args: unknown[]) =>
      typeof args.at(-1) === 'function' ? ask(...args) : asked(...args)) as PoolClient['query'];
  });
  return () => void (isLosing = true);
}

describe('An upload whose commit got no answer', () => {
  let test: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  let loseAnswer: () => void;
  let photo: Buffer;
  beforeAll(async () => {
    test = await createTestApp();
    ({ family, auPair, conversationId } = await createPair(test));
    for (const by of [family, auPair]) await sendMessage(by, conversationId, 'Hello');
    photo = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#2f7a4b' } })
      .jpeg()
      .toBuffer();
    loseAnswer = loseAnswers(test);
  });
  afterAll(() => test.close());

  const pdf = { filename: 'plan.pdf', contentType: 'application/pdf' };
  const uploads = {
    'a file of a message': {
      send: () => auPair.agent.post(`/api/conversations/${conversationId}/attachments`).attach('file', plainPdf(), pdf),
      open: (body: unknown) => auPair.agent.get(`/api/message-attachments/${(body as { id: string }).id}`),
    },
    'a document': {
      send: () =>
        auPair.agent.post('/api/verifications/me/checks/police_certificate/files').attach('file', plainPdf(), pdf),
      open: (body: unknown) => {
        const { checks } = body as { checks: { files: { id: string }[] }[] };
        return auPair.agent.get(`/api/verifications/me/files/${checks.flatMap(({ files }) => files).at(-1)?.id}`);
      },
    },
    'a photo': {
      send: () =>
        auPair.agent.post('/api/photos').attach('file', photo, { filename: 'me.jpg', contentType: 'image/jpeg' }),
      open: (body: unknown) => auPair.agent.get(`/media/${(body as { id: string }).id}/400.webp`),
    },
  };

  it.each(Object.entries(uploads))('keeps its bytes, and its repeat is answered: %s', async (_name, { send, open }) => {
    const key = randomUUID();
    loseAnswer();
    const first = await send().set('Idempotency-Key', key);
    expect([first.status, first.headers['idempotent-replay']]).toEqual([201, 'true']);
    const { body } = await send().set('Idempotency-Key', key).expect(201);
    await open(body).expect(200);
  });
});
