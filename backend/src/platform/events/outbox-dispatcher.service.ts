import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DueWorkService, TransactionsService } from '../database/index.js';
import { errorSummary } from '../errors/index.js';
import { DeliveryLanes } from './delivery-lanes.js';
import { DeliveryRetriesService } from './delivery-retries.service.js';
import { EventDeliveriesRepository, type NewDelivery } from './event-deliveries.repository.js';
import { EventListenersService, type EventListener } from './event-listeners.service.js';
import { callListener, delayAfter, LISTENER_LIMIT_MS } from './listener-call.js';
import { OutboxRepository, type ClaimedEvent } from './outbox.repository.js';

const BATCH = 100;
const EXTEND_MS = 3_000;
/** Concurrent lanes: each may hold a connection of the pool. */
const LANES_AT_ONCE = 3;
/** Beyond this a lane's events are stored as deliveries, so that memory stays bounded and sockets never wait. */
const MOST_IN_LANE = 1_000;
const REALTIME_LIMIT_MS = 5_000;
/** An event claimed more often has crashed its process each time: its listeners are tried one by one. */
const MOST_CLAIMS = 3;
const DRAIN_MS = 10_000;
/** Finished events are deleted in batches after this delay. */
const DELETE_AFTER_MS = 250;

/**
 * Delivers outbox events right after the commit, and those left by other processes once they are due. Realtime
 * listeners come first, in order. Every other listener has its lane, and one that fails gets a row in
 * `event_deliveries`: no listener waits for, or repeats because of, another one.
 */
