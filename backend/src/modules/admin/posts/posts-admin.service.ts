import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import {
  AdminPostsService,
  PostDraftsService,
  PostPublishingService,
  type AdminPost,
  type PostAutosaveInput,
  type PostChange,
  type PostDraftFields,
  type PostInput,
  type PostPublicationInput,
  type ReleaseTextInput,
} from '../../content/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

type Edit = (manager: EntityManager) => Promise<PostChange | null>;

/** Editors' actions on the blog; each is recorded in the audit log in the same transaction. */
@Injectable()
export class PostsAdminService {
  constructor(
    private readonly drafts: PostDraftsService,
    private readonly publishing: PostPublishingService,
    private readonly adminPosts: AdminPostsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  async create(actorId: string, fields: PostDraftFields): Promise<AdminPost> {
    const id = await this.transactions.run(async (manager) => {
      const created = await this.drafts.create(actorId, fields, manager);
      const entry = { actorId, action: 'post.created', subjectType: 'post', subjectId: created };
      await this.audit.record({ ...entry, after: { title: fields.title ?? '' } }, manager);
      return created;
    });
    return this.adminPosts.read(id);
  }

  /** Throws `not_found` or `stale_edit`, as do the other methods that take a version. */
  autosave(actorId: string, id: string, { version, ...fields }: PostAutosaveInput): Promise<AdminPost> {
    return this.do(actorId, 'post.edited', id, (manager) =>
      this.drafts.autosave(id, actorId, version, fields, manager),
    );
  }

  save(actorId: string, id: string, { version, ...text }: PostInput): Promise<AdminPost> {
    return this.do(actorId, 'post.edited', id, (manager) => this.drafts.save(id, actorId, version, text, manager));
  }

  restore(actorId: string, id: string, number: number, version: number): Promise<AdminPost> {
    return this.do(actorId, 'post.restored', id, (manager) =>
      this.drafts.restore(id, actorId, version, number, manager),
    );
  }

  settleNewer(actorId: string, id: string, { version, take }: ReleaseTextInput): Promise<AdminPost> {
    return this.do(actorId, take ? 'post.release-taken-over' : 'post.release-waved-away', id, (manager) =>
      this.drafts.settleNewer(id, actorId, version, take, manager),
    );
  }

  /** Publishes now or at a given time. Throws `validation_failed` or `slug_taken` as well. */
  publish(actorId: string, id: string, { version, at }: PostPublicationInput): Promise<AdminPost> {
    return at
      ? this.do(actorId, 'post.scheduled', id, (manager) =>
          this.publishing.schedule(id, actorId, version, new Date(at), manager),
        )
      : this.do(actorId, 'post.published', id, (manager) => this.publishing.publish(id, actorId, version, manager));
  }

  /** Throws `not_found`, even if nothing is scheduled. */
  unschedule(actorId: string, id: string): Promise<AdminPost> {
    return this.do(actorId, 'post.unscheduled', id, (manager) => this.publishing.unschedule(id, actorId, manager));
  }

  /** Throws `not_found`, even if it is not published. */
  unpublish(actorId: string, id: string, reason: string): Promise<AdminPost> {
    const edit: Edit = (manager) => this.publishing.unpublish(id, actorId, manager);
    return this.do(actorId, 'post.taken-back', id, edit, reason);
  }

  /** Throws `not_found`. */
  async remove(actorId: string, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const change = await this.publishing.remove(id, manager);
      const entry = { actorId, action: 'post.deleted', subjectType: 'post', subjectId: id, reason };
      await this.audit.record({ ...entry, before: change.before }, manager);
    });
  }

  private async do(actorId: string, action: string, id: string, edit: Edit, reason?: string): Promise<AdminPost> {
    await this.transactions.run(async (manager) => {
      const change = await edit(manager);
      if (!change) return;
      const entry = { actorId, action, subjectType: 'post', subjectId: id, ...change };
      await this.audit.record({ ...entry, ...(reason !== undefined && { reason }) }, manager);
    });
    return this.adminPosts.read(id);
  }
}
