import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { ArrangementAcceptance } from './agreement-acceptance.entity.js';
import { ArrangementDraft } from './agreement-draft.entity.js';
import { ArrangementVersion } from './agreement-version.entity.js';

/** What was written: drafts, versions, signatures. */
@Injectable()
export class AgreementDocumentsRepository {
  constructor(@InjectRepository(ArrangementVersion) private readonly versions: Repository<ArrangementVersion>) {}

  /** Up to `limit` versions, the newest first. */
  newestVersions(arrangementId: string, limit: number): Promise<ArrangementVersion[]> {
    return this.versions.find({ where: { arrangementId }, order: { number: 'DESC' }, take: limit });
  }

  version(
    arrangementId: string,
    number: number,
    manager: EntityManager = this.versions.manager,
  ): Promise<ArrangementVersion | null> {
    return manager.findOneBy(ArrangementVersion, { arrangementId, number });
  }

  async addVersion(version: ArrangementVersion, manager: EntityManager): Promise<void> {
    await manager.insert(ArrangementVersion, version);
  }

  /** In the order in which they signed. */
  signatures(
    arrangementId: string,
    version: number,
    manager: EntityManager = this.versions.manager,
  ): Promise<ArrangementAcceptance[]> {
    return manager.find(ArrangementAcceptance, { where: { arrangementId, version }, order: { acceptedAt: 'ASC' } });
  }

  async addSignature(signature: ArrangementAcceptance, manager: EntityManager): Promise<void> {
    await manager.insert(ArrangementAcceptance, signature);
  }

  draft(
    arrangementId: string,
    authorId: string,
    manager: EntityManager = this.versions.manager,
  ): Promise<ArrangementDraft | null> {
    return manager.findOneBy(ArrangementDraft, { arrangementId, authorId });
  }

  async saveDraft(draft: ArrangementDraft, manager: EntityManager): Promise<void> {
    const { terms, ...same } = draft;
    await manager.upsert(ArrangementDraft, { ...same, terms: terms as object }, ['arrangementId', 'authorId']);
  }

  /** Of both, or of one. */
  async deleteDrafts(arrangementId: string, manager: EntityManager, authorId?: string): Promise<void> {
    await manager.delete(ArrangementDraft, { arrangementId, ...(authorId !== undefined && { authorId }) });
  }
}
