import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import serveFiles from '@fastify/static';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { sceneDrawing } from '../src/ui/scene/served-scenes';
import { ClientAssets } from './assets';
import { bannerScript } from './banner-script';
import { securityHeaders } from './csp';
import { firstPaintScript } from './first-paint';
import { serveWhatIsFound } from './found';
import { lastResortPage } from './last-resort';
import { permissionsPolicy } from './permissions';
import { passOnToApi } from './proxy';
import { pageHandler, visitorsPage } from './render';
import type { WebSettings } from './settings';
import { serveSocialImages } from './social-images';
import { starterScript } from './starter';

/** The web process, ready to listen. `clientRoot` is the folder of the client build. */
export async function createApp(settings: WebSettings, clientRoot: URL): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
  });
  const headers = securityHeaders(
    [firstPaintScript, bannerScript, starterScript],
    settings.publicUrl.startsWith('https:'),
    Object.values(settings.serviceScripts),
  );
  const isPassedOn = (url: string) => /^\/(api|media|dev|socket\.io)(\/|\?|$)/.test(url);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (isPassedOn(request.url)) return;
    const [path = '/'] = request.url.split('?', 1);
    reply.headers(headers).header('Permissions-Policy', permissionsPolicy(path));
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error, url: request.url }, 'Request failed');
    return reply.code(500).type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(lastResortPage);
  });

  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  app.get('/health/live', async () => ({ status: 'ok' }));
  await passOnToApi(app, settings);
  await app.register(serveFiles, {
    root: fileURLToPath(new URL('assets/', clientRoot)),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  });
  await app.register(serveFiles, {
    root: fileURLToPath(clientRoot),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    maxAge: '1h',
    index: false,
    globIgnore: ['assets/**', '.vite/**'],
    // A browser that asks for the service worker wants the one of this release.
    setHeaders: (reply, path) => {
      if (path.endsWith('/sw.js')) void reply.header('Cache-Control', 'no-cache');
    },
  });
  serveWhatIsFound(app, settings);
  serveSocialImages(app, {
    async page(path, request) {
      const page = await visitorsPage(request, new URL(path, settings.publicUrl), settings);
      return page.kind === 'page' && page.status === 200 ? page.html : null;
    },
    scene: (name) => sceneDrawing(name) ?? null,
    // Fonts and the drawing library are half a second to load: not before somebody shares a page.
    draw: async (card) => (await import('./social-card')).drawSocialCard(card),
  });
  app.get('/*', pageHandler(settings, new ClientAssets(clientRoot)));
  return app;
}
