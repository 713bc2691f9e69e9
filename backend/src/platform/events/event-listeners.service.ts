import { Injectable } from '@nestjs/common';
import { DecoratedMethodsService } from '../discovery/index.js';
import {
  DOMAIN_EVENT_KEY,
  type DomainEventName,
  type DomainEventPayload,
  type ListenerMetadata,
  type ListenerName,
  type ListenerOptions,
} from './domain-events.js';

type Handle = (payload: object, eventId: string) => Promise<void> | void;

export interface EventListener {
  event: string;
  name: string;
  lane: string;
  realtime: boolean;
  handle: Handle;
}

/** The listeners of each event: methods with `@OnDomainEvent`, and those added here. */
@Injectable()
export class EventListenersService {
  private readonly byEvent = new Map<string, EventListener[]>();

  constructor(private readonly methods: DecoratedMethodsService) {}

  /** For listeners of many events; otherwise use `@OnDomainEvent`. Call it in `onModuleInit`. */
  add<Name extends DomainEventName>(
    event: Name,
    name: ListenerName,
    handle: (payload: DomainEventPayload<Name>, eventId: string) => Promise<void> | void,
    options: ListenerOptions = {},
  ): void {
    this.register({ ...options, event, name }, handle as Handle);
  }

  of(event: string): readonly EventListener[] {
    return this.byEvent.get(event) ?? [];
  }

  find(event: string, name: string): EventListener | undefined {
    return this.of(event).find((listener) => listener.name === name);
  }

  all(): EventListener[] {
    return [...this.byEvent.values()].flat();
  }

  /** Finds the methods with `@OnDomainEvent`. Throws if two listeners of one event have the same name. */
  discover(): void {
    for (const { metadata, call } of this.methods.find<ListenerMetadata, Handle>(DOMAIN_EVENT_KEY))
      this.register(metadata, call);
  }

  private register({ event, name, realtime = false }: ListenerMetadata, handle: Handle): void {
    if (this.find(event, name)) throw new Error(`Two listeners of ${event} are called ${name}`);
    const lane = name.slice(0, name.indexOf('.'));
    this.byEvent.set(event, [...this.of(event), { event, name, lane, realtime, handle }]);
  }
}
