import { randomUUID } from 'node:crypto';
import { AsyncContext } from '../async-context/index.js';

/** The context of a request through services, jobs and logs. */
interface RequestContext {
  requestId: string;
}

const ACCEPTED_REQUEST_ID = /^[\w-]{8,64}$/;

export const requestContext = new AsyncContext<RequestContext>('request');

/** The caller's request id if it is safe for logs, otherwise a new one. */
export function requestIdFrom(header: unknown): string {
  return typeof header === 'string' && ACCEPTED_REQUEST_ID.test(header) ? header : randomUUID();
}
