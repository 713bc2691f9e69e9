import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { NotificationGroup } from '../notification-types/index.js';
import { NotificationPreference } from './notification-preference.entity.js';
import { QuietHours } from './quiet-hours.entity.js';
import type { QuietTime } from './quiet-time.js';

/** The channels for a group, in addition to the product itself. */
export interface Channels {
  email: boolean;
  push: boolean;
}

@Injectable()
export class PreferencesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The person's choices; groups without a choice are left out. */
  async chosen(personId: string): Promise<Map<string, Channels>> {
    const rows = await this.dataSource.manager.findBy(NotificationPreference, { personId });
    return new Map(rows.map(({ kindGroup, email, push }) => [kindGroup, { email, push }]));
  }

  async choose(
    personId: string,
    kindGroup: NotificationGroup,
    channels: Channels,
    manager: EntityManager,
  ): Promise<void> {
    await manager.upsert(NotificationPreference, { personId, kindGroup, ...channels }, ['personId', 'kindGroup']);
  }

  /** Switches emails of a group off; its push stays as it is. */
  async stopMails(personId: string, kindGroup: NotificationGroup): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO notification_preferences (person_id, kind_group, email, push) VALUES ($1, $2, false, true)
       ON CONFLICT (person_id, kind_group) DO UPDATE SET email = false`,
      [personId, kindGroup],
    );
  }

  /** Null if the person has not changed the default. */
  async quietTime(personId: string): Promise<QuietTime | null> {
    return this.dataSource.manager.findOneBy(QuietHours, { personId });
  }

  async setQuietTime(personId: string, quiet: QuietTime, manager: EntityManager): Promise<void> {
    await manager.upsert(QuietHours, { personId, ...quiet }, ['personId']);
  }
}
