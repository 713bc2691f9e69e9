import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { assertNewest } from '../../../platform/http/index.js';
import { ProfileRepository } from '../people/profile.repository.js';
import { assertPlainDraft } from './draft-data.js';
import { toProfileDraft, type ProfileDraftDto, type ProfileDraftInput } from './profile-draft.dto.js';
import { ProfileDraftRepository } from './profile-draft.repository.js';

/** Stores drafts of the profile form until they are saved or discarded. */
@Injectable()
export class ProfileDraftsService {
  constructor(
    private readonly drafts: ProfileDraftRepository,
    private readonly profiles: ProfileRepository,
    private readonly transactions: TransactionsService,
  ) {}

  /** Undefined if there is none; the response is then 204. */
  async read(userId: string): Promise<ProfileDraftDto | undefined> {
    const draft = await this.drafts.find(userId);
    return draft ? toProfileDraft(draft) : undefined;
  }

  /**
   * Throws `payload_too_large`, `validation_failed`, `profile_missing` for an account without a profile, and
   * `stale_edit` if `basedOn` is not the stored draft.
   */
  async save(userId: string, { step, data, basedOn }: ProfileDraftInput): Promise<ProfileDraftDto> {
    assertPlainDraft(data);
    return this.transactions.run(async (manager) => {
      // Serialises two windows of one person, so that only one passes the check.
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
