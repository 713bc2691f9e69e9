import { Injectable } from '@nestjs/common';
import { IdempotentAnswerService } from '../../platform/idempotency/index.js';
import { AgreementDraftsService } from './agreement-drafts.service.js';
import { AgreementEndingService, type AgreementEnding } from './agreement-ending.service.js';
import { AgreementPagesService } from './agreement-pages.service.js';
import { AgreementProposalsService } from './agreement-proposals.service.js';
import { AgreementSigningService } from './agreement-signing.service.js';
import type {
  AgreementDraftInput,
  ProposeTermsInput,
  SignAgreementInput,
  StartAgreementInput,
} from './agreement-input.dto.js';
import type { AgreementDto, OwnDraftDto } from './agreement.dto.js';

/** Actions of members on agreements, each returning the new state. */
@Injectable()
export class AgreementActionsService {
  constructor(
    private readonly drafts: AgreementDraftsService,
    private readonly proposals: AgreementProposalsService,
    private readonly signing: AgreementSigningService,
    private readonly ending: AgreementEndingService,
    private readonly pages: AgreementPagesService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  async start(personId: string, { conversationId }: StartAgreementInput): Promise<AgreementDto> {
    return this.pages.read(await this.drafts.start(conversationId, personId), { userId: personId });
  }

  saveDraft(id: string, personId: string, input: AgreementDraftInput): Promise<OwnDraftDto> {
    return this.drafts.save(id, personId, input);
  }

  discardDraft(id: string, personId: string): Promise<void> {
    return this.drafts.discard(id, personId);
  }

  async propose(id: string, personId: string, input: ProposeTermsInput): Promise<AgreementDto> {
    await this.proposals.propose(id, personId, input);
    return this.pages.read(id, { userId: personId });
  }

  async sign(id: string, personId: string, input: SignAgreementInput): Promise<AgreementDto> {
    await this.signing.authorise(id, personId, input);
    return this.answer.once(async () => {
      await this.signing.sign(id, personId, input);
      return this.pages.read(id, { userId: personId });
    });
  }

  async cancel(id: string, personId: string, reason: string): Promise<AgreementDto> {
    await this.ending.cancel(id, personId, reason);
    return this.pages.read(id, { userId: personId });
  }

  async end(id: string, personId: string, ending: AgreementEnding): Promise<AgreementDto> {
    await this.ending.endNow(id, personId, ending);
    return this.pages.read(id, { userId: personId });
  }
}
