import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import { DownloadFilesService, type DownloadUpload, type StoredDownload } from '../../media/index.js';
import {
  ResourceAttachmentsService,
  ResourceEditingService,
  type AttachmentChange,
  type AttachmentEditInput,
  type AttachmentLinkInput,
  type EditableResource,
} from '../../resources/index.js';
import { AuditLogService, type AuditedAction } from '../audit/audit-log.service.js';

/** Actions on the files of guides, each recorded in the audit log of the guide. */
@Injectable()
export class AttachmentsAdminService {
  constructor(
    private readonly attachments: ResourceAttachmentsService,
    private readonly editing: ResourceEditingService,
    private readonly files: DownloadFilesService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  async upload(actorId: string, resourceId: string, upload: DownloadUpload): Promise<EditableResource> {
    const description = upload.fields['description']?.trim().slice(0, 300) || null;
    return this.withFile(actorId, upload, (file) =>
      this.changed(actorId, resourceId, 'resource.attachment-added', (manager) =>
        this.attachments.add(resourceId, file, description, manager),
      ),
    );
  }

  link(actorId: string, resourceId: string, input: AttachmentLinkInput): Promise<EditableResource> {
    return this.changed(actorId, resourceId, 'resource.attachment-linked', (manager) =>
      this.attachments.addLink(resourceId, input, manager),
    );
  }

  edit(actorId: string, resourceId: string, id: string, input: AttachmentEditInput): Promise<EditableResource> {
    return this.changed(actorId, resourceId, 'resource.attachment-edited', (manager) =>
      this.attachments.edit(resourceId, id, input, manager),
    );
  }

  async replace(actorId: string, resourceId: string, id: string, upload: DownloadUpload): Promise<EditableResource> {
    return this.withFile(actorId, upload, (file) =>
      this.changed(actorId, resourceId, 'resource.attachment-replaced', (manager) =>
        this.attachments.replace(resourceId, id, file, manager),
      ),
    );
  }

  remove(actorId: string, resourceId: string, id: string): Promise<EditableResource> {
    return this.changed(actorId, resourceId, 'resource.attachment-removed', (manager) =>
      this.attachments.remove(resourceId, id, manager),
    );
  }

  order(actorId: string, resourceId: string, ids: string[]): Promise<EditableResource> {
    return this.recorded(actorId, resourceId, 'resource.attachments-ordered', async (manager) => {
      const { before } = await this.attachments.order(resourceId, ids, manager);
      return { before: { ids: before }, after: { ids } };
    });
  }

  private async withFile(
    actorId: string,
    upload: DownloadUpload,
    record: (file: StoredDownload) => Promise<EditableResource>,
  ): Promise<EditableResource> {
    const file = await this.files.store(await this.files.check(actorId, upload));
    try {
      return await this.answer.once(() => record(file));
    } catch (error) {
      // After any other error the record may have been committed; `StrayFilesJob` deletes files without one.
      if (error instanceof DomainError) await this.files.delete(file.key).catch(() => undefined);
      throw error;
    }
  }

  private changed(
    actorId: string,
    resourceId: string,
    action: string,
    change: (manager: EntityManager) => Promise<AttachmentChange>,
  ): Promise<EditableResource> {
    return this.recorded(actorId, resourceId, action, async (manager) => {
      const { before, after } = await change(manager);
      return { before: before && { ...before }, after: after && { ...after } };
    });
  }

  private async recorded(
    actorId: string,
    resourceId: string,
    action: string,
    edit: (manager: EntityManager) => Promise<Pick<AuditedAction, 'before' | 'after'>>,
  ): Promise<EditableResource> {
    await this.transactions.run(async (manager) => {
      const states = await edit(manager);
      const entry = { actorId, action, subjectType: 'resource', subjectId: resourceId, ...states };
      await this.audit.record(entry, manager);
    });
    return this.editing.read(resourceId);
  }
}
