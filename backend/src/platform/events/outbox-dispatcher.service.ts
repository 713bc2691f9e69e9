import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { TransactionsService } from '../database/index.js';
import { errorSummary } from '../errors/index.js';
import { requestContext, requestIdFrom } from '../http/index.js';
import { deliveryContext } from './delivery-context.js';
import { DeliveryLanes, within } from './delivery-lanes.js';
import { EventDeliveriesRepository, type ClaimedDelivery, type NewDelivery } from './event-deliveries.repository.js';
import { EventListenersService, type EventListener } from './event-listeners.service.js';
import { OutboxRepository, type ClaimedEvent } from './outbox.repository.js';

const BATCH = 100;
const DELIVER_WAITING_MS = 1_000;
const EXTEND_MS = 3_000;
/** Lanes at once: each may hold a connection of the pool. */
const LANES_AT_ONCE = 3;
/** What comes for a lane beyond this is stored as deliveries, so that memory stays bounded and sockets never wait. */
const MOST_IN_LANE = 1_000;
const REALTIME_LIMIT_MS = 5_000;
const LISTENER_LIMIT_MS = 60_000;
/** An event claimed more often has ended its process each time: its listeners are tried one by one. */
const MOST_CLAIMS = 3;
/** About five hours, ever further apart. */
export const MOST_ATTEMPTS = 15;
const LONGEST_DELAY_SECONDS = 60 * 60;
const DRAIN_MS = 10_000;

interface Call {
  id: string;
  payload: object;
  requestId: string | null;
}

/**
 * Delivers outbox events right after the commit; the sweep finds what a killed process left behind. Realtime listeners
 * come first, in order. Every other listener has its lane, and one that fails gets a row in `event_deliveries` with
 * tries of its own: no listener waits for, or repeats because of, another one.
 */
