import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CalendarDate } from '../calendar-dates/calendar-date.entity.js';
import { CalendarDatesRepository } from '../calendar-dates/calendar-dates.repository.js';
import type { HoursClause } from '../terms/agreement-terms.dto.js';
import { CalendarFeed } from './calendar-feed.entity.js';

/** Calendars show at most this many of each kind; the newest are kept. */
const MOST = 200;

export interface FeedPlacement {
  id: string;
  partnerId: string;
  /** ISO dates; the last day is inclusive. */
  startsOn: string;
  lastDay: string;
  isCancelled: boolean;
  endedEarly: boolean;
  changedAt: Date;
  /** Whether the person of the feed is the family. */
  isFamily: boolean;
  /** IANA name of the family's time zone. */
  timeZone: string;
  /** The signed week; null for an imported agreement without terms. */
  hours: HoursClause | null;
  /** All of them, in every state. */
  dates: readonly CalendarDate[];
}

/** Agreements that both have signed, including cancelled ones. */
const PLACEMENTS = `
  SELECT id, CASE family_id WHEN $1 THEN au_pair_id ELSE family_id END AS "partnerId",
    to_char(starts_on, 'YYYY-MM-DD') AS "startsOn", to_char(coalesce(ended_on, ends_on), 'YYYY-MM-DD') AS "lastDay",
    state = 'cancelled' AS "isCancelled", state = 'ended_early' AS "endedEarly", changed_at AS "changedAt",
    family_id = $1 AS "isFamily", time_zone AS "timeZone", version.terms -> 'hours' AS hours
  FROM agreements
  LEFT JOIN agreement_versions version ON version.agreement_id = id AND version.number = current_version
  WHERE $1 IN (family_id, au_pair_id) AND confirmed_at IS NOT NULL AND coalesce(ended_on, ends_on) >= $2::date
  ORDER BY starts_on DESC LIMIT ${MOST}`;

@Injectable()
export class CalendarFeedRepository {
  constructor(
    @InjectRepository(CalendarFeed) private readonly feeds: Repository<CalendarFeed>,
    private readonly dates: CalendarDatesRepository,
  ) {}

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

  async placements(personId: string, since: Date): Promise<FeedPlacement[]> {
    const placements = await this.feeds.query<Omit<FeedPlacement, 'dates'>[]>(PLACEMENTS, [personId, since]);
    const dates = await this.dates.ofPlacements(placements.map(({ id }) => id));
    return placements.map((one) => ({ ...one, dates: dates.filter(({ agreementId }) => agreementId === one.id) }));
  }
}
