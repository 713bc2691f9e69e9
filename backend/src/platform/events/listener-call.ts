import { requestContext, requestIdFrom } from '../http/index.js';
import { deliveryContext } from './delivery-context.js';
import { within } from './delivery-lanes.js';
import type { EventListener } from './event-listeners.service.js';

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
  const work = () => deliveryContext.run({ eventId: id, listener: name }, () => handle(payload, id));
  await requestContext.run({ requestId: requestIdFrom(requestId) }, () => within(limitMs, work()));
}

/** Seconds until the next try, at growing intervals. */
export const delayAfter = (attempts: number): number => Math.min(2 ** attempts, LONGEST_DELAY_SECONDS);
