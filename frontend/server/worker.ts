import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { AssetSource } from './assets';

/** The service worker: pages that members can open without a connection. */
const OFFLINE_SOURCES = [
  'src/pages/public/OfflinePage.tsx',
  'src/pages/public/ResourcePage.tsx',
  // The installed product begins here; offline it says what can be read.
  'src/pages/account/DashboardPage.tsx',
  'src/pages/account/MessagesPage.tsx',
  'src/pages/account/AgreementPage.tsx',
  'src/pages/account/HoursPage.tsx',
  'src/pages/account/EarlyExitPage.tsx',
  'src/app/account-pages.ts',
  'src/app/content-pages.ts',
  'src/app/signed-in.ts',
  'src/app/connection-watch.ts',
  'src/app/offline.ts',
  'src/app/open-stored-session.ts',
  'src/app/unreached.tsx',
  'src/features/site-frame/member/AccountCorner.tsx',
  'src/features/site-frame/member/TabBar.tsx',
  'src/features/notifications/HeaderBell.tsx',
];

/**
 * Serves the service worker with the files of this release, so that each release is a new worker. Without `offlinePages`
 * the worker removes what earlier ones stored, and itself.
 */
export function serveWorker(
  app: FastifyInstance,
  clientRoot: URL,
  { assets, fonts, offlinePages }: { assets: AssetSource; fonts: readonly string[]; offlinePages: boolean },
): void {
  const source = readFileSync(new URL('sw.js', clientRoot), 'utf8');
  const files = offlinePages ? [...(assets.files?.(OFFLINE_SOURCES) ?? []), ...fonts] : [];
  const release = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 12);
  const shell = files.length > 0 ? { release, files } : null;
  const worker = `self.SHELL = ${JSON.stringify(shell)};\n${source}`;
  app.get('/sw.js', (_request, reply) =>
    // A browser must always get the service worker of the current release.
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(worker),
  );
}
