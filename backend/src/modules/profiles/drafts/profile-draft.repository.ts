import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { ProfileDraft } from './profile-draft.entity.js';

@Injectable()
export class ProfileDraftRepository {
  constructor(@InjectRepository(ProfileDraft) private readonly drafts: Repository<ProfileDraft>) {}

  async find(userId: string, manager: EntityManager = this.drafts.manager): Promise<ProfileDraft | null> {
    return manager.findOneBy(ProfileDraft, { userId });
  }

  async save(draft: ProfileDraft, manager: EntityManager): Promise<void> {
    await manager.upsert(ProfileDraft, draft as Omit<ProfileDraft, 'data'> & { data: object }, ['userId']);
  }

  async delete(userId: string, manager: EntityManager = this.drafts.manager): Promise<void> {
    await manager.delete(ProfileDraft, { userId });
  }
}
