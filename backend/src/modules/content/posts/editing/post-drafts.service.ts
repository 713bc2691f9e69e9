import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ClockService } from '../../../../platform/clock/index.js';
import type { EntityManager } from '../../../../platform/database/index.js';
import { DomainError } from '../../../../platform/errors/index.js';
import { LegalFactsService } from '../../../../platform/facts/index.js';
import { cleanHtml } from '../../../../platform/rich-text/index.js';
import { NewerTextsService } from '../../../../platform/seeding/index.js';
import { AdminPostsService, POSTS_TABLE } from './admin-posts.service.js';
import { PostDraftsRepository, type PostInWork } from './post-drafts.repository.js';
import { PostHistoryService } from './post-history.service.js';
import type { PostDraftFields, PostTextInput } from './post-input.dto.js';
import { changeBetween, EMPTY_TEXT, isSameText, textOf, type PostChange, type PostText } from './post-text.js';
import type { RevisionKind } from './post-revision.entity.js';

/** Edits drafts; the published text stays as it is. */
@Injectable()
export class PostDraftsService {
  constructor(
    private readonly drafts: PostDraftsRepository,
    private readonly history: PostHistoryService,
    private readonly adminPosts: AdminPostsService,
    private readonly newerTexts: NewerTextsService,
    private readonly clock: ClockService,
    private readonly facts: LegalFactsService,
  ) {}

  /** Creates an unpublished post and returns its id. */
  async create(actorId: string, fields: PostDraftFields, manager: EntityManager): Promise<string> {
    const now = this.clock.now();
    const text = typed(EMPTY_TEXT, fields);
    const post = await this.drafts.insert(
      {
        ...EMPTY_TEXT,
        // A placeholder until the post has an address.
        slug: `draft-${randomUUID()}`,
        published: false,
        publishedAt: null,
        createdAt: now,
        updatedAt: now,
        editedAt: now,
        editedBy: actorId,
      },
      manager,
    );
    await this.drafts.storeDraft(post.id, text, manager);
    await this.history.keep(post, text, 'autosaved', actorId, manager);
    return post.id;
  }

  /**
   * Stores unfinished edits. Returns the changes if this starts a new editing session, otherwise null. Throws
   * `not_found` or `stale_edit`.
   */
  async autosave(
    id: string,
    actorId: string,
    version: number,
    fields: PostDraftFields,
    manager: EntityManager,
  ): Promise<PostChange | null> {
    const work = await this.open(id, version, manager);
    const text = typed(work.text, fields);
    return isSameText(text, work.text) ? null : this.store(work, text, 'autosaved', actorId, manager);
  }

  /** Stores a complete post as a new revision. Throws `not_found`, `stale_edit` or `validation_failed`. */
  async save(
    id: string,
    actorId: string,
    version: number,
    input: PostTextInput,
    manager: EntityManager,
  ): Promise<PostChange | null> {
    const work = await this.open(id, version, manager);
    const text = typed(EMPTY_TEXT, input);
    await this.facts.assertPlaceholders(text);
    return this.store(work, text, 'saved', actorId, manager);
  }

  /** Restores an older revision. Throws `not_found` or `stale_edit`. */
  async restore(
    id: string,
    actorId: string,
    version: number,
    number: number,
    manager: EntityManager,
  ): Promise<PostChange | null> {
    const work = await this.open(id, version, manager);
    const text = await this.history.text(id, number, manager);
    return this.store(work, text, 'restored', actorId, manager);
  }

  /** Copies the release's newer text into the draft, or dismisses it. Throws `not_found` or `stale_edit`. */
  async settleNewer(
    id: string,
    actorId: string,
    version: number,
    take: boolean,
    manager: EntityManager,
  ): Promise<PostChange | null> {
    const { newer } = await this.adminPosts.read(id);
    if (!newer) throw new DomainError('not_found');
    const work = await this.open(id, version, manager);
    const change = take
      ? await this.store(work, { ...work.text, ...newer }, 'taken-over', actorId, manager)
      : { before: {}, after: { newer: 'waved away' } };
    for (const key of await this.adminPosts.keysInRelease(id)) await this.newerTexts.settle(POSTS_TABLE, key, manager);
    return change;
  }

  /** Locks and returns the post if its version is `version`. Throws `not_found` or `stale_edit`. */
  async open(id: string, version: number, manager: EntityManager): Promise<PostInWork> {
    const work = await this.drafts.lock(id, manager);
    if (!work) throw new DomainError('not_found');
    if (work.post.version !== version) throw new DomainError('stale_edit', { current: await this.adminPosts.read(id) });
    return work;
  }

  private async store(
    { post, text: before }: PostInWork,
    text: PostText,
    kind: RevisionKind,
    actorId: string,
    manager: EntityManager,
  ): Promise<PostChange | null> {
    if (post.published && isSameText(text, textOf(post))) await this.drafts.dropDraft(post.id, manager);
    else await this.drafts.storeDraft(post.id, text, manager);
    const { begun } = await this.history.keep(post, text, kind, actorId, manager);
    const edited = { version: post.version + 1, editedAt: this.clock.now(), editedBy: actorId };
    await this.drafts.update(post, edited, manager);
    return begun ? changeBetween(before, text) : null;
  }
}

/** Merges the sent fields into the text and sanitises its HTML. */
function typed(text: PostText, fields: PostDraftFields | PostTextInput): PostText {
  const { title, slug, summary, content, author, sources, ...optional } = fields;
  const sentOptions = Object.fromEntries(
    Object.entries(optional).filter(([name, value]) => name in text && value !== undefined),
  );
  return {
    ...text,
    ...sentOptions,
    title: title ?? text.title,
    slug: slug ?? text.slug,
    summary: summary ?? text.summary,
    content: content === undefined || content === null ? text.content : cleanHtml(content),
    author: author ?? text.author,
    sources: sources
      ? sources.map(({ title: name, url, checkedOn }) => ({ title: name, url, checkedOn }))
      : text.sources,
  };
}
