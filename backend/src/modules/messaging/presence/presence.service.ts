import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { LastSeenRepository } from './last-seen.repository.js';

/** A page that is loaded again is not someone who left. */
const GRACE_MS = 2_000;
const BEAT_MS = 5 * 60_000;
const MOST_PARTNERS = 200;

/** Who is here. Told only to people with whom something has been written. */
@Injectable()
export class PresenceService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Presence');
  /** Those whom this process has said to be here; another process may say so again, which does no harm. */
  private readonly announced = new Set<string>();
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private beat: NodeJS.Timeout | undefined;

  constructor(
    private readonly realtime: RealtimeService,
    private readonly lastSeen: LastSeenRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.beat = setInterval(() => this.inBackground(this.touchEveryoneHere()), BEAT_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.beat);
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.leaving.clear();
  }

  /** A socket of this person has connected. */
  async arrived(userId: string): Promise<void> {
    clearTimeout(this.leaving.get(userId));
    this.leaving.delete(userId);
    await this.lastSeen.touch([userId]);
    if (this.announced.has(userId)) return;
    this.announced.add(userId);
    await this.tell(userId, true);
  }

  /** A socket of this person is gone; they are, too, if none is left a moment later. */
  left(userId: string): void {
    clearTimeout(this.leaving.get(userId));
    const timer = setTimeout(() => {
      this.leaving.delete(userId);
      this.inBackground(this.markGoneUnlessBack(userId));
    }, GRACE_MS);
    this.leaving.set(userId, timer.unref());
  }

  private async markGoneUnlessBack(userId: string): Promise<void> {
    if ((await this.realtime.socketCount(userId)) > 0) return;
    this.announced.delete(userId);
    await this.lastSeen.touch([userId]);
    await this.tell(userId, false);
  }

  private async tell(userId: string, online: boolean): Promise<void> {
    const lastSeenAt = (await this.lastSeen.when(userId))?.toISOString() ?? null;
    const partners = await this.lastSeen.partners(userId, MOST_PARTNERS);
    this.realtime.emitToUsers(partners, 'presence', { userId, online, lastSeenAt });
  }

  private async touchEveryoneHere(): Promise<void> {
    await this.lastSeen.touch(this.realtime.identitiesHere().map((identity) => identity.userId));
  }

  /** Presence is a courtesy: where it fails, the log says so and no one else notices. */
  private inBackground(work: Promise<void>): void {
    work.catch((err: unknown) => this.logger.warn({ err }));
  }
}
