import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { constants } from 'node:zlib';
import { firstFonts } from '../src/app/entry-server';
import { sceneDrawing } from '../src/ui/scene/served-scenes';
import { ApiAvailability, healthProbe } from './api-availability';
import { ClientAssets, type AssetSource } from './assets';
import { bannerScript } from './banner-script';
import { inlineHash, securityHeaders, type PolicySettings } from './csp';
import { firstPaintScript } from './first-paint';
import { serveWhatIsFound } from './seo-routes';
import { lastResortPage, lastResortStyle } from './last-resort';
import { permissionsPolicy } from './permissions';
import { isPassedOn, passOnToApi } from './proxy';
import { refuseUnreadable, sendProxyError } from './proxy-errors';
import { pageHandler, visitorsPage } from './render';
import type { WebSettings } from './settings';
import { serveSocialImages } from './social-images';
import { serveStaticFiles } from './static-files';
import { starterScript } from './deferred-boot';
import { serveWorker } from './worker';

/** The time limit for receiving a whole request, in milliseconds; a photo over a slow connection takes a while. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Fastify answers the method QUERY with a status of 500. */
const isCallersMistake = ({ statusCode = 500, code }: FastifyError): boolean =>
  statusCode < 500 || code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE';

/** Builds the web process, ready to listen. `clientRoot` is the folder of the client build; `npm run dev` has none. */
export async function createApp(
  settings: WebSettings,
  clientRoot: URL,
  { assets, keepsPages = true }: { assets?: AssetSource; keepsPages?: boolean } = {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    clientErrorHandler: refuseUnreadable,
    routerOptions: { ignoreTrailingSlash: true },
    // Handles a malformed URL before routing. The router's own answer would repeat the URL.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      if (isPassedOn(request.url)) return sendProxyError(reply, 'bad_request');
      void reply.code(400).type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(lastResortPage);
    },
  });
  const policy: PolicySettings = {
    inlineScripts: [firstPaintScript, bannerScript, starterScript],
    secure: settings.publicUrl.startsWith('https:'),
    services: Object.values(settings.serviceScripts),
  };
  const headers = securityHeaders(policy, { hashes: [inlineHash(lastResortStyle)] });
  const api = new ApiAvailability(healthProbe(settings.apiUrl));

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (isPassedOn(request.url)) return;
    const [path = '/'] = request.url.split('?', 1);
    reply.headers(headers).header('Permissions-Policy', permissionsPolicy(path));
  });
  app.setErrorHandler((error, request, reply) => {
    if (isCallersMistake(error as FastifyError)) {
      if (isPassedOn(request.url)) return sendProxyError(reply, 'bad_request');
      return reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
    }
    request.log.error({ err: error, url: request.url }, 'Request failed');
    return reply.code(500).type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(lastResortPage);
  });

  app.setNotFoundHandler((request, reply) => {
    if (isPassedOn(request.url)) return sendProxyError(reply, 'method_not_allowed');
    // Every GET has a page, even if only the 404 page, so this handles the other methods.
    return reply.code(405).header('Allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Method not allowed');
  });

  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // Only the API decodes bodies: decoded here they would no longer match their headers.
    globalDecompression: false,
  });
  app.get('/health/live', async () => ({ status: 'ok' }));
  await passOnToApi(app, settings, api);
  await serveStaticFiles(app, clientRoot);
  const own = assets ?? new ClientAssets(clientRoot);
  serveWorker(app, clientRoot, { assets: own, fonts: firstFonts, offlinePages: settings.offlinePages });
  serveWhatIsFound(app, settings, api);
  serveSocialImages(app, {
    async page(path, request) {
      const url = new URL(path, settings.publicUrl);
      const page = await api.watch('ready', (signal) => visitorsPage(request, url, settings, signal));
      return page.kind === 'page' && page.status === 200 ? page.facts : null;
    },
    scene: (name) => sceneDrawing(name) ?? null,
    // Loads the fonts and the drawing library only when the first sharing image is requested, because they take half a
    // second.
    draw: async (card) => (await import('./social-card')).drawSocialCard(card),
  });
  app.get('/*', pageHandler({ settings, policy, api, assets: own, keepsPages }));
  return app;
}
