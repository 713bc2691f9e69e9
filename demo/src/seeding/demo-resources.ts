import type { INestApplicationContext } from '@nestjs/common';
import {
  DownloadFilesService,
  ResourceAttachmentsService,
  ResourceEditingService,
  TransactionsService,
} from '@wattle-and-fern/backend/seeding';

const GUIDE = {
  title: 'Which bin on which night',
  slug: 'which-bin-on-which-night',
  summary: 'A plan for the side gate: which colour goes out when, and what to do when it was forgotten.',
  audience: 'both' as const,
  content:
    '<p>Every council has its own colours, and no newcomer guesses them. Fill in the plan together on the first Sunday and hang it where the bins are.</p><h2>When it was forgotten</h2><p>Say so the same evening. A full bin in summer is everyone’s problem by Thursday.</p>',
};
const PLAN = 'Night,Bin,Who\r\nMonday,Red,\r\nThursday,"Yellow, every second week",\r\n';
const COUNCILS = {
  fileName: 'Recycling near you',
  fileUrl: 'https://recyclingnearyou.com.au/',
  description: 'What goes into which bin, council by council.',
};

/** A guide that is not published yet, with a file of ours and one that lies elsewhere. The first time only. */
export async function addDemoResource(app: INestApplicationContext, keeperId: string): Promise<void> {
  const editing = app.get(ResourceEditingService, { strict: false });
  const attachments = app.get(ResourceAttachmentsService, { strict: false });
  const { items } = await editing.list({ q: GUIDE.slug, sort: 'title', direction: 'asc', page: 1, pageSize: 100 });
  if (items.some(({ slug }) => slug === GUIDE.slug)) return;
  const file = await app.get(DownloadFilesService, { strict: false }).check(keeperId, {
    bytes: Buffer.from(PLAN),
    fileName: 'bin-plan.csv',
    declaredType: 'text/csv',
    fields: {},
  });
  await app.get(TransactionsService).run(async (manager) => {
    const { id } = await editing.create(GUIDE, manager);
    await attachments.add(id, file, 'To fill in on the first Sunday.', manager);
    await attachments.addLink(id, COUNCILS, manager);
  });
}
