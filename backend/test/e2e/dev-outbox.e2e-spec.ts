import { existsSync, mkdirSync, watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailerService, type EmailContent } from '../../src/platform/email/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const emailAbout = (subject: string): EmailContent => ({
  subject,
  preview: 'A preview',
  heading: 'Welcome <b>Lena</b>',
  paragraphs: ['A paragraph.'],
  action: { label: 'Open', url: 'http://localhost:3000/auth#type=verify&token=abc' },
});

interface Listed {
  name: string;
  to: string;
  subject: string;
  links: string[];
}

describe('The demo’s outbox', () => {
  let test: TestApp;
  let folder: string;
  beforeAll(async () => {
    test = await createTestApp({ env: { DEMO: '1' } });
    folder = join(test.settings.dataDir, 'outbox');
    mkdirSync(folder, { recursive: true });
  });
  afterAll(() => test.close());

  /** Sends, and waits until the folder holds one email more. */
  const send = async (to: string, subject: string) => {
    const mails = async () =>
      (await readdir(folder)).filter((name) => name.endsWith('.eml') && !name.startsWith('.')).length;
    const before = await mails();
    const arrived = new Promise<void>((resolve) => {
      const watcher = watch(folder, () => {
        void mails().then((count) => {
          if (count <= before) return;
          watcher.close();
          resolve();
        });
      });
    });
    await test.app.get(MailerService).send(to, emailAbout(subject));
    await arrived;
  };
  const list = async (query = '') =>
    (await test.http.get(`/dev/outbox${query}`).accept('json').expect(200)).body as { items: Listed[] };

  it('holds each email, newest first, and finds those to one person', async () => {
    await send('lena@example.org', 'First');
    await send('mika@example.org', 'Second');
    expect((await list()).items.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    const { items } = await list('?to=LENA@example.org');
    expect(items).toMatchObject([
      {
        to: 'lena@example.org',
        subject: 'First',
        links: ['http://localhost:3000/auth#type=verify&token=abc', 'http://localhost:3000'],
      },
    ]);
  });

  it('keeps its emails from other users of this computer', async () => {
    await send('lena@example.org', 'Private');
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await modeOf(folder)).toBe('700');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    expect(await Promise.all(names.map((name) => modeOf(join(folder, name))))).toEqual(names.map(() => '600'));
  });

  it('shows an email to people: links, text, and the HTML shut in a frame', async () => {
    await send('lena@example.org', 'Look');
    const [newest] = (await list()).items;
    const { text, headers } = await test.http.get(`/dev/outbox/${newest?.name}`).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('<a href="http://localhost:3000/auth#type=verify&amp;token=abc">');
    expect(text).toMatch(
      /<iframe [^>]*sandbox="(?!.*allow-scripts)(?!.*allow-same-origin)[^"]*" srcdoc="&lt;!doctype html&gt;/,
    );
    expect(text).not.toContain('<b>Lena');
    const page = await test.http.get('/dev/outbox').expect(200);
    expect(page.text).toContain(`href="/dev/outbox/${newest?.name}"`);
  });

  it.each(['..%2f..%2fsecrets.json', 'nothing.eml', '.eml', '%00.eml'])(
    'has nothing under %s (v5.0.0-5.3.2)',
    async (name) => {
      await test.http.get(`/dev/outbox/${name}`).expect(404);
    },
  );

  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '127.0.0.1, 203.0.113.9'],
    ['x-forwarded-for', '203.0.113.9, 127.0.0.1'],
    ['x-forwarded-for', 'unknown'],
    ['host', 'wattleandfern.example'],
    ['host', 'localhost.evil.example'],
    ['x-forwarded-host', 'evil.example'],
    ['x-real-ip', '203.0.113.9'],
    ['cf-connecting-ip', '203.0.113.9'],
    ['forwarded', 'for=127.0.0.1, for=203.0.113.9;host=localhost'],
    ['forwarded', 'for="[2001:db8::9]:4711"'],
    ['forwarded', 'for=_hidden'],
    ['forwarded', 'for=127.0.0.1;host=evil.example'],
  ])('gives 404 to other computers (%s: %s)', async (header, value) => {
    await test.http.get('/dev/outbox').set(header, value).expect(404);
  });

  it('answers on this computer, also through the web process', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      await test.http.get('/dev/outbox').set('x-forwarded-for', address).expect(200);
    await test.http.get('/dev/outbox').set('host', 'localhost:3000').expect(200);
    await test.http.get('/dev/outbox').set('forwarded', 'for="[::1]:4711";host="localhost:3000"').expect(200);
  });

  it('does not exist outside the demo (v5.0.0-15.2.3)', async () => {
    const real = await createTestApp({ database: test.database });
    await real.http.get('/dev/outbox').expect(404);
    expect(existsSync(join(real.settings.dataDir, 'outbox'))).toBe(false);
    await real.close();
  });
});
