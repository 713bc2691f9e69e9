import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { serveWorker } from './worker';

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
writeFileSync(join(folder, 'sw.js'), 'listen();\n');
const clientRoot = pathToFileURL(`${folder}/`);

async function served(files: string[], offlinePages = true) {
  const app = fastify();
  const assets = { for: () => ({ styles: [], entry: '', modules: [], later: [] }), files: () => files };
  serveWorker(app, clientRoot, { assets, fonts: ['/assets/text.woff2'], offlinePages });
  const answer = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/sw.js`);
  const body = await answer.text();
  await app.close();
  const [, shell = ''] = /^self\.SHELL = (.*);\nlisten\(\);\n$/.exec(body) ?? [];
  return {
    cached: answer.headers.get('cache-control'),
    shell: JSON.parse(shell) as { release: string; files: string[] } | null,
  };
}

describe('the service worker', () => {
  it('is never cached, and lists the files of its release', async () => {
    const { cached, shell } = await served(['/assets/a-1.js']);
    expect(cached).toBe('no-cache');
    expect(shell?.files).toEqual(['/assets/a-1.js', '/assets/text.woff2']);
  });
  it('is another one with each release, and the same in every process', async () => {
    const [one, same, next] = [await served(['/a-1.js']), await served(['/a-1.js']), await served(['/a-2.js'])];
    expect(same.shell?.release).toBe(one.shell?.release);
    expect(next.shell?.release).not.toBe(one.shell?.release);
  });
  it('unregisters when offline pages are off', async () => {
    expect((await served(['/a-1.js'], false)).shell).toBeNull();
  });

  it('serves files and pages while the browser cannot read its storage', async () => {
    const full = () => Promise.reject(new Error('Unexpected internal error'));
    const handlers: Record<string, (event: object) => void> = {};
    const self = {
      SHELL: { release: 'a', files: [] },
      location: new URL('https://site.example/'),
      addEventListener: (name: string, handle: (event: object) => void) => (handlers[name] = handle),
    };
    const fetchFresh = (request: Request) =>
      Promise.resolve(new Response('fresh', { status: request.mode === 'navigate' ? 502 : 200 }));
    const script = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
    runInNewContext(script, { self, caches: { open: full }, fetch: fetchFresh, navigator: { userAgent: '' }, URL });
    const answerTo = (path: string, mode = 'cors') =>
      new Promise<Response>((respondWith) => {
        const url = `https://site.example${path}`;
        const request = { url, method: 'GET', mode, clone: () => request };
        handlers['fetch']?.({ request, respondWith, waitUntil: () => undefined });
      });
    expect(await (await answerTo('/assets/entry-1.js')).text()).toBe('fresh');
    expect((await answerTo('/app/messages', 'navigate')).status).toBe(502);
  });
});
