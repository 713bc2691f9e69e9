import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { DomainError, invalidField } from '../../platform/errors/index.js';
import { IdempotentAnswerService } from '../../platform/idempotency/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { FileDeletionJob } from '../../platform/storage/index.js';
import { DocumentsService, type DocumentUpload } from '../media/index.js';
import { CheckChangesService } from './check-changes.service.js';
import { MOST_FILES, type CheckKind } from './checks.js';
import { EvidenceRepository, type FileOfPerson } from './evidence.repository.js';
import { messages } from './texts.js';
import type { VerificationCheck } from './verification-check.entity.js';

/** A file for someone who may see it. */
export interface OpenedFile {
  file: FileOfPerson;
  bytes: Buffer;
}

/** Evidence files: visible to their owner, and to reviewers with a reason. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly files: EvidenceRepository,
    private readonly changes: CheckChangesService,
    private readonly fileDeletion: FileDeletionJob,
    private readonly answer: IdempotentAnswerService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Checks and stores a file before the check is locked, and answers with `result`. Its field `adultId` names an adult of
   * the family. Throws `document_limit_reached`, `not_found` and the 422s of `DocumentsService.check`.
   */
  async add<T>({ userId }: Identity, kind: CheckKind, upload: DocumentUpload, result: () => Promise<T>): Promise<T> {
    const document = await this.documents.check(userId, upload);
    const adultId = upload.fields['adultId'] ?? null;
    const storageKey = await this.documents.store(document);
    let isAdded = false;
    try {
      return await this.answer.once(async () => {
        await this.changes.change(userId, kind, async (check, manager) => {
          await this.assertAddable(check, adultId, manager);
          const { type: contentType, fileName, bytes } = document;
          const facts = { checkId: check.id, adultId, contentType, fileName, byteSize: bytes.length };
          await this.files.add({ ...facts, storageKey, uploadedAt: this.clock.now() }, manager);
        });
        isAdded = true;
        return result();
      });
    } catch (error) {
      // Otherwise the record may have been committed; `StrayFilesJob` deletes files without one.
      if (error instanceof DomainError && !isAdded) await this.documents.delete(storageKey).catch(() => undefined);
      throw error;
    }
  }

  private async assertAddable(check: VerificationCheck, adultId: string | null, manager: EntityManager): Promise<void> {
    const { kind, details } = check;
    const adults = details?.adults ?? [];
    if (kind === 'adults_at_home' ? !adults.some(({ id }) => id === adultId) : adultId !== null)
      throw invalidField('adultId', messages.invalid.adultUnknown);
    if (kind === 'references') throw new DomainError('not_found');
    if ((await this.files.countUndecided(check.id, manager)) >= MOST_FILES)
      throw new DomainError('document_limit_reached');
  }

  /** Removes a file that no decision is based on; `not_found` for any other. */
  async remove({ userId }: Identity, id: string): Promise<void> {
    const file = await this.files.find(id);
    if (!file || file.userId !== userId || file.deleteAfter !== null) throw new DomainError('not_found');
    await this.changes.change(userId, file.kind as CheckKind, async (_check, manager) => {
      await this.files.remove(id, manager);
      await this.fileDeletion.enqueue([file.storageKey], manager);
    });
  }

  /** Keys and names of all files of a person, for their export and their erasure. */
  async filesOf(userId: string, manager?: EntityManager): Promise<{ key: string; name: string }[]> {
    return this.files.allOf(userId, manager);
  }

  /** The person's own file; `not_found` for others. */
  async openOwn({ userId }: Identity, id: string): Promise<OpenedFile> {
    const opened = await this.open(id);
    if (opened.file.userId !== userId) throw new DomainError('not_found');
    return opened;
  }

  /** Records that an admin is sent this file: approving requires it. */
  async recordOpening(fileId: string, adminId: string, manager: EntityManager): Promise<void> {
    await this.files.recordOpening(fileId, adminId, this.clock.now(), manager);
  }

  /** Any file, for reviewers; the caller has recorded who opens it and why. */
  async open(id: string): Promise<OpenedFile> {
    const file = await this.files.find(id);
    const bytes = file && (await this.documents.read(file.storageKey));
    if (!file || !bytes) throw new DomainError('not_found');
    return { file, bytes };
  }
}
