import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../../platform/errors/index.js';
import { LegalFactsService } from '../../../../platform/facts/index.js';
import { checked } from '../../../../platform/http/index.js';
import { eachItem, Scheduled } from '../../../../platform/jobs/index.js';
import { postMessages } from '../texts.js';
import type { BlogPost } from '../blog-post.entity.js';
import { PostAddressesRepository } from './post-addresses.repository.js';
import { PostDraftsRepository, type PostInWork } from './post-drafts.repository.js';
import { PostDraftsService } from './post-drafts.service.js';
import { PostHistoryService } from './post-history.service.js';
import { PostTextInput } from './post-input.dto.js';
import { PublishingTimeService } from './publishing-time.service.js';
import { changeBetween, isSameText, textOf, type PostChange, type PostText } from './post-text.js';

const UNSCHEDULED = { scheduledFor: null, scheduledRevision: null, scheduledSlug: null };

/** Publishes and unpublishes posts. */
@Injectable()
export class PostPublishingService implements OnModuleInit {
  constructor(
    private readonly drafts: PostDraftsRepository,
    private readonly writing: PostDraftsService,
    private readonly history: PostHistoryService,
    private readonly addresses: PostAddressesRepository,
    private readonly transactions: TransactionsService,
    private readonly timing: PublishingTimeService,
    private readonly facts: LegalFactsService,
  ) {}

  onModuleInit(): void {
    this.timing.onDue(() => this.publishDue());
  }

  /** Publishes the draft. Throws `not_found`, `stale_edit`, `validation_failed` or `slug_taken`. */
  async publish(id: string, actorId: string, version: number, manager: EntityManager): Promise<PostChange> {
    const { post, text } = await this.finished(id, version, manager);
    await this.history.keep(post, text, 'published', actorId, manager);
    const change = await this.show(post, text, manager);
    await this.drafts.dropDraft(id, manager);
    await this.drafts.update(post, { editedAt: this.timing.now(), editedBy: actorId }, manager);
    return change;
  }

  /**
   * Schedules the current draft; later edits are not included. Throws `not_found`, `stale_edit`, `validation_failed`
   * or `slug_taken`.
   */
  async schedule(id: string, actorId: string, version: number, at: Date, manager: EntityManager): Promise<PostChange> {
    if (at <= this.timing.now()) throw invalidField('at', postMessages.at);
    const { post, text } = await this.finished(id, version, manager);
    const { number } = await this.history.keep(post, text, 'scheduled', actorId, manager);
    await this.drafts.storeDraft(id, text, manager);
    const before = { scheduledFor: post.scheduledFor?.toISOString() ?? null };
    const planned = { scheduledFor: at, scheduledRevision: number, scheduledSlug: text.slug };
    await this.drafts.update(post, { ...planned, ...this.edited(post, actorId) }, manager);
    await this.timing.wakeAt(at, manager);
    return { before, after: { scheduledFor: at.toISOString(), revision: number } };
  }

  /** Throws `not_found`, even if nothing is scheduled. */
  async unschedule(id: string, actorId: string, manager: EntityManager): Promise<PostChange> {
    const { post } = await this.lock(id, manager);
    if (!post.scheduledFor) throw new DomainError('not_found', { message: postMessages.nothingScheduled });
    const before = { scheduledFor: post.scheduledFor.toISOString() };
    await this.drafts.update(post, { ...UNSCHEDULED, ...this.edited(post, actorId) }, manager);
    return { before, after: { scheduledFor: null } };
  }

  /** Unpublishes the post; its address then returns 410. Throws `not_found`, even if it is not published. */
  async unpublish(id: string, actorId: string, manager: EntityManager): Promise<PostChange> {
    const { post, text } = await this.lock(id, manager);
    if (!post.published) throw new DomainError('not_found', { message: postMessages.notPublished });
    await this.drafts.storeDraft(id, text, manager);
    await this.drafts.update(
      post,
      { published: false, ...UNSCHEDULED, updatedAt: this.timing.now(), ...this.edited(post, actorId) },
      manager,
    );
    return { before: { published: true, slug: post.slug }, after: { published: false } };
  }

  /** Deletes it with all its revisions. If it was published, its address then returns 410. Throws `not_found`. */
  async remove(id: string, manager: EntityManager): Promise<PostChange> {
    const { post, text } = await this.lock(id, manager);
    await this.drafts.delete(id, manager);
    if (post.publishedAt) await this.addresses.leave(post.slug, null, manager);
    return { before: { title: text.title, slug: post.slug, published: post.published }, after: {} };
  }

  /** Publishes due posts. Idempotent and safe in several processes. */
  @Scheduled('posts.publish-due', { cron: '* * * * *', does: 'Publishes posts that were scheduled' })
  async publishDue(): Promise<void> {
    const now = this.timing.now();
    await eachItem('posts.publish', {
      page: (after, limit) => this.drafts.due(now, after, limit),
      work: ({ id }) => this.transactions.run((manager) => this.publishOneDue(id, now, manager)),
    });
  }

  /** Another process may have published it, or an admin may have rescheduled it. */
  private async publishOneDue(id: string, now: Date, manager: EntityManager): Promise<void> {
    const { post, text: written } = await this.lock(id, manager);
    if (!post.scheduledFor || post.scheduledFor > now) return;
    const text = await this.history.text(id, post.scheduledRevision ?? 0, manager);
    await this.show(post, text, manager);
    if (isSameText(written, text)) await this.drafts.dropDraft(id, manager);
  }

  private async finished(id: string, version: number, manager: EntityManager): Promise<PostInWork> {
    const { post, text: written } = await this.writing.open(id, version, manager);
    const input = checked(PostTextInput, written);
    const text: PostText = { ...written, ...(input as unknown as Partial<PostText>) };
    await this.facts.assertPlaceholders(text);
    if (await this.addresses.isTaken(text.slug, id, manager))
      throw new DomainError('slug_taken', { fields: { slug: [postMessages.slug.taken] } });
    return { post, text };
  }

  private async show(post: BlogPost, text: PostText, manager: EntityManager): Promise<PostChange> {
    const now = this.timing.now();
    const { slug: address, published, publishedAt } = post;
    const change = changeBetween(textOf(post), text);
    const dates = { updatedAt: now, publishedAt: publishedAt ?? now, ...(publishedAt ? {} : { createdAt: now }) };
    // Stores the old address first, because `update` changes the post.
    if (publishedAt && address !== text.slug) await this.addresses.leave(address, post.id, manager);
    await this.addresses.release(text.slug, manager);
    const version = post.version + 1;
    await this.drafts.update(post, { ...text, ...dates, ...UNSCHEDULED, published: true, version }, manager);
    return { before: { published, ...change.before }, after: { published: true, ...change.after } };
  }

  private edited({ version }: BlogPost, editedBy: string) {
    return { version: version + 1, editedAt: this.timing.now(), editedBy };
  }

  private async lock(id: string, manager: EntityManager): Promise<PostInWork> {
    const work = await this.drafts.lock(id, manager);
    if (!work) throw new DomainError('not_found');
    return work;
  }
}
