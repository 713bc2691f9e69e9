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
/** What one person types within this time is one version. */
const SITTING_MS = 10 * 60_000;

/** What became of a text that was to be kept. */
export interface KeptRevision {
  number: number;
  /** The version before it; null at the beginning. */
  before: PostText | null;
  /** False where it went into a version that was begun before. */
  begun: boolean;
}

/** All versions of a post: each can be read again and had back. */
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

  /** Keeps a text as the newest version of a post that is locked in this transaction. */
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
    // What was typed goes on in its version; saving or publishing exactly that puts a name to it.
    if (latest && sameSitting && (kind === 'autosaved' || isSameText(text, textOfRevision(latest)))) {
      await this.revisions.update({ ...version, number: latest.number, startedAt: latest.startedAt }, manager);
      return { number: latest.number, before, begun: kind !== 'autosaved' };
    }
    const number = (latest?.number ?? 0) + 1;
    await this.revisions.insert({ ...version, number, startedAt: now }, manager);
    return { number, before, begun: true };
  }

  /** What stood before anyone edited it can be had back as well. */
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
