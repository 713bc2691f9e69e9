import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { JobQueueService } from '../../platform/jobs/index.js';
import { uuidFrom } from '../../platform/tokens/index.js';
import { OnBehalfMessagesService } from '../messaging/index.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import type { Agreement } from './agreement.entity.js';
import { AgreementsRepository } from './agreements.repository.js';
import { messages } from './texts.js';

declare module '../../platform/jobs/jobs.js' {
  interface Jobs {
    'agreements.announce': { agreementId: string };
    /** As the previous release named it: goes with the next release. */
    'arrangements.tell-others': { arrangementId: string };
  }
}

const MONTH = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const inMonths = (day: string | null) => MONTH.format(new Date(`${day ?? ''}T00:00:00Z`));
/** Older conversations do not need the news. */
const STILL_OPEN_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** After a match, tells the members' other conversation partners, unless they opted out. */
@Injectable()
export class AgreementAnnouncementJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly correspondence: OnBehalfMessagesService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    const options = { retries: 8, retryAfterSeconds: 20, timeoutSeconds: 120 };
    this.jobs.handle('agreements.announce', ({ agreementId }) => this.announce(agreementId), options);
    this.jobs.handle('arrangements.tell-others', ({ arrangementId }) => this.announce(arrangementId), options);
  }

  async announceLater(agreementId: string): Promise<void> {
    await this.jobs.enqueue('agreements.announce', { agreementId });
  }

  private async announce(agreementId: string): Promise<void> {
    const agreement = await this.agreements.find(agreementId);
    if (!agreement?.fingerprint || agreement.state === 'cancelled') return;
    for (const { personId, tellsOthers } of await this.documents.signatures(agreementId, agreement.currentVersion))
      if (tellsOthers) await this.announceFor(personId, agreement);
  }

  private async announceFor(personId: string, agreement: Agreement): Promise<void> {
    const { startsOn, endsOn, familyId, conversationId } = agreement;
    const span = `${inMonths(startsOn)} to ${inMonths(endsOn)}`;
    const content = messages.found[personId === familyId ? 'family' : 'aupair'](span);
    const since = new Date(this.clock.now().getTime() - STILL_OPEN_DAYS * DAY_MS);
    for (const other of await this.correspondence.activeAnsweredConversations(personId, since)) {
      if (other === conversationId) continue;
      const message = { clientMessageId: idOf(agreement.id, personId, other), content };
      await this.correspondence.write(personId, other, message).catch(unlessOver);
    }
  }
}

/** One has blocked the other or left, so the message is not needed. */
function unlessOver(error: unknown): void {
  if (!(error instanceof DomainError) || error.code === 'rate_limited' || error.status >= 500) throw error;
}

/** Derives the id from the content, so that a retry sends nothing twice. */
const idOf = (...parts: string[]): string => uuidFrom(parts.join());