@Injectable()
export class OutboxDispatcherService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly lanes = new DeliveryLanes(LANES_AT_ONCE);
  /** Claimed events, with the number of listeners that have not finished. */
  private readonly owed = new Map<string, number>();
  private readonly retried = new Set<string>();
  private finished: string[] = [];
  private timers: NodeJS.Timeout[] = [];
  private running: Promise<void> | undefined;
  private retrying: Promise<void> | undefined;
  private deleting: Promise<void> | undefined;
  private wanted = false;
  private stopped = false;
  /** Work that follows a commit belongs to no request and no transaction, whoever woke it. */
  private detached: <T>(work: () => T) => T = (work) => work();

  constructor(
    private readonly events: OutboxRepository,
    private readonly deliveries: EventDeliveriesRepository,
    private readonly listeners: EventListenersService,
    private readonly transactions: TransactionsService,
  ) {}

  onApplicationBootstrap(): void {
    this.listeners.discover();
    this.detached = AsyncLocalStorage.snapshot();
    this.transactions.onCommitted(() => this.wake());
    this.timers = [
      setInterval(() => this.deliverWaiting(), DELIVER_WAITING_MS).unref(),
      setInterval(() => void this.extendLeases(), EXTEND_MS).unref(),
    ];
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
    await this.retrying;
    await Promise.race([this.lanes.settled(), pause(DRAIN_MS, undefined, { ref: false })]);
    this.lanes.close();
    await this.deleting;
    for (const timer of this.timers) clearInterval(timer);
    if (this.owed.size > 0) await this.events.release([...this.owed.keys()]);
  }

  /** Says that there may be something to deliver; returns at once. */
  wake(): void {
    this.wanted = true;
    if (this.running || this.stopped) return;
    this.running = this.detached(() => this.drain()).finally(() => {
      this.running = undefined;
      if (this.wanted && !this.stopped) this.wake();
    });
  }

  private deliverWaiting(): void {
    this.wake();
    if (this.finished.length > 0) this.deleteFinished();
    if (this.retrying || this.stopped) return;
    this.retrying = this.detached(() => this.retryDue()).finally(() => (this.retrying = undefined));
  }

  private async drain(): Promise<void> {
    try {
      while (this.wanted && !this.stopped) {
        this.wanted = false;
        const claimed = await this.events.claim(BATCH);
        if (claimed.length === BATCH) this.wanted = true;
        // A stalled process may get back what it still works on.
        const fresh = claimed.filter(({ id }) => !this.owed.has(id) && !this.finished.includes(id));
        await this.begin(fresh);
      }
    } catch (error) {
      this.wanted = false;
      this.logger.error(error instanceof Error ? error.stack : error);
    }
  }

  private async begin(events: ClaimedEvent[]): Promise<void> {
    for (const { id, name } of events) this.owed.set(id, this.listeners.of(name).length);
    for (const event of events) if (this.owed.get(event.id) === 0) this.finish(event.id);
    const later: NewDelivery[] = [];
    for (const event of events) {
      const [realtime, others] = split(this.listeners.of(event.name));
      if (event.attempts > MOST_CLAIMS) {
        for (const { name } of [...realtime, ...others]) later.push({ event, listener: name, error: null, delay: 0 });
        continue;
      }
      for (const listener of realtime) await this.deliver(event, listener, REALTIME_LIMIT_MS);
      for (const listener of others) {
        if (this.lanes.size(listener.lane) < MOST_IN_LANE)
          this.lanes.push(listener.lane, () => this.deliver(event, listener, LISTENER_LIMIT_MS));
        else later.push({ event, listener: listener.name, error: null, delay: 0 });
      }
    }
    if (later.length > 0) await this.handOver(later);
  }

  private async deliver(event: ClaimedEvent, listener: EventListener, limitMs: number): Promise<void> {
    try {
      await this.call(event, listener, limitMs);
      this.settle(event.id);
    } catch (error) {
      this.logger.error({ event: event.name, eventId: event.id, listener: listener.name, err: error });
      await this.handOver([{ event, listener: listener.name, error: errorSummary(error), delay: delayAfter(1) }]);
    }
  }

  /** The rows answer for these listeners from here on; where they cannot be stored, the whole event comes again. */
  private async handOver(rows: NewDelivery[]): Promise<void> {
    try {
      await this.deliveries.insert(rows);
      for (const { event } of rows) this.settle(event.id);
    } catch (error) {
      this.logger.error({ err: error });
      for (const { event } of rows) this.owed.delete(event.id);
    }
  }

  private async retryDue(): Promise<void> {
    try {
      const claimed = await this.deliveries.claim(this.listeners.all(), BATCH);
      for (const delivery of claimed) {
        const listener = this.listeners.find(delivery.event, delivery.listener);
        if (!listener || this.retried.has(delivery.id)) continue;
        this.retried.add(delivery.id);
        this.lanes.push(listener.lane, () => this.retry(delivery, listener));
      }
    } catch (error) {
      this.logger.error(error instanceof Error ? error.stack : error);
    }
  }

  private async retry(delivery: ClaimedDelivery, listener: EventListener): Promise<void> {
    const { id, eventId, attempts } = delivery;
    try {
      // Its last try ended with the process.
      if (attempts > MOST_ATTEMPTS) return await this.deliveries.bury(id, null);
      await this.call({ ...delivery, id: eventId }, listener, LISTENER_LIMIT_MS);
      await this.deliveries.delete(id);
    } catch (error) {
      this.logger.error({ event: delivery.event, eventId, listener: listener.name, attempts, err: error });
      const summary = errorSummary(error);
      await (
        attempts >= MOST_ATTEMPTS
          ? this.deliveries.bury(id, summary)
          : this.deliveries.postpone(id, delayAfter(attempts), summary)
      ).catch((err: unknown) => this.logger.error({ err }));
    } finally {
      this.retried.delete(id);
    }
  }

  private async call(
    { id, payload, requestId }: Call,
    { name, handle }: EventListener,
    limitMs: number,
  ): Promise<void> {
    const work = () => deliveryContext.run({ eventId: id, listener: name }, () => handle(payload, id));
    await requestContext.run({ requestId: requestIdFrom(requestId) }, () => within(limitMs, work()));
  }

  private settle(eventId: string): void {
    const left = this.owed.get(eventId);
    if (left === undefined) return;
    if (left > 1) this.owed.set(eventId, left - 1);
    else this.finish(eventId);
  }

  private finish(eventId: string): void {
    this.owed.delete(eventId);
    this.finished.push(eventId);
    this.deleteFinished();
  }

  private deleteFinished(): void {
    this.deleting ??= this.detached(async () => {
      // What finishes in the same turn goes in one statement.
      await new Promise((next) => setImmediate(next));
      while (this.finished.length > 0) {
        const ids = [...this.finished];
        await this.events.delete(ids);
        this.finished = this.finished.filter((id) => !ids.includes(id));
      }
    })
      .catch((error: unknown) => this.logger.error(error instanceof Error ? error.stack : error))
      .finally(() => (this.deleting = undefined));
  }

  private async extendLeases(): Promise<void> {
    const held = [...this.owed.keys(), ...this.finished];
    try {
      if (held.length > 0) await this.events.extend(held);
      if (this.retried.size > 0) await this.deliveries.extend([...this.retried]);
    } catch (error) {
      this.logger.warn({ err: error });
    }
  }
}

function split(listeners: readonly EventListener[]): [EventListener[], EventListener[]] {
  return [listeners.filter(({ realtime }) => realtime), listeners.filter(({ realtime }) => !realtime)];
}

const delayAfter = (attempts: number) => Math.min(2 ** attempts, LONGEST_DELAY_SECONDS);
