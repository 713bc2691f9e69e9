import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

export interface Telemetry {
  /** Names each trace after its route, as in the contract. */
  nameRoutes(fastify: FastifyInstance): void;
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

/** The variables of OpenTelemetry that enable it. */
const ASKS_FOR_IT = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_TRACES_EXPORTER'];
const REDACTED = '[redacted]';
/** Personal data: ids, tokens of private links, searches and addresses. */
const PERSONAL = ['url.path', 'url.query', 'url.full', 'client.address', 'network.peer.address', 'user_agent.original'];

/**
 * Sends traces of requests and statements by OTLP, configured by OpenTelemetry's `OTEL_…` variables. Without them
 * nothing is loaded.
 */
export async function startTelemetry(env: NodeJS.ProcessEnv): Promise<Telemetry> {
  const isAsked = ASKS_FOR_IT.some((name) => env[name]) && env['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true';
  if (!isAsked) return { nameRoutes: () => undefined, stop: () => Promise.resolve() };
  const [{ context }, { getRPCMetadata }, { NodeSDK }, { HttpInstrumentation }, { PgInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-node'),
      import('@opentelemetry/instrumentation-http'),
      import('@opentelemetry/instrumentation-pg'),
    ]);
  const sdk = new NodeSDK({
    serviceName: env['OTEL_SERVICE_NAME'] || 'wattle-and-fern-api',
    instrumentations: [
      new HttpInstrumentation({ applyCustomAttributesOnSpan: redact, ignoreIncomingRequestHook: isProbe }),
      // Statements contain parameter numbers and no values.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  });
  sdk.start();
  // Imports bypass the instrumentation; what is required here is the same module for both.
  createRequire(import.meta.url)('pg');
  return {
    nameRoutes: (fastify) =>
      fastify.addHook('onRequest', (request, _reply, done) => {
        const trace = getRPCMetadata(context.active());
        if (trace && !request.is404) trace.route = request.routeOptions.url;
        done();
      }),
    stop: () => sdk.shutdown(),
  };
}

const isProbe = ({ url = '' }: IncomingMessage) => url.startsWith('/health/') || url.startsWith('/metrics');

function redact(span: Span, _request: ClientRequest | IncomingMessage, _response: IncomingMessage | ServerResponse) {
  for (const name of PERSONAL) span.setAttribute(name, REDACTED);
}
