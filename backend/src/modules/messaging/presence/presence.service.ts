import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { LastSeenRepository } from './last-seen.repository.js';

/** Reloading a page within this time does not count as leaving. */
const GRACE_MS = 2_000;
/** The first person to come or go is announced at once; those who follow within this time are announced together. */
const PAUSE_MS = 250;
const BEAT_MS = 5 * 60_000;
const MOST_PARTNERS = 200;

/** Announces who is online. Only people with whom they have exchanged messages see it. */
@Injectable()
export class PresenceService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Presence');
  /** People whom this process has announced as online. Another process may announce them again, which does no harm. */
  private readonly announced = new Set<string>();
  private readonly arriving = new Set<string>();
  private announcing = false;
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private readonly departed = new Set<string>();
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
  arrived(userId: string): void {
    clearTimeout(this.leaving.get(userId));
    this.leaving.delete(userId);
    this.arriving.add(userId);
    this.announceSoon();
  }

  /** A socket of this person is closed. If none is left a moment later, the person is offline. */
  left(userId: string): void {
    clearTimeout(this.leaving.get(userId));
    const timer = setTimeout(() => {
      this.leaving.delete(userId);
      this.departed.add(userId);
      this.announceSoon();
    }, GRACE_MS);
    this.leaving.set(userId, timer.unref());
  }

  private announceSoon(): void {
    if (!this.announcing) void this.announceAll();
  }

  /** Announces many people with few statements when everyone reconnects at once. */
  private async announceAll(): Promise<void> {
    this.announcing = true;
    while (this.arriving.size > 0 || this.departed.size > 0) {
      const [departed, arriving] = [[...this.departed], [...this.arriving]];
      this.departed.clear();
      this.arriving.clear();
      if (departed.length > 0) this.inBackground(this.markGoneUnlessBack(departed));
      if (arriving.length > 0) this.inBackground(this.announce(arriving));
      await pause(PAUSE_MS, undefined, { ref: false });
    }
    this.announcing = false;
  }

  private async announce(userIds: string[]): Promise<void> {
    await this.lastSeen.touch(userIds);
    const fresh = userIds.filter((userId) => !this.announced.has(userId));
    for (const userId of fresh) this.announced.add(userId);
    if (fresh.length > 0) await this.notify(fresh, true);
  }

  private async markGoneUnlessBack(userIds: string[]): Promise<void> {
    // Before the check: their last socket may close at another process, whose announcement this one does not see.
    for (const userId of userIds) this.announced.delete(userId);
    const online = await this.realtime.online(userIds);
    const gone = userIds.filter((userId) => !online.has(userId));
    if (gone.length === 0) return;
    await this.lastSeen.touch(gone);
    await this.notify(gone, false);
  }

  private async notify(userIds: string[], online: boolean): Promise<void> {
    for (const { userId, lastSeenAt, partners } of await this.lastSeen.seenBy(userIds, MOST_PARTNERS))
      this.realtime.emitToUsers(partners, 'presence', {
        userId,
        online,
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
      });
  }

  private async touchEveryoneHere(): Promise<void> {
    await this.lastSeen.touch(this.realtime.identitiesHere().map((identity) => identity.userId));
  }

  /** Presence is optional: a failure is only logged. */
  private inBackground(work: Promise<void>): void {
    work.catch((err: unknown) => this.logger.warn({ err }));
  }
}
