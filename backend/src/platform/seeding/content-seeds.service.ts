import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../database/index.js';
import { ContentFilesService } from './content-files.service.js';
import { ContentSeed } from './content-seed.entity.js';
import { SeedWriter } from './seed-writer.js';

/** A fixed lock number, so that processes seed one after the other. */
const SEEDING_LOCK = 7_214_090_312;

/** The rows about seeds as a whole have this in place of a table's name. */
const MARKS = 'content_seeds';

/** Puts the texts of one module into its tables. */
export interface Seed {
  /** Stored: renaming the class must not change it. */
  readonly name: string;

  /** True if its rows also depend on other things than the release and the settings: every start then writes them. */
  readonly dependsOnMore?: boolean;

  /** Reads the files; outside the transaction, because it may be slow. */
  read(): Promise<SeedPlan>;
}

/** Writes what was read. */
export type SeedPlan = (writer: SeedWriter) => Promise<void>;

/**
 * Brings the texts of `backend/content` into the database of every installation, at the first start of each release,
 * after the migrations and before the first request. Texts that an admin has edited or deleted are never overwritten.
 *
 * A module takes part with a provider that adds itself in its constructor, because seeds run before `onModuleInit`:
 *
 *     @Injectable()
 *     export class PostSeed implements Seed {
 *       readonly name = 'PostSeed';
 *
 *       constructor(seeds: ContentSeedsService, private readonly files: ContentFilesService) {
 *         seeds.add(this);
 *       }
 *
 *       async read(): Promise<SeedPlan> {
 *         const posts = await this.files.documents('posts', postHead);
 *         const rows = posts.map(({ slug, head, body }) => ({ slug, ...head, content: htmlOfMarkdown(body) }));
 *         return async (writer) => {
 *           await writer.write({ entity: BlogPost, key: 'slug', rows, whenGone: 'keep' });
 *         };
 *       }
 *     }
 *
 * A plan can write to several tables. `seedId('faq', question)` gives a stable id to a row without a slug, and
 * `htmlOfMarkdown` of platform/rich-text turns Markdown into clean HTML. Tests start without content; those that need it
 * call `app.get(ContentSeedsService).run()`.
 */
@Injectable()
export class ContentSeedsService {
  private readonly seeds: Seed[] = [];

  constructor(
    private readonly transactions: TransactionsService,
    private readonly files: ContentFilesService,
  ) {}

  add(seed: Seed): void {
    this.seeds.push(seed);
  }

  /** Idempotent and safe in several processes. Each seed is written as a whole or not at all. */
  async run(): Promise<void> {
    const fingerprint = await this.files.fingerprint();
    const written = fingerprint ? await this.writtenFrom(fingerprint) : new Set<string>();
    for (const seed of this.seeds)
      if (seed.dependsOnMore || !written.has(seed.name)) await this.runOne(seed, fingerprint);
  }

  /** Runs one seed, such as one that depends on the legal facts of the day. */
  async runOne(seed: Seed, fingerprint: string | null = null): Promise<void> {
    const plan = await seed.read();
    await this.transactions.run(async (manager) => {
      await manager.query('SET LOCAL lock_timeout = 0');
      await manager.query('SET LOCAL statement_timeout = 0');
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SEEDING_LOCK]);
      await plan(new SeedWriter(manager));
      const mark = { tableName: MARKS, key: seed.name };
      if (fingerprint) await manager.upsert(ContentSeed, { ...mark, columns: [], fingerprint }, ['tableName', 'key']);
      else await manager.delete(ContentSeed, mark);
    });
  }

  /** Names of the seeds that were last written from these files by this build. */
  private async writtenFrom(fingerprint: string): Promise<Set<string>> {
    return this.transactions.run(async (manager) => {
      const marks = await manager.findBy(ContentSeed, { tableName: MARKS, fingerprint });
      return new Set(marks.map(({ key }) => key));
    });
  }
}
