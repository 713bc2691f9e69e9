import { Injectable } from '@nestjs/common';
import { ClockService, dayIn } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { assertNoProblems, DomainError } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { regionFacts } from '../country/index.js';
import { StartLimitService } from '../messaging/index.js';
import { fingerprintOf } from './document/canonical-agreement.js';
import { AgreementLocationService } from './agreement-location.service.js';
import { AgreementMovesService, newsOf } from './agreement-moves.service.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import type { ProposeTermsInput } from './agreement-input.dto.js';
import type { Agreement } from './agreement.entity.js';
import { AgreementsRepository } from './agreements.repository.js';
import { settledTerms } from './terms/settled-terms.js';
import { problemsOf } from './terms/terms-rules.js';
import { messages } from './texts.js';

const ONE_OPEN = 'agreements_one_open_idx';

/** Proposals and counter-proposals. Each is a new version and never changes. */
@Injectable()
export class AgreementProposalsService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly moves: AgreementMovesService,
    private readonly locations: AgreementLocationService,
    private readonly startLimit: StartLimitService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Throws `not_found`, `invalid_state_transition`, `agreement_changed` if the caller has read another version or the
   * family has moved to the other country since, `agreement_already_open` if the other person has proposed meanwhile,
   * `conversation_limit_reached` if it is the first thing to too many people in a day, and `validation_failed`.
   */
  async propose(id: string, personId: string, input: ProposeTermsInput): Promise<void> {
    try {
      await this.transactions.run(async (manager) => {
        const agreement = await this.moves.holdToAgree(id, personId, manager);
        await this.put(agreement, personId, input, manager);
      });
    } catch (error) {
      if ((error as { constraint?: string }).constraint === ONE_OPEN) throw new DomainError('agreement_already_open');
      throw error;
    }
  }

  private async put(
    agreement: Agreement,
    authorId: string,
    { basedOn, note, ...input }: ProposeTermsInput,
    manager: EntityManager,
  ): Promise<void> {
    const { id, currentVersion } = agreement;
    const first = currentVersion === 0;
    const state = this.moves.assertMove(agreement, first ? 'propose' : 'counter', authorId);
    if (basedOn !== currentVersion) throw new DomainError('agreement_changed');
    const location = await this.locations.ofDraft(agreement);
    if (location.region !== agreement.region)
      throw new DomainError('agreement_changed', {
        message: messages.familyMoved(regionFacts(location.region), authorId === agreement.familyId),
      });
    if (first) await this.startLimit.countApproach(authorId, agreement.conversationId);
    const now = this.clock.now();
    const fields = problemsOf(input.terms, dayIn(location.timeZone, now));
    assertNoProblems(fields);

    const terms = settledTerms(input.terms);
    const number = currentVersion + 1;
    const fingerprint = fingerprintOf({ ...agreement, terms });
    const version = { agreementId: id, number, authorId, terms, fingerprint, note: note ?? null, createdAt: now };
    const { startsOn, endsOn } = terms.dates;
    await this.documents.addVersion(version, manager);
    await this.documents.deleteDrafts(id, manager);
    await this.agreements.change(
      id,
      { ...location, state, authorId, currentVersion: number, startsOn, endsOn, changedAt: now },
      manager,
    );
    const event = first ? 'arrangement.proposed' : 'arrangement.countered';
    await this.outbox.add(manager, event, newsOf(agreement, authorId));
  }
}
