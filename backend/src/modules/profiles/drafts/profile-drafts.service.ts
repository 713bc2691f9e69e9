import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { assertNewest, isDeeperThan } from '../../../platform/http/index.js';
import { ProfileRepository } from '../people/profile.repository.js';
import { toProfileDraft, type ProfileDraftDto, type ProfileDraftInput } from './profile-draft.dto.js';
import { ProfileDraftRepository } from './profile-draft.repository.js';
import { messages } from './texts.js';

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

const LARGEST_BYTES = 64 * 1024;
const DEEPEST_LEVEL = 5;

/** Unchecked form values are accepted if they are small and shallow. */
function assertPlainDraft(data: object): void {
  if (Buffer.byteLength(JSON.stringify(data)) > LARGEST_BYTES) throw new DomainError('payload_too_large');
  if (isDeeperThan(DEEPEST_LEVEL, data)) throw invalidField('data', messages.tooDeep);
}
