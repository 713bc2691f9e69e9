import { requestContext, requestIdFrom } from '../http/index.js';
import { withinTime } from '../time-limit/index.js';
import { deliveryContext } from './delivery-context.js';
import type { EventListener } from './event-listeners.service.js';
import { readableByThisRelease } from './payloads-of-both-releases.js';

/** A listener that is not realtime may take this long. */
export const LISTENER_LIMIT_MS = 60_000;
const LONGEST_DELAY_SECONDS = 60 * 60;

interface Call {
  /** Of the event. */
  id: string;
  payload: object;
  requestId: string | null;
}

/** Calls a listener with an event, in the context of the request that raised it. */
export async function callListener(
  { id, payload, requestId }: Call,
  { name, handle }: EventListener,
  limitMs: number,
): Promise<void> {
  await requestContext.run({ requestId: requestIdFrom(requestId) }, async () => {
    const work = deliveryContext.run({ eventId: id, listener: name }, () => handle(readableByThisRelease(payload), id));
    // A listener that hangs must not block its lane: it counts as failed, and is retried.
    if (work) await withinTime(limitMs, work, () => failLate(limitMs));
  });
}

function failLate(limitMs: number): never {
  throw new Error(`No answer within ${limitMs / 1_000} s`);
}

/** Seconds until the next try, at growing intervals. */
export const delayAfter = (attempts: number): number => Math.min(2 ** attempts, LONGEST_DELAY_SECONDS);
