import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { Settings } from './platform/config/index.js';

/** Swagger UI needs inline styles and a data: logo; its scripts are files of this origin. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";
const CONTRACT = new URL('../openapi.json', import.meta.url);

/**
 * The contract of this release, with the name of this installation. It is read: generating it from the controllers takes
 * seconds, in which the process answers nothing else.
 */
function readContract({ productName, supportEmail }: Settings): OpenAPIObject {
  const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as OpenAPIObject;
  const info = {
    ...contract.info,
    title: `${productName} API`,
    contact: { ...contract.info.contact, email: supportEmail },
  };
  return { ...contract, info };
}

/** Serves the contract as a page at /api/docs and as JSON at /api/openapi.json. */
export function serveApiDocs(app: NestFastifyApplication, settings: Settings): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, payload, done) => {
      if (request.url.startsWith('/api/docs')) void reply.header('content-security-policy', DOCS_POLICY);
      done(null, payload);
    });
  SwaggerModule.setup('api/docs', app, () => readContract(settings), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: `${settings.productName} API`,
    // As YAML it would be generated for each request, which is slow.
    raw: ['json'],
  });
}
