import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { PreferencesService } from '../preferences/preferences.service.js';

/** Someone who is here sees their messages; whether they are still unread is asked again later. */
const WHILE_HERE_MS = 15 * 60_000;

/** Whether a person may be told now, outside the product. */
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

  /** When to try again: they are here, or it is their night. Null when they may be told now. */
  async waitsUntil(personId: string): Promise<Date | null> {
    const now = this.now();
    if ((await this.realtime.online([personId])).size > 0) return new Date(now.getTime() + WHILE_HERE_MS);
    const moment = await this.preferences.nextMoment(personId, now);
    return moment > now ? moment : null;
  }
}
