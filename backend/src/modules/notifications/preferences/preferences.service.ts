import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { PeopleService } from '../../profiles/index.js';
import { CHOSEN_GROUPS, isChosen, type NotificationGroup } from '../notification-types/index.js';
import { messages } from '../texts.js';
import {
  toTimeOfDay,
  minuteOf,
  type NotificationSettingsDto,
  type NotificationSettingsInput,
} from './notification-settings.dto.js';
import { PreferencesRepository, type Channels } from './preferences.repository.js';
import { quietUntil, USUAL_QUIET_TIME } from './quiet-time.js';

const EVERYWHERE: Channels = { email: true, push: true };

/** Notification settings and quiet hours. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly people: PeopleService,
    private readonly transactions: TransactionsService,
  ) {}

  async read(personId: string): Promise<NotificationSettingsDto> {
    const [chosen, quiet, person] = await Promise.all([
      this.preferences.chosen(personId),
      this.preferences.quietTime(personId),
      this.people.cardOf(personId),
    ]);
    const { on, fromMinute, untilMinute } = quiet ?? USUAL_QUIET_TIME;
    return {
      groups: CHOSEN_GROUPS.map((group) => ({
        group,
        ...messages.groups[group],
        ...(chosen.get(group) ?? EVERYWHERE),
      })),
      quietHours: {
        on,
        from: toTimeOfDay(fromMinute),
        until: toTimeOfDay(untilMinute),
      },
      timeZone: person?.timeZone ?? null,
    };
  }

  /** Changes the given values and leaves the rest. */
  async change(
    personId: string,
    { groups = [], quietHours }: NotificationSettingsInput,
  ): Promise<NotificationSettingsDto> {
    await this.transactions.run(async (manager) => {
      for (const { group, email, push } of groups)
        await this.preferences.choose(personId, group, { email, push }, manager);
      if (quietHours) {
        const { on, from, until } = quietHours;
        const quiet = { on, fromMinute: minuteOf(from), untilMinute: minuteOf(until) };
        await this.preferences.setQuietTime(personId, quiet, manager);
      }
    });
    return this.read(personId);
  }

  async channelsFor(personId: string, group: NotificationGroup): Promise<Channels> {
    if (!isChosen(group)) return EVERYWHERE;
    return (await this.preferences.chosen(personId)).get(group) ?? EVERYWHERE;
  }

  async stopMails(personId: string, group: NotificationGroup): Promise<void> {
    await this.preferences.stopMails(personId, group);
  }

  /** When this person may be notified: `now`, or the end of their quiet hours. */
  async nextMoment(personId: string, now: Date): Promise<Date> {
    const [quiet, person] = await Promise.all([this.preferences.quietTime(personId), this.people.cardOf(personId)]);
    return (person && quietUntil(now, person.timeZone, quiet ?? USUAL_QUIET_TIME)) ?? now;
  }
}
