import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../database/index.js';
import { SeedWriter } from './seed-writer.js';

/** A fixed lock number, so that processes seed one after the other. */
const SEEDING_LOCK = 7_214_090_312;

/** Puts the texts of one module into its tables. */
export interface Seed {
  /** Reads the files; outside the transaction, because it may be slow. */
  read(): Promise<SeedPlan>;
}

/** Writes what was read. */
export type SeedPlan = (writer: SeedWriter) => Promise<void>;

/**
 * Brings the texts of `backend/content` into the database of every installation, at each start of the API, after the
 * migrations and before anyone is served. What an admin has edited or deleted is never written over.
 *
 * A module takes part with a provider that adds itself when it is made (nothing is initialised yet when seeds run):
 *
 *     @Injectable()
 *     export class PostSeed implements Seed {
 *       constructor(seeds: ContentSeeds, private readonly files: ContentFiles) {
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
 * Rows of a second table follow in the same plan; `seedId('faq', question)` gives a stable id to what has no slug.
 * Markdown becomes clean HTML with `htmlOfMarkdown` of platform/rich-text. Tests start without content; those that want it
 * call `app.get(ContentSeedsService).run()`.
 */
@Injectable()
export class ContentSeedsService {
  private readonly seeds: Seed[] = [];

  constructor(private readonly transactions: TransactionsService) {}

  add(seed: Seed): void {
    this.seeds.push(seed);
  }

  /** Idempotent and safe in several processes. Each seed is written as a whole or not at all. */
  async run(): Promise<void> {
    for (const seed of this.seeds) await this.runOne(seed);
  }

  /** Runs one seed, such as one whose texts depend on settings. */
  async runOne(seed: Seed): Promise<void> {
    const plan = await seed.read();
    await this.transactions.run(async (manager) => {
      await manager.query('SET LOCAL lock_timeout = 0');
      await manager.query('SET LOCAL statement_timeout = 0');
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SEEDING_LOCK]);
      await plan(new SeedWriter(manager));
    });
  }
}
