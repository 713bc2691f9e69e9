import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError, invalidField } from '../../platform/errors/index.js';
import { assertNewest, isDeeperThan } from '../../platform/http/index.js';
import type { AgreementDraftInput } from './agreement-input.dto.js';
import { toOwnDraft, type OwnDraftDto } from './agreement.dto.js';
import { AgreementMovesService } from './agreement-moves.service.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import { AgreementEligibilityService } from './agreement-eligibility.service.js';
import { AgreementsRepository } from './agreements.repository.js';
import { termsMessages } from './terms/terms-texts.js';

const LARGEST_BYTES = 64 * 1024;
const DEEPEST_LEVEL = 6;

/** Drafts of terms. Only their author sees them. */
@Injectable()
export class AgreementDraftsService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly moves: AgreementMovesService,
    private readonly beginnings: AgreementEligibilityService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Creates a draft from both profiles, or returns the existing one. Throws `not_found` if the person is not in the
   * conversation, `agreement_already_open` while another agreement waits for an answer, `deal_breaker` and `profile_incomplete`.
   */
  async start(conversationId: string, personId: string): Promise<string> {
    const existing = await this.agreements.draftOf(conversationId, personId);
    if (existing) return existing.id;
    const { agreement, terms } = await this.beginnings.between(conversationId, personId);
    return this.transactions.run(async (manager) => {
      if (await this.agreements.open(conversationId, manager)) throw new DomainError('agreement_already_open');
      const id = await this.agreements.insert(agreement, manager);
      await this.keep(id, personId, terms, manager);
      return id;
    });
  }

  /**
   * Stores the form's values unchecked. Throws `not_found`, `payload_too_large`, `invalid_state_transition`, and
   * `stale_edit` if `basedOn` is not the stored draft.
   */
  async save(id: string, personId: string, { terms, basedOn }: AgreementDraftInput): Promise<OwnDraftDto> {
    if (Buffer.byteLength(JSON.stringify(terms)) > LARGEST_BYTES) throw new DomainError('payload_too_large');
    if (isDeeperThan(DEEPEST_LEVEL, terms)) throw invalidField('terms', termsMessages.notAList);
    return this.transactions.run(async (manager) => {
      const agreement = await this.moves.hold(id, personId, manager);
      this.moves.assertMove(agreement, agreement.currentVersion === 0 ? 'propose' : 'counter', personId);
      // Locks the agreement until commit, so that no other window can save between this check and the write.
      assertNewest(await this.documents.draft(id, personId, manager), basedOn, toOwnDraft);
      return this.keep(id, personId, terms, manager);
    });
  }

  /** Discards a counter-draft; the proposal stays. Throws `not_found`. */
  async discard(id: string, personId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const agreement = await this.moves.hold(id, personId, manager);
      if (agreement.currentVersion === 0) this.moves.assertMove(agreement, 'counter', personId);
      await this.documents.deleteDrafts(id, manager, personId);
    });
  }

  private async keep(id: string, personId: string, terms: Record<string, unknown>, manager: EntityManager) {
    const draft = { agreementId: id, authorId: personId, terms, updatedAt: this.clock.now() };
    await this.documents.saveDraft(draft, manager);
    return toOwnDraft(draft);
  }
}
