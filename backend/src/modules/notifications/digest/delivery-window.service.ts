import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { PreferencesService } from '../preferences/preferences.service.js';

/** A person who is online themself sees messages in the product; unread ones are checked again later. */
const WHILE_HERE_MS = 15 * 60_000;

/** Whether a person may be notified outside the product now. */
@Injectable()
export class DeliveryWindowService {
  constructor(
    private readonly realtime: RealtimeService,
    private readonly preferences: PreferencesService,
    private readonly clock: ClockService,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** When to retry: they are online, and not only their co-parent, or in their quiet hours. Null if they may be notified now. */
  async waitsUntil(personId: string): Promise<Date | null> {
    const now = this.now();
    if ((await this.realtime.accountSocketCount(personId)) > 0) return new Date(now.getTime() + WHILE_HERE_MS);
    const moment = await this.preferences.nextMoment(personId, now);
    return moment > now ? moment : null;
  }
}
