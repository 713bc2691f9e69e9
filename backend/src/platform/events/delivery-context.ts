import { AsyncContext } from '../async-context/index.js';

/** The event and listener of the running code. Every retry has the same. */
interface DeliveryContext {
  eventId: string;
  listener: string;
}

export const deliveryContext = new AsyncContext<DeliveryContext>('delivery');
