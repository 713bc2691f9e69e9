import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstFonts, render } from '../src/app/entry-server';
import { regionFacts } from '../src/config/regions';
import { regionOfPath } from '../src/lib/region/region-paths';
import type { ClientAssets } from './assets';
import { documentOf } from './document';
import { onlyOrigin } from './one-origin';
import { forwardedHeaders } from './proxy';
import type { WebSettings } from './settings';
import { tidyAddress } from './tidy-address';

/** Answers a page request: draws it as a visitor sees it, with its real status. */
export function pageHandler(settings: WebSettings, assets: ClientAssets) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const elsewhere = onlyOrigin(request, settings.publicUrl);
    if (elsewhere) return reply.redirect(elsewhere, 307);
    const tidy = tidyAddress(request.url);
    if (tidy) return reply.redirect(tidy, 301);
    const url = new URL(request.url, settings.publicUrl);
    const page = await render(
      new Request(url),
      { baseUrl: settings.apiUrl, headers: forwardedHeaders(request) },
      {
        publicUrl: settings.publicUrl,
        supportEmail: settings.supportEmail,
        today: new Date().toISOString().slice(0, 10),
      },
    );
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    if (page.status >= 500) request.log.error({ err: page.failure, url: url.pathname }, 'The page could not be drawn');
    const region = regionOfPath(url.pathname) ?? 'australia';
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(
        documentOf({
          html: page.html,
          state: page.state,
          assets: assets.for(page.sources),
          fonts: firstFonts,
          region,
          language: regionFacts[region].language,
        }),
      );
  };
}
