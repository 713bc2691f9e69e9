import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { createApp } from '../server/app';
import { readSettings } from '../server/settings';
import { SourceAssets } from './source-assets';

/** Vite adds and replaces style sheets in the page while it is worked on. */
const withOwnStyles = (policy: string): string => policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");

/** The web process with its pages as the sources are now; nothing that was drawn is kept. */
export async function createSite(vite: ViteDevServer, entry: string): Promise<FastifyInstance> {
  const app = await createApp(
    { ...readSettings(process.env), offlinePages: false },
    new URL('public/', `file://${vite.config.root}/`),
    {
      assets: new SourceAssets(vite, entry),
      keepsPages: false,
    },
  );
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string') reply.header('content-security-policy', withOwnStyles(policy));
  });
  await app.ready();
  return app;
}
