import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { assertNewest } from '../../../platform/http/index.js';
import { ProfileRepository } from '../people/profile.repository.js';
import { assertPlainDraft } from './draft-data.js';
import { toProfileDraft, type ProfileDraftDto, type ProfileDraftInput } from './profile-draft.dto.js';
import { ProfileDraftRepository } from './profile-draft.repository.js';

/** Keeps what is typed into the profile form until it is saved or thrown away. */
@Injectable()
export class ProfileDraftsService {
  constructor(
    private readonly drafts: ProfileDraftRepository,
    private readonly profiles: ProfileRepository,
    private readonly transactions: TransactionsService,
  ) {}

  /** Undefined when there is none, which is answered with 204. */
  async read(userId: string): Promise<ProfileDraftDto | undefined> {
    const draft = await this.drafts.find(userId);
    return draft ? toProfileDraft(draft) : undefined;
  }

  /**
   * Throws `payload_too_large`, `validation_failed`, `profile_missing` for an account without a profile, and `stale_edit`
   * where `basedOn` is not the draft that is stored by now.
   */
  async save(userId: string, { step, data, basedOn }: ProfileDraftInput): Promise<ProfileDraftDto> {
    assertPlainDraft(data);
    return this.transactions.run(async (manager) => {
      // Two windows of one person take turns, so that only one can find itself the newest.
      if (!(await this.profiles.lockLightly(userId, manager))) throw new DomainError('profile_missing');
      assertNewest(await this.drafts.find(userId, manager), basedOn, toProfileDraft);
      const draft = { userId, step, data, updatedAt: new Date() };
      await this.drafts.save(draft, manager);
      return toProfileDraft(draft);
    });
  }

  async discard(userId: string): Promise<void> {
    await this.drafts.delete(userId);
  }
}
