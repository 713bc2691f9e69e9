import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import type { ApiAvailability } from './api-availability';

/** A request's body did not arrive in the time that it is given. */
export class BodyTooSlow extends Error {}

/** A visitor's line may be slow, so an upload gets longer than what a form sends, in milliseconds. */
const BODY_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 120_000;

type Respond = (error: Error | null, response?: Dispatcher.ResponseData) => void;

/**
 * The client through which the proxy asks the API. It has no fixed number of connections: with one, visitors who send
 * their bodies a byte at a time would keep all others waiting. What they cost instead is bounded by time.
 */
export class ApiClient {
  private readonly agent = new Agent();

  constructor(private readonly availability: ApiAvailability) {}

  /** Has the shape that `@fastify/reply-from` takes for a client of its own. */
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
        // What may already have been done is waited for longer than what can simply be asked again.
        options.method === 'GET' || options.method === 'HEAD' ? 1 : 2,
      )
      .then(
        (response) => {
          // The proxy destroys the body of an answer whose visitor has left; unheard, that error would end the process.
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
