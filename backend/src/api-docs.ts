import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { createContract } from './contract.js';
import type { Settings } from './platform/config/index.js';

/** Swagger UI needs inline styles and a data: logo; its scripts are files of this origin. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Serves the contract as a page at /api/docs and as JSON at /api/openapi.json. */
export function serveApiDocs(app: NestFastifyApplication, settings: Settings): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, payload, done) => {
      if (request.url.startsWith('/api/docs')) void reply.header('content-security-policy', DOCS_POLICY);
      done(null, payload);
    });
  SwaggerModule.setup('api/docs', app, () => createContract(app, settings), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: `${settings.productName} API`,
  });
}
