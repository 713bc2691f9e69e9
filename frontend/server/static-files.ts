import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Pages that were open before a release may still ask for its files. */
const GONE = 'This file belongs to another release.\n';

/**
 * Serves the client build. Every file has a route of its own (`wildcard: false`): a wildcard reads the whole folder
 * again for each request, to compare the spelling of the path.
 */
export async function serveStaticFiles(app: FastifyInstance, clientRoot: URL): Promise<void> {
  await app.register(serveFiles, {
    root: fileURLToPath(new URL('assets/', clientRoot)),
    prefix: '/assets/',
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  });
  app.get('/assets/*', (_request, reply) =>
    reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(GONE),
  );
  await app.register(serveFiles, {
    root: fileURLToPath(clientRoot),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    maxAge: '1h',
    index: false,
    globIgnore: ['assets/**', '.vite/**', 'sw.js*'],
  });
}
