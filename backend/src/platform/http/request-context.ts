import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The context of a request through services, jobs and logs. */
interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();
const ACCEPTED_REQUEST_ID = /^[\w-]{8,64}$/;

export const requestContext = {
  get: (): RequestContext | undefined => storage.getStore(),
  run: <T>(context: RequestContext, work: () => T): T => storage.run(context, work),
  enter: (context: RequestContext): void => storage.enterWith(context),
};

/** The caller's request id if it is safe for logs, otherwise a new one. */
export function requestIdFrom(header: unknown): string {
  return typeof header === 'string' && ACCEPTED_REQUEST_ID.test(header) ? header : randomUUID();
}
