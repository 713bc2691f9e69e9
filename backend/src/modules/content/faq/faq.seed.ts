import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { htmlOfMarkdown } from '../../../platform/rich-text/index.js';
import {
  ContentFilesService,
  ContentSeedsService,
  seedId,
  sourceLinks,
  type Seed,
  type SeedPlan,
} from '../../../platform/seeding/index.js';
import { REGIONS } from '../../country/index.js';
import { FAQ_AUDIENCES, FaqEntry } from './faq-entry.entity.js';

const entries = z.array(
  z.strictObject({
    question: z.string().min(5),
    /** Markdown. */
    answer: z.string().min(10),
    region: z.enum(REGIONS).optional(),
    sources: sourceLinks.optional(),
  }),
);

/** Seeds `backend/content/faq/family.yaml` and `aupair.yaml` into the database. The question's text is its key. */
@Injectable()
export class FaqSeed implements Seed {
  readonly name = 'FaqSeed';

  constructor(
    seeds: ContentSeedsService,
    private readonly files: ContentFilesService,
  ) {
    seeds.add(this);
  }

  async read(): Promise<SeedPlan> {
    const rows: Partial<FaqEntry>[] = [];
    for (const audience of FAQ_AUDIENCES)
      for (const [position, entry] of (await this.files.data(`faq/${audience}.yaml`, entries)).entries())
        rows.push({
          id: seedId('faq', audience, entry.region ?? '', entry.question),
          audience,
          region: entry.region ?? null,
          question: entry.question,
          answer: htmlOfMarkdown(entry.answer),
          sources: entry.sources ?? [],
          position,
        });
    return async (writer) => {
      await writer.write({ entity: FaqEntry, key: 'id', rows, whenGone: 'remove' });
    };
  }
}
