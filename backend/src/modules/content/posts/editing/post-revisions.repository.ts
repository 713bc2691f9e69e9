import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { RevisionRow } from './post-revision.dto.js';
import { PostRevision } from './post-revision.entity.js';

const SUMMARY = `revision.number, revision.kind, revision.saved_at AS "savedAt", revision.saved_by AS "savedBy",
  revision.fields->>'title' AS title, account.username AS "editorName"`;
const SOURCE =
  'blog_post_revisions AS revision LEFT JOIN account_identities AS account ON account.id = revision.saved_by';

@Injectable()
export class PostRevisionsRepository {
  constructor(@InjectRepository(PostRevision) private readonly revisions: Repository<PostRevision>) {}

  async latest(postId: string, manager: EntityManager): Promise<PostRevision | null> {
    return manager.findOne(PostRevision, { where: { postId }, order: { number: 'DESC' } });
  }

  async find(postId: string, number: number, manager = this.revisions.manager): Promise<PostRevision | null> {
    return manager.findOneBy(PostRevision, { postId, number });
  }

  async insert(revision: PostRevision, manager: EntityManager): Promise<void> {
    await manager.insert(PostRevision, revision);
  }

  async update({ postId, number, ...change }: PostRevision, manager: EntityManager): Promise<void> {
    await manager.update(PostRevision, { postId, number }, change);
  }

  /** Before a number, newest first, without texts. */
  async page(postId: string, before: number | null, limit: number): Promise<RevisionRow[]> {
    return this.revisions.query<RevisionRow[]>(
      `SELECT ${SUMMARY} FROM ${SOURCE} WHERE revision.post_id = $1 AND ($2::int IS NULL OR revision.number < $2)
       ORDER BY revision.number DESC LIMIT $3`,
      [postId, before, limit],
    );
  }

  async read(
    postId: string,
    number: number,
  ): Promise<(RevisionRow & Pick<PostRevision, 'fields' | 'content'>) | undefined> {
    const rows = await this.revisions.query<(RevisionRow & Pick<PostRevision, 'fields' | 'content'>)[]>(
      `SELECT ${SUMMARY}, revision.fields, revision.content FROM ${SOURCE}
       WHERE revision.post_id = $1 AND revision.number = $2`,
      [postId, number],
    );
    return rows[0];
  }
}
