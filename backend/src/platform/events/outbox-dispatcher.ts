import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Transactions } from '../database/index.js';
import { requestContext, requestIdFrom } from '../http/index.js';
import { DOMAIN_EVENT_KEY, type DomainEventName, type DomainEventPayload } from './domain-events.js';
import { OutboxRepository, type ClaimedEvent } from './outbox.repository.js';

type Listener = (payload: object, eventId: string) => Promise<void> | void;

const BATCH = 100;
const SWEEP_MS = 1_000;
const LONGEST_DELAY_SECONDS = 600;

/**
 * Delivers outbox events to their listeners, in order, right after the commit. The sweep finds what a killed
 * process left behind. One run at a time keeps the order within this process.
 */
@Injectable()
export class OutboxDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly listeners = new Map<string, Listener[]>();
  private sweep: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wanted = false;
  private stopped = false;

  constructor(
    private readonly events: OutboxRepository,
    private readonly transactions: Transactions,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.findListeners();
    this.transactions.onCommitted(() => this.wake());
    this.sweep = setInterval(() => this.wake(), SWEEP_MS).unref();
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.sweep);
    await this.running;
  }

  /**
   * For whoever listens to a whole table of events; a single one is `@OnDomainEvent`. To be called in `onModuleInit`.
   * `eventId` is the same when an event is delivered again, and belongs to no other event.
   */
  listen<Name extends DomainEventName>(
    name: Name,
    listener: (payload: DomainEventPayload<Name>, eventId: string) => Promise<void> | void,
  ): void {
    this.addListener(name, listener as Listener);
  }

  /** Says that there may be something to deliver; returns at once. */
  wake(): void {
    this.wanted = true;
    if (this.running || this.stopped) return;
    this.running = this.drain().finally(() => {
      this.running = undefined;
      if (this.wanted && !this.stopped) this.wake();
    });
  }

  private async drain(): Promise<void> {
    try {
      while (this.wanted && !this.stopped) {
        this.wanted = false;
        const claimed = await this.events.claim(BATCH);
        if (claimed.length === BATCH) this.wanted = true;
        await this.deliverAll(claimed);
      }
    } catch (error) {
      this.wanted = false;
      this.logger.error(error instanceof Error ? error.stack : error);
    }
  }

  private async deliverAll(claimed: ClaimedEvent[]): Promise<void> {
    const delivered: string[] = [];
    for (const event of claimed) if (await this.deliver(event)) delivered.push(event.id);
    if (delivered.length > 0) await this.events.delete(delivered);
  }

  private async deliver(event: ClaimedEvent): Promise<boolean> {
    try {
      await requestContext.run({ requestId: requestIdFrom(event.requestId) }, async () => {
        for (const listener of this.listeners.get(event.name) ?? []) await listener(event.payload, event.id);
      });
      return true;
    } catch (error) {
      this.logger.error({ event: event.name, eventId: event.id, attempts: event.attempts, err: error });
      await this.events.postpone(event.id, Math.min(2 ** event.attempts, LONGEST_DELAY_SECONDS));
      return false;
    }
  }

  private findListeners(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      const provider = instance as Record<string, Listener>;
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const handler = provider[method];
        const name = handler && this.reflector.get<string | undefined>(DOMAIN_EVENT_KEY, handler);
        if (!handler || !name) continue;
        this.addListener(name, handler.bind(provider));
      }
    }
  }

  private addListener(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
}
