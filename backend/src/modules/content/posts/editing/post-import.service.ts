import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../../platform/database/index.js';
import { PostAddressesRepository } from './post-addresses.repository.js';
import { PostDraftsRepository } from './post-drafts.repository.js';
import type { RevisionKind } from './post-revision.entity.js';
import { PostRevisionsRepository } from './post-revisions.repository.js';
import { EMPTY_TEXT, type PostText } from './post-text.js';

/** A post of the demo. */
export interface ImportedPost {
  editorId: string;
  /** Oldest first. The last one is the draft, or was published. */
  versions: { kind: RevisionKind; savedAt: Date; text: Partial<PostText> & { slug: string } }[];
  /** Null: not published. */
  publishedAt: Date | null;
  scheduledFor: Date | null;
}

/** Imports posts with their history into the demo's blog. */
@Injectable()
export class PostImportService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly drafts: PostDraftsRepository,
    private readonly revisions: PostRevisionsRepository,
    private readonly addresses: PostAddressesRepository,
  ) {}

  has(slug: string): Promise<boolean> {
    return this.addresses.isTaken(slug, null);
  }

  /** Does nothing if the post exists. */
  async add({ editorId, versions, publishedAt, scheduledFor }: ImportedPost): Promise<void> {
    const texts = versions.map(({ text, ...rest }) => ({ ...rest, text: { ...EMPTY_TEXT, ...text } }));
    const [first, last] = [texts[0], texts.at(-1)];
    if (!first || !last) return;
    await this.transactions.run(async (manager) => {
      if (await this.addresses.isTaken(last.text.slug, null, manager)) return;
      const dates = { createdAt: publishedAt ?? first.savedAt, updatedAt: last.savedAt, editedAt: last.savedAt };
      const plan = scheduledFor && { scheduledFor, scheduledRevision: texts.length, scheduledSlug: last.text.slug };
      const published = publishedAt !== null;
      const post = await this.drafts.insert(
        { ...last.text, ...dates, ...plan, published, publishedAt, editedBy: editorId, version: texts.length },
        manager,
      );
      if (!published) await this.drafts.storeDraft(post.id, last.text, manager);
      for (const [index, { kind, savedAt, text }] of texts.entries()) {
        const { content, ...fields } = text;
        const revision = { kind, fields, content, savedBy: editorId, startedAt: savedAt, savedAt };
        await this.revisions.insert({ postId: post.id, number: index + 1, ...revision }, manager);
      }
    });
  }
}