@Injectable()
export class OutboxDispatcherService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly lanes = new DeliveryLanes(LANES_AT_ONCE);
  /** Claimed events, with the number of unfinished listeners. */
  private readonly unfinishedListeners = new Map<string, number>();
  /** Events leased to this process at storing, not started yet. */
  private handedOver: ClaimedEvent[] = [];
  private finished: string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private retrying: Promise<void> | undefined;
  private deleting: Promise<void> | undefined;
  private wanted = false;
  private stopped = false;
  /** Runs work outside of the request and transaction that triggered it. */
  private detached: <T>(work: () => T) => T = (work) => work();

  constructor(
    private readonly events: OutboxRepository,
    private readonly deliveries: EventDeliveriesRepository,
    private readonly retries: DeliveryRetriesService,
    private readonly listeners: EventListenersService,
    private readonly transactions: TransactionsService,
    private readonly dueWork: DueWorkService,
  ) {}

  onApplicationBootstrap(): void {
    this.listeners.discover();
    this.detached = AsyncLocalStorage.snapshot();
    this.transactions.onCommitted(() => this.wake());
    this.dueWork.watch<boolean>('events', this.events.dueSql, (due) => this.deliverWaiting(due));
    this.dueWork.watch<boolean>('deliveries', this.deliveries.dueSql, (due) => due && this.retryWaiting());
    this.timer = setInterval(() => void this.extendLeases(), EXTEND_MS).unref();
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
    await this.retrying;
    await Promise.race([this.lanes.settled(), pause(DRAIN_MS, undefined, { ref: false })]);
    this.lanes.close();
    await this.deleting;
    clearInterval(this.timer);
    if (this.unfinishedListeners.size > 0) await this.events.release([...this.unfinishedListeners.keys()]);
  }

  /** Checks for events to deliver; returns at once. */
  wake(): void {
    this.wanted = true;
    if (this.running || this.stopped) return;
    this.running = this.detached(() => this.drain()).finally(() => {
      this.running = undefined;
      if (this.wanted && !this.stopped) this.wake();
    });
  }

  /**
   * Delivers a committed event that was stored with a lease to this process, which needs no claim. Events of one turn
   * of the event loop start together, in order of storing.
   */
  deliver(event: ClaimedEvent): void {
    // Its lease expires, and another process claims it.
    if (this.stopped) return;
    if (this.handedOver.push(event) > 1) return;
    setImmediate(() => {
      const events = this.handedOver.sort((a, b) => Number(a.id) - Number(b.id));
      this.handedOver = [];
      void this.detached(() => this.begin(events));
    });
  }

  private deliverWaiting(due: boolean): void {
    if (due) this.wake();
    if (this.finished.length > 0) this.deleteFinished();
  }

  private retryWaiting(): void {
    if (this.retrying || this.stopped) return;
    this.retrying = this.detached(() => this.retries.begin(this.lanes)).finally(() => (this.retrying = undefined));
  }

  private async drain(): Promise<void> {
    try {
      while (this.wanted && !this.stopped) {
        this.wanted = false;
        const claimed = await this.events.claim(BATCH);
        if (claimed.length === BATCH) this.wanted = true;
        // A stalled process may claim events that it is still working on.
        const fresh = claimed.filter(({ id }) => !this.unfinishedListeners.has(id) && !this.finished.includes(id));
        await this.begin(fresh);
      }
    } catch (error) {
      this.wanted = false;
      this.logger.error(error instanceof Error ? error.stack : error);
    }
  }

  private async begin(events: ClaimedEvent[]): Promise<void> {
    for (const { id, name } of events) this.unfinishedListeners.set(id, this.listeners.of(name).length);
    for (const event of events) if (this.unfinishedListeners.get(event.id) === 0) this.finish(event.id);
    const later: NewDelivery[] = [];
    for (const event of events) {
      const [realtime, others] = split(this.listeners.of(event.name));
      if (event.attempts > MOST_CLAIMS) {
        for (const { name } of [...realtime, ...others]) later.push({ event, listener: name, error: null, delay: 0 });
        continue;
      }
      for (const listener of realtime) await this.run(event, listener, REALTIME_LIMIT_MS);
      for (const listener of others) {
        if (this.lanes.size(listener.lane) < MOST_IN_LANE)
          this.lanes.push(listener.lane, () => this.run(event, listener, LISTENER_LIMIT_MS));
        else later.push({ event, listener: listener.name, error: null, delay: 0 });
      }
    }
    if (later.length > 0) await this.handOver(later);
  }

  private async run(event: ClaimedEvent, listener: EventListener, limitMs: number): Promise<void> {
    try {
      await callListener(event, listener, limitMs);
      this.settle(event.id);
    } catch (error) {
      this.logger.error({ event: event.name, eventId: event.id, listener: listener.name, err: error });
      await this.handOver([{ event, listener: listener.name, error: errorSummary(error), delay: delayAfter(1) }]);
    }
  }

  /** From here on the rows represent these listeners; if they cannot be stored, the whole event is repeated. */
  private async handOver(rows: NewDelivery[]): Promise<void> {
    try {
      await this.deliveries.insert(rows);
      for (const { event } of rows) this.settle(event.id);
    } catch (error) {
      this.logger.error({ err: error });
      for (const { event } of rows) this.unfinishedListeners.delete(event.id);
    }
  }

  private settle(eventId: string): void {
    const left = this.unfinishedListeners.get(eventId);
    if (left === undefined) return;
    if (left > 1) this.unfinishedListeners.set(eventId, left - 1);
    else this.finish(eventId);
  }

  private finish(eventId: string): void {
    this.unfinishedListeners.delete(eventId);
    this.finished.push(eventId);
    this.deleteFinished();
  }

  private deleteFinished(): void {
    this.deleting ??= this.detached(async () => {
      await pause(DELETE_AFTER_MS);
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
    const held = [...this.unfinishedListeners.keys(), ...this.finished];
    try {
      if (held.length > 0) await this.events.extend(held);
      await this.retries.extendLeases();
    } catch (error) {
      this.logger.warn({ err: error });
    }
  }
}

function split(listeners: readonly EventListener[]): [EventListener[], EventListener[]] {
  return [listeners.filter(({ realtime }) => realtime), listeners.filter(({ realtime }) => !realtime)];
}
