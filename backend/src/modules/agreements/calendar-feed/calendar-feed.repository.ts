import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { areHiddenSql } from '../../profiles/index.js';
import type { CalendarInterview } from '../../interviews/index.js';
import { CalendarFeed } from './calendar-feed.entity.js';

/** More than this of each kind no calendar shows; the newest are kept. */
const MOST = 200;

export interface FeedInterview extends CalendarInterview {
  partnerId: string;
  isCancelled: boolean;
}

export interface FeedPlacement {
  id: string;
  partnerId: string;
  /** ISO dates; the last day belongs to it. */
  startsOn: string;
  lastDay: string;
  isCancelled: boolean;
  endedEarly: boolean;
  changedAt: Date;
}

const INTERVIEWS = `
  SELECT id, starts_at AS "startsAt", ends_at AS "endsAt", sequence, changed_at AS "changedAt",
    CASE family_id WHEN $1 THEN au_pair_id ELSE family_id END AS "partnerId", state = 'cancelled' AS "isCancelled"
  FROM interviews
  WHERE $1 IN (family_id, au_pair_id) AND state IN ('scheduled', 'done', 'cancelled') AND starts_at >= $2
    AND NOT ${areHiddenSql('family_id', 'au_pair_id')}
  ORDER BY starts_at DESC LIMIT ${MOST}`;

/** Those that both have signed, also once they are cancelled. */
const PLACEMENTS = `
  SELECT id, CASE family_id WHEN $1 THEN au_pair_id ELSE family_id END AS "partnerId",
    to_char(starts_on, 'YYYY-MM-DD') AS "startsOn", to_char(coalesce(ended_on, ends_on), 'YYYY-MM-DD') AS "lastDay",
    state = 'cancelled' AS "isCancelled", state = 'ended_early' AS "endedEarly", changed_at AS "changedAt"
  FROM agreements
  WHERE $1 IN (family_id, au_pair_id) AND confirmed_at IS NOT NULL AND coalesce(ended_on, ends_on) >= $2::date
  ORDER BY starts_on DESC LIMIT ${MOST}`;

@Injectable()
export class CalendarFeedRepository {
  constructor(@InjectRepository(CalendarFeed) private readonly feeds: Repository<CalendarFeed>) {}

  ofPerson(personId: string): Promise<CalendarFeed | null> {
    return this.feeds.findOneBy({ personId });
  }

  bySerial(serial: string): Promise<CalendarFeed | null> {
    return this.feeds.findOneBy({ serial });
  }

  async save(feed: CalendarFeed): Promise<void> {
    await this.feeds.upsert(feed, ['personId']);
  }

  async remove(personId: string): Promise<void> {
    await this.feeds.delete({ personId });
  }

  /** With an agreed time from `since` on; none with people who are hidden. */
  interviews(personId: string, since: Date): Promise<FeedInterview[]> {
    return this.feeds.query<FeedInterview[]>(INTERVIEWS, [personId, since]);
  }

  placements(personId: string, since: Date): Promise<FeedPlacement[]> {
    return this.feeds.query<FeedPlacement[]>(PLACEMENTS, [personId, since]);
  }
}
