import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CachedValues, TransactionsService, violatedConstraint } from '../../../platform/database/index.js';
import { PushSubscription } from './push-subscription.entity.js';

/** A person's first device is announced; a process that missed it is correct after this. */
const CACHE_MS = 60_000;

type NewPushSubscription = Pick<PushSubscription, 'personId' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth' | 'device'>;

@Injectable()
export class PushSubscriptionsRepository {
  /** Read for every message. Only "none" is cached, because a subscription can disappear in many ways. */
  private readonly haveAny = new CachedValues<boolean>(
    (personId) => this.dataSource.manager.existsBy(PushSubscription, { personId }),
    (hasAny) => !hasAny,
    CACHE_MS,
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionsService,
  ) {}

  async hasAny(personId: string): Promise<boolean> {
    return this.haveAny.read(personId);
  }

  /** A person has a new subscription, in this process or another. */
  forget(personId: string): void {
    this.haveAny.forget(personId);
  }

  /** Newest first. */
  async of(personId: string): Promise<PushSubscription[]> {
    return this.dataSource.manager.find(PushSubscription, { where: { personId }, order: { createdAt: 'DESC' } });
  }

  async find(id: string): Promise<PushSubscription | null> {
    return this.dataSource.manager.findOneBy(PushSubscription, { id });
  }

  /** A browser has one address, which belongs to the person who subscribed last. Keeps a person's newest `most`. */
  async put(subscription: NewPushSubscription, most: number): Promise<PushSubscription> {
    return this.transactions.run(async (manager) => {
      await manager.upsert(PushSubscription, subscription, ['endpoint']);
      await manager.query(
        `DELETE FROM push_subscriptions WHERE id IN (
           SELECT id FROM push_subscriptions WHERE person_id = $1 ORDER BY created_at DESC, id OFFSET $2)`,
        [subscription.personId, most],
      );
      return manager.findOneByOrFail(PushSubscription, { endpoint: subscription.endpoint });
    });
  }

  /** Replaces an old address, or removes it if the new one is stored already. Idempotent; false if neither is known. */
  async renew(
    old: Pick<PushSubscription, 'endpoint' | 'auth'>,
    fresh: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
  ): Promise<boolean> {
    const { affected } = await this.transactions
      .run((manager) => manager.update(PushSubscription, old, fresh))
      .catch((error: unknown) => {
        if (violatedConstraint(error) === null) throw error;
        return this.dataSource.manager.delete(PushSubscription, old);
      });
    return (affected ?? 0) > 0 || this.dataSource.manager.existsBy(PushSubscription, fresh);
  }

  /** False if it does not exist or belongs to someone else. */
  async remove(personId: string, id: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(PushSubscription, { id, personId });
    return (affected ?? 0) > 0;
  }

  async removeGone(id: string): Promise<void> {
    await this.dataSource.manager.delete(PushSubscription, { id });
  }

  async removeOfSessions(sessionIds: string[]): Promise<void> {
    await this.dataSource.query('DELETE FROM push_subscriptions WHERE session_id = ANY($1)', [sessionIds]);
  }

  async recordDelivery(id: string, now: Date): Promise<void> {
    await this.dataSource.manager.update(PushSubscription, { id }, { lastToldAt: now, failingSince: null });
  }

  async noteFailed(id: string, now: Date): Promise<void> {
    await this.dataSource.query(
      'UPDATE push_subscriptions SET failing_since = coalesce(failing_since, $2) WHERE id = $1',
      [id, now],
    );
  }
}
