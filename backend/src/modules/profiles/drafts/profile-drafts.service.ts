import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
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
  ) {}

  /** Throws `not_found` when there is none. */
  async read(userId: string): Promise<ProfileDraftDto> {
    const draft = await this.drafts.find(userId);
    if (!draft) throw new DomainError('not_found');
    return toProfileDraft(draft);
  }

  /** Throws `payload_too_large`, `validation_failed`, or `profile_missing` for an account without a profile. */
  async save(userId: string, { step, data }: ProfileDraftInput): Promise<ProfileDraftDto> {
    assertPlainDraft(data);
    if (!(await this.profiles.findById(userId))) throw new DomainError('profile_missing');
    const draft = { userId, step, data, updatedAt: new Date() };
    await this.drafts.save(draft);
    return toProfileDraft(draft);
  }

  async discard(userId: string): Promise<void> {
    await this.drafts.delete(userId);
  }
}
