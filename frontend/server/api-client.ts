import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import type { ApiAvailability } from './api-availability';

/** The request's body did not arrive within the time limit. */
export class BodyTooSlow extends Error {}

/** An upload gets more time than a form, because a visitor's connection may be slow, in milliseconds. */
const BODY_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 120_000;

type Respond = (error: Error | null, response?: Dispatcher.ResponseData) => void;

/**
 * The HTTP client of the proxy. It does not limit the number of connections: with a limit, visitors who send their
 * bodies a byte at a time would block all others. Time limits bound what a connection can cost.
 */
export class ApiClient {
  private readonly agent = new Agent();

  constructor(private readonly availability: ApiAvailability) {}

  /** The interface that `@fastify/reply-from` expects of a custom client. */
  request(options: Dispatcher.RequestOptions, respond: Respond): void {
    this.availability
      .watch(
        'live',
        async (gone) => {
          const slow = bodyTimeout(options);
          try {
            return await this.agent.request({ ...options, signal: AbortSignal.any([gone, slow.signal]) });
          } finally {
            slow.clear();
          }
        },
        // Requests that may already have changed something get a longer time limit than ones that can be repeated.
        options.method === 'GET' || options.method === 'HEAD' ? 1 : 2,
      )
      .then(
        (response) => {
          // The proxy destroys the response body when the visitor leaves; an unhandled error event would end the
          // process.
          response.body.on('error', () => undefined);
          respond(null, response);
        },
        (error: unknown) => respond(error instanceof Error ? error : new Error(String(error))),
      );
  }

  async destroy(): Promise<void> {
    await this.agent.destroy();
  }
}

function bodyTimeout({ body, headers }: Dispatcher.RequestOptions): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  if (!isStream(body)) return { signal: controller.signal, clear: () => undefined };
  const type = (headers as Record<string, string | undefined>)['content-type'];
  const limit = type?.startsWith('multipart/') ? UPLOAD_TIMEOUT_MS : BODY_TIMEOUT_MS;
  const timer = setTimeout(() => controller.abort(new BodyTooSlow()), limit);
  const clear = () => clearTimeout(timer);
  body.once('end', clear);
  return { signal: controller.signal, clear };
}

const isStream = (body: unknown): body is Readable => typeof (body as Readable | null)?.pipe === 'function';
