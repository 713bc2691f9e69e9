import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { LegalFactsService } from '../../../platform/facts/index.js';
import { DownloadFilesService, endingOf, fitsName, usualEndingOf, type StoredDownload } from '../../media/index.js';
import { attachmentUrl } from '../attachment-url.js';
import { messages } from '../texts.js';
import type { ResourceAttachment } from '../resource-attachment.entity.js';
import type { Download } from '../resources.service.js';
import { MOST_ATTACHMENTS, type AttachmentEditInput, type AttachmentLinkInput } from './attachment-edit.dto.js';
import { ResourceEditingRepository } from './resource-editing.repository.js';

/** The state of a file in the audit log. */
type AttachmentState = Pick<
  ResourceAttachment,
  'id' | 'fileName' | 'fileUrl' | 'fileType' | 'fileSize' | 'description' | 'displayOrder'
>;
/** A file before and after a change; null before it was added or after it was removed. */
export interface AttachmentChange {
  before: AttachmentState | null;
  after: AttachmentState | null;
}

const stateOf = (row: ResourceAttachment): AttachmentState => {
  const { id, fileName, fileUrl, fileType, fileSize, description, displayOrder } = row;
  return { id, fileName, fileUrl, fileType, fileSize, description, displayOrder };
};

/**
 * The files of a resource. The caller stores the bytes, then runs the transaction and writes the audit log. Unreferenced bytes are deleted at
 * night (`StrayFilesJob`), so that a failed transaction loses nothing.
 */
@Injectable()
export class ResourceAttachmentsService {
  constructor(
    private readonly resources: ResourceEditingRepository,
    private readonly files: DownloadFilesService,
    private readonly facts: LegalFactsService,
  ) {}

  /** Adds a stored file. Throws `not_found` or `attachment_limit_reached`. */
  async add(
    resourceId: string,
    file: StoredDownload,
    description: string | null,
    manager: EntityManager,
  ): Promise<AttachmentChange> {
    await this.facts.assertPlaceholders({ description });
    const present = await this.lockedFiles(resourceId, manager);
    assertRoom(present);
    const id = randomUUID();
    const place = { id, resourceId, description, displayOrder: placeAfter(present), fileUrl: attachmentUrl(id) };
    await this.resources.insertAttachment({ ...place, ...storedOf(file), fileName: file.fileName }, manager);
    return this.changed(resourceId, id, null, manager);
  }

  /** Adds an external file, which is never fetched. Throws `not_found` or `attachment_limit_reached`. */
  async addLink(resourceId: string, input: AttachmentLinkInput, manager: EntityManager): Promise<AttachmentChange> {
    const present = await this.lockedFiles(resourceId, manager);
    assertRoom(present);
    const { fileUrl, fileName, description = null, displayOrder = placeAfter(present) } = input;
    await this.facts.assertPlaceholders({ fileName, description });
    const id = randomUUID();
    const row = { id, resourceId, fileUrl, fileName, description, displayOrder, fileKey: null };
    await this.resources.insertAttachment(row, manager);
    return this.changed(resourceId, id, null, manager);
  }

  /** Edits name and description. Throws `not_found`, and a 400 for a name that does not fit the file's type. */
  async edit(
    resourceId: string,
    id: string,
    { fileName, description = null, displayOrder }: AttachmentEditInput,
    manager: EntityManager,
  ): Promise<AttachmentChange> {
    const before = await this.found(resourceId, id, manager);
    if (before.fileKey && before.fileType) assertEnding(before.fileType, before.fileName, fileName);
    await this.facts.assertPlaceholders({ fileName, description });
    const values = { fileName, description, ...(displayOrder !== undefined && { displayOrder }) };
    await this.resources.updateAttachment(id, values, manager);
    return this.changed(resourceId, id, before, manager);
  }

  /** Replaces the bytes: address, texts, position and count stay. Throws `not_found`. */
  async replace(
    resourceId: string,
    id: string,
    file: StoredDownload,
    manager: EntityManager,
  ): Promise<AttachmentChange> {
    const before = await this.found(resourceId, id, manager);
    const keepsName = before.fileName && fitsName(file.type, before.fileName);
    const named = { fileName: keepsName ? before.fileName : file.fileName, fileUrl: attachmentUrl(id) };
    await this.resources.updateAttachment(id, { ...named, ...storedOf(file) }, manager);
    return this.changed(resourceId, id, before, manager);
  }

  /** Throws `not_found`. */
  async remove(resourceId: string, id: string, manager: EntityManager): Promise<AttachmentChange> {
    const before = await this.found(resourceId, id, manager);
    await this.resources.deleteAttachment(id, manager);
    await this.resources.touch(resourceId, manager);
    return { before: stateOf(before), after: null };
  }

  /** Orders the files. Throws `not_found`, and `attachments_changed` unless each is given once. */
  async order(resourceId: string, ids: string[], manager: EntityManager): Promise<{ before: string[] }> {
    const present = await this.lockedFiles(resourceId, manager);
    const known = new Set(present.map(({ id }) => id));
    if (ids.length !== known.size || ids.some((id) => !known.has(id))) throw new DomainError('attachments_changed');
    for (const [displayOrder, id] of ids.entries())
      await this.resources.updateAttachment(id, { displayOrder }, manager);
    await this.resources.touch(resourceId, manager);
    return { before: present.map(({ id }) => id) };
  }

  /** Opens a stored file, published or not. Throws `not_found`. The caller must consume or destroy the stream. */
  async open(resourceId: string, id: string): Promise<Download> {
    const attachment = await this.resources.findAttachment(resourceId, id);
    const object = attachment?.fileKey ? await this.files.open(attachment.fileKey) : null;
    if (!attachment || !object) throw new DomainError('not_found');
    return { ...object, fileName: attachment.fileName, fileType: attachment.fileType ?? 'application/octet-stream' };
  }

  /** Locks the resource until commit, and returns its files. */
  private async lockedFiles(resourceId: string, manager: EntityManager): Promise<ResourceAttachment[]> {
    if (!(await this.resources.lock(resourceId, manager))) throw new DomainError('not_found');
    return this.resources.attachmentsOf(resourceId, manager);
  }

  private async found(resourceId: string, id: string, manager: EntityManager): Promise<ResourceAttachment> {
    const attachment = (await this.lockedFiles(resourceId, manager)).find((file) => file.id === id);
    if (!attachment) throw new DomainError('not_found');
    return attachment;
  }

  private async changed(
    resourceId: string,
    id: string,
    before: ResourceAttachment | null,
    manager: EntityManager,
  ): Promise<AttachmentChange> {
    await this.resources.touch(resourceId, manager);
    const after = (await this.resources.attachmentsOf(resourceId, manager)).find((file) => file.id === id);
    return { before: before && stateOf(before), after: after ? stateOf(after) : null };
  }
}

const storedOf = ({ key, type, bytes }: StoredDownload) => ({
  fileKey: key,
  fileType: type,
  fileSize: bytes.length,
});

function assertRoom(present: readonly ResourceAttachment[]): void {
  if (present.length >= MOST_ATTACHMENTS) throw new DomainError('attachment_limit_reached');
}

const placeAfter = (present: readonly ResourceAttachment[]): number =>
  1 + Math.max(-1, ...present.map(({ displayOrder }) => displayOrder));

/** A PDF must keep `.pdf`, so that it can be opened after saving. */
function assertEnding(type: string, before: string, after: string): void {
  if (fitsName(type, after)) return;
  const ending = usualEndingOf(type) ?? endingOf(before);
  if (!ending || endingOf(after) === ending) return;
  throw invalidField('fileName', messages.fileName.ending(ending));
}
