import { Injectable } from '@nestjs/common';
import { IdempotentAnswer } from '../../../platform/idempotency/index.js';
import { ArrangementDrafts } from './arrangement-drafts.js';
import { ArrangementEnding, type EndingWish } from './arrangement-ending.js';
import { ArrangementPages } from './arrangement-pages.js';
import { ArrangementProposals } from './arrangement-proposals.js';
import { ArrangementSigning } from './arrangement-signing.js';
import type {
  ArrangementDraftInput,
  ProposeTermsInput,
  SignArrangementInput,
  StartArrangementInput,
} from './arrangement-input.dto.js';
import type { ArrangementDto, OwnDraftDto } from './arrangement.dto.js';

/** What people do to arrangements, each answered with how it stands then. */
@Injectable()
export class ArrangementDesk {
  constructor(
    private readonly drafts: ArrangementDrafts,
    private readonly proposals: ArrangementProposals,
    private readonly signing: ArrangementSigning,
    private readonly ending: ArrangementEnding,
    private readonly pages: ArrangementPages,
    private readonly answer: IdempotentAnswer,
  ) {}

  async start(personId: string, { conversationId }: StartArrangementInput): Promise<ArrangementDto> {
    return this.pages.read(await this.drafts.start(conversationId, personId), personId);
  }

  saveDraft(id: string, personId: string, input: ArrangementDraftInput): Promise<OwnDraftDto> {
    return this.drafts.save(id, personId, input);
  }

  discardDraft(id: string, personId: string): Promise<void> {
    return this.drafts.discard(id, personId);
  }

  async propose(id: string, personId: string, input: ProposeTermsInput): Promise<ArrangementDto> {
    await this.proposals.propose(id, personId, input);
    return this.pages.read(id, personId);
  }

  async sign(id: string, personId: string, input: SignArrangementInput): Promise<ArrangementDto> {
    await this.signing.authorise(id, personId, input);
    return this.answer.once(async () => {
      await this.signing.sign(id, personId, input);
      return this.pages.read(id, personId);
    });
  }

  async cancel(id: string, personId: string, reason: string): Promise<ArrangementDto> {
    await this.ending.cancel(id, personId, reason);
    return this.pages.read(id, personId);
  }

  async end(id: string, personId: string, wish: EndingWish): Promise<ArrangementDto> {
    await this.ending.endNow(id, personId, wish);
    return this.pages.read(id, personId);
  }
}
