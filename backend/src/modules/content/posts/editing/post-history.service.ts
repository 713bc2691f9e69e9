import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../../platform/clock/index.js';
import type { EntityManager } from '../../../../platform/database/index.js';
import { DomainError } from '../../../../platform/errors/index.js';
import type { BlogPost } from '../blog-post.entity.js';
import { toRevision, toRevisionSummary, type PostRevisionDto, type PostRevisionsPage } from './post-revision.dto.js';
import type { PostRevision, RevisionKind } from './post-revision.entity.js';
import { PostRevisionsRepository } from './post-revisions.repository.js';
import { isSameText, textOf, type PostText } from './post-text.js';

const PAGE = 20;
/** Edits of one person within this time form one revision. */
const SITTING_MS = 10 * 60_000;

/** The result of storing a revision. */
interface KeptRevision {
  number: number;
  /** The previous revision; null for the first one. */
  before: PostText | null;
  /** False if it was merged into the previous revision. */
  begun: boolean;
}

/** The revisions of a post: each can be read and restored. */
@Injectable()
export class PostHistoryService {
  constructor(
    private readonly revisions: PostRevisionsRepository,
    private readonly clock: ClockService,
  ) {}

  async list(postId: string, before: number | null): Promise<PostRevisionsPage> {
    const rows = await this.revisions.page(postId, before, PAGE + 1);
    const items = rows.slice(0, PAGE).map(toRevisionSummary);
    return { items, nextBefore: rows.length > PAGE ? (items.at(-1)?.number ?? null) : null };
  }

  /** Throws `not_found`. */
  async read(postId: string, number: number): Promise<PostRevisionDto> {
    const row = await this.revisions.read(postId, number);
    if (!row) throw new DomainError('not_found');
    return toRevision(row);
  }

  /** The text of a version. Throws `not_found`. */
  async text(postId: string, number: number, manager: EntityManager): Promise<PostText> {
    const revision = await this.revisions.find(postId, number, manager);
    if (!revision) throw new DomainError('not_found');
    return textOfRevision(revision);
  }

  /** Stores a text as the newest revision; the post must be locked in this transaction. */
  async keep(
    post: BlogPost,
    text: PostText,
    kind: RevisionKind,
    savedBy: string | null,
    manager: EntityManager,
  ): Promise<KeptRevision> {
    const latest = (await this.revisions.latest(post.id, manager)) ?? (await this.keepRelease(post, manager));
    const before = latest && textOfRevision(latest);
    const now = this.clock.now();
    const { content, ...fields } = text;
    const version = { postId: post.id, kind, fields, content, savedBy, savedAt: now };
    const sameSitting =
      latest?.kind === 'autosaved' &&
      latest.savedBy === savedBy &&
      now.getTime() - latest.startedAt.getTime() < SITTING_MS;
    // Edits continue the current revision; saving or publishing the same text only changes its kind.
    if (latest && sameSitting && (kind === 'autosaved' || isSameText(text, textOfRevision(latest)))) {
      await this.revisions.update({ ...version, number: latest.number, startedAt: latest.startedAt }, manager);
      return { number: latest.number, before, begun: kind !== 'autosaved' };
    }
    const number = (latest?.number ?? 0) + 1;
    await this.revisions.insert({ ...version, number, startedAt: now }, manager);
    return { number, before, begun: true };
  }

  /** Keeps the release's text as a revision before the first edit. */
  private async keepRelease(post: BlogPost, manager: EntityManager): Promise<PostRevision | null> {
    if (!post.publishedAt) return null;
    const { content, ...fields } = textOf(post);
    const { id: postId, updatedAt } = post;
    const released: PostRevision = {
      ...{ postId, number: 1, kind: 'released', fields, content, savedBy: null },
      ...{ startedAt: updatedAt, savedAt: updatedAt },
    };
    await this.revisions.insert(released, manager);
    return released;
  }
}

const textOfRevision = ({ fields, content }: PostRevision): PostText => ({ ...fields, content });
