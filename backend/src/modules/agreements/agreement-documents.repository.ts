import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { AgreementAcceptance } from './agreement-acceptance.entity.js';
import { AgreementDraft } from './agreement-draft.entity.js';
import { AgreementVersion } from './agreement-version.entity.js';

/** Stores drafts, versions and signatures. */
@Injectable()
export class AgreementDocumentsRepository {
  constructor(@InjectRepository(AgreementVersion) private readonly versions: Repository<AgreementVersion>) {}

  /** Up to `limit` versions, newest first. */
  newestVersions(agreementId: string, limit: number): Promise<AgreementVersion[]> {
    return this.versions.find({ where: { agreementId }, order: { number: 'DESC' }, take: limit });
  }

  version(
    agreementId: string,
    number: number,
    manager: EntityManager = this.versions.manager,
  ): Promise<AgreementVersion | null> {
    return manager.findOneBy(AgreementVersion, { agreementId, number });
  }

  async addVersion(version: AgreementVersion, manager: EntityManager): Promise<void> {
    await manager.insert(AgreementVersion, version);
  }

  /** In order of signing. */
  signatures(
    agreementId: string,
    version: number,
    manager: EntityManager = this.versions.manager,
  ): Promise<AgreementAcceptance[]> {
    return manager.find(AgreementAcceptance, { where: { agreementId, version }, order: { acceptedAt: 'ASC' } });
  }

  async addSignature(signature: AgreementAcceptance, manager: EntityManager): Promise<void> {
    await manager.insert(AgreementAcceptance, signature);
  }

  draft(
    agreementId: string,
    authorId: string,
    manager: EntityManager = this.versions.manager,
  ): Promise<AgreementDraft | null> {
    return manager.findOneBy(AgreementDraft, { agreementId, authorId });
  }

  async saveDraft(draft: AgreementDraft, manager: EntityManager): Promise<void> {
    const { terms, ...same } = draft;
    await manager.upsert(AgreementDraft, { ...same, terms: terms as object }, ['agreementId', 'authorId']);
  }

  /** Deletes the drafts of both people, or of one. */
  async deleteDrafts(agreementId: string, manager: EntityManager, authorId?: string): Promise<void> {
    await manager.delete(AgreementDraft, { agreementId, ...(authorId !== undefined && { authorId }) });
  }
}
