import { AsyncLocalStorage } from 'node:async_hooks';

/** The event and listener of the running code. Every retry has the same. */
interface DeliveryContext {
  eventId: string;
  listener: string;
}

const storage = new AsyncLocalStorage<DeliveryContext>();

export const deliveryContext = {
  get: (): DeliveryContext | undefined => storage.getStore(),
  run: <T>(context: DeliveryContext, work: () => T): T => storage.run(context, work),
};
