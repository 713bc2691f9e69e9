import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { AccountsService } from '../../auth/index.js';
import { InterviewFactsService } from '../../interviews/index.js';
import { PeopleService, spokenName, type PersonCard } from '../../profiles/index.js';
import { CalendarFeedAddressService } from './calendar-feed-address.service.js';
import type { CalendarFeedDto } from './calendar-feed.dto.js';
import type { CalendarFeed } from './calendar-feed.entity.js';
import { CalendarFeedRepository } from './calendar-feed.repository.js';
import { feedCalendar } from './feed-calendar.js';
import { LandingsRegistry } from './landings.registry.js';
import { calendarFeedTexts } from './texts.js';

/** Older events stay in the calendars that already have them. */
const PAST_MS = 90 * 86_400_000;

/** A member's interviews and placements, for calendar apps that poll them. */
@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly addresses: CalendarFeedAddressService,
    private readonly accounts: AccountsService,
    private readonly people: PeopleService,
    private readonly interviews: InterviewFactsService,
    private readonly landings: LandingsRegistry,
    private readonly limits: RateLimitsService,
    private readonly settings: Settings,
    private readonly clock: ClockService,
  ) {}

  async ofPerson(personId: string): Promise<CalendarFeedDto> {
    return this.shown(await this.feeds.ofPerson(personId));
  }

  /** Replaces the address; the old one stops working. */
  async renew(personId: string): Promise<CalendarFeedDto> {
    const feed = { personId, serial: randomUUID(), createdAt: this.clock.now() };
    await this.feeds.save(feed);
    return this.shown(feed);
  }

  async revoke(personId: string): Promise<void> {
    await this.feeds.remove(personId);
  }

  /** The iCalendar file. Throws `not_found` for an invalid address, and `rate_limited`. */
  async file(token: string): Promise<string> {
    const serial = this.addresses.read(token);
    const feed = serial === null ? null : await this.feeds.bySerial(serial);
    if (!feed) throw new DomainError('not_found');
    const { personId } = feed;
    await this.limits.consume('calendar-feed', personId);
    const status = await this.accounts.statusOf(personId);
    if (!status || status.closure) throw new DomainError('not_found');
    const since = new Date(this.clock.now().getTime() - PAST_MS);
    const interviews = await this.interviews.agreedOf(personId, since);
    const placements = await this.feeds.placements(personId, since);
    const landings = await this.landings.ofPerson(personId, since);
    const cards = await this.people.cardsFor(
      personId,
      [...interviews, ...placements, ...landings].map(({ partnerId }) => partnerId),
    );
    const nameOf = (id: string) => spokenNameOf(cards.get(id));
    const { productName, publicUrl: site, supportEmail: organiserEmail } = this.settings;
    return feedCalendar({ interviews, placements, landings }, nameOf, { productName, site, organiserEmail });
  }

  private shown(feed: CalendarFeed | null): CalendarFeedDto {
    return {
      address: feed && this.addresses.addressOf(feed.serial),
      createdAt: feed && feed.createdAt.toISOString(),
    };
  }
}

const spokenNameOf = (card: PersonCard | undefined): string =>
  card ? spokenName(card) : calendarFeedTexts.formerMember;
