import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { EmailContent, EmailAttachment } from '../../../platform/email/index.js';
import { zoneCity } from '../../../platform/sentences/index.js';
import { AccountsService } from '../../auth/index.js';
import { regionalPath } from '../../country/index.js';
import { spokenName, type PersonCard } from '../../profiles/index.js';
import type { Pair } from '../interview-pairs.service.js';
import type { Interview } from '../interview.entity.js';
import { interviewCalendar, type CalendarMethod, type CalendarReader } from './interview-calendar.js';
import '../interview-events.js';
import { invitationTexts as texts, type InvitationFacts } from './invitation-texts.js';

type ScheduledInterview = Interview & { startsAt: Date; endsAt: Date };
type ComposeInvitation = (facts: InvitationFacts, reader: PersonCard) => EmailContent;

/**
 * Emails calendar invitations and cancellations to both people. Neither learns the other's address. They are published
 * as events, because the email settings are known elsewhere.
 */
@Injectable()
export class InterviewInvitationsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly outbox: OutboxService,
    private readonly settings: Settings,
  ) {}

  /** The agreed time; after a change, the existing calendar entry moves. */
  async invite(interview: Interview, pair: Pair, manager: EntityManager): Promise<void> {
    await this.sendBoth('request', interview, pair, interview.sequence > 0 ? texts.moved : texts.agreed, manager);
  }

  /** The cancellation, to both. */
  async cancel(interview: Interview, pair: Pair, byId: string, manager: EntityManager): Promise<void> {
    const compose: ComposeInvitation = (facts, reader) => texts.cancelled(facts, reader.id === byId, interview.word);
    await this.sendBoth('cancel', interview, pair, compose, manager);
  }

  /** The cancellation, to the one who stays; the account of the other is closed or deleted. */
  async cancelFor(interview: Interview, { family, auPair }: Pair, leaverId: string, manager: EntityManager) {
    const [stays, leaves] = family.id === leaverId ? [auPair, family] : [family, auPair];
    await this.send('cancel', agreed(interview), stays, leaves, texts.cannotCome, manager);
  }

  /** The same as a download. */
  file(interview: Interview, reader: CalendarReader): string {
    return this.calendar(interview.state === 'cancelled' ? 'cancel' : 'publish', agreed(interview), reader);
  }

  private async sendBoth(
    method: 'request' | 'cancel',
    interview: Interview,
    { family, auPair }: Pair,
    compose: ComposeInvitation,
    manager: EntityManager,
  ): Promise<void> {
    await this.send(method, agreed(interview), family, auPair, compose, manager);
    await this.send(method, agreed(interview), auPair, family, compose, manager);
  }

  private async send(
    method: 'request' | 'cancel',
    interview: ScheduledInterview,
    reader: PersonCard,
    other: PersonCard,
    compose: ComposeInvitation,
    manager: EntityManager,
  ): Promise<void> {
    const account = await this.accounts.find(reader.id);
    if (!account) return;
    const { startsAt, endsAt, id, conversationId } = interview;
    const at = (path: string) => this.settings.publicUrl + regionalPath(path, reader.region);
    const facts: InvitationFacts = {
      otherName: spokenName(other),
      mine: spokenSpan(startsAt, endsAt, reader.timeZone),
      theirs: spokenMoment(startsAt, other.timeZone),
      room: at(`/interviews/${id}/room`),
      conversation: at(`/app/messages?conversation=${conversationId}`),
    };
    const invited = { name: reader.displayName, otherName: spokenName(other), email: account.email };
    const attachment: EmailAttachment = {
      name: 'interview.ics',
      contentType: `text/calendar; charset=utf-8; method=${method.toUpperCase()}`,
      content: this.calendar(method, interview, invited),
    };
    const email = compose(facts, reader);
    await this.outbox.add(manager, 'interview.letter', {
      personId: reader.id,
      letter: email,
      attachments: [attachment],
    });
  }

  private calendar(method: CalendarMethod, interview: ScheduledInterview, reader: CalendarReader): string {
    const { productName, publicUrl, supportEmail } = this.settings;
    return interviewCalendar(method, interview, reader, { productName, site: publicUrl, organiserEmail: supportEmail });
  }
}

function agreed(interview: Interview): ScheduledInterview {
  const { startsAt, endsAt } = interview;
  if (!startsAt || !endsAt) throw new Error('Only an agreed interview has a place in calendars');
  return { ...interview, startsAt, endsAt };
}

/** "6:30 pm", with a plain space, because calendar and email programs show others as boxes. */
const clockOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
    .format(at)
    .replace(/\s/g, ' ');

const partOfDay = (at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, ...options }).format(at);

/** "Monday 23 November, 6:30 pm to 7:00 pm (Sydney time)". */
function spokenSpan(startsAt: Date, endsAt: Date, timeZone: string): string {
  const day = partOfDay(startsAt, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  return `${day}, ${clockOf(startsAt, timeZone)} to ${clockOf(endsAt, timeZone)} (${zoneCity(timeZone)} time)`;
}

/** "8:30 am on Monday". */
const spokenMoment = (at: Date, timeZone: string): string =>
  `${clockOf(at, timeZone)} on ${partOfDay(at, timeZone, { weekday: 'long' })}`;
