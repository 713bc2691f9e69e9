import type { INestApplicationContext } from '@nestjs/common';
import {
  DownloadFilesService,
  ResourceAttachmentsService,
  ResourceEditingService,
  TransactionsService,
} from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, text } from '../content.js';

const {
  guide: GUIDE,
  plan: PLAN,
  councils: COUNCILS,
} = contentOf(
  'resource',
  z.strictObject({
    guide: z.strictObject({ title: text, slug: text, summary: text, audience: z.enum(['both']), content: text }),
    /** Rows of the CSV file. */
    plan: z.string(),
    councils: z.strictObject({ fileName: text, fileUrl: z.url(), description: text }),
  }),
);

/** An unpublished guide with a stored and an external file, added once. */
export async function addDemoResource(app: INestApplicationContext, adminId: string): Promise<void> {
  const editing = app.get(ResourceEditingService, { strict: false });
  const attachments = app.get(ResourceAttachmentsService, { strict: false });
  const { items } = await editing.list({ q: GUIDE.slug, sort: 'title', direction: 'asc', page: 1, pageSize: 100 });
  if (items.some(({ slug }) => slug === GUIDE.slug)) return;
  const files = app.get(DownloadFilesService, { strict: false });
  const checked = await files.check(adminId, {
    bytes: Buffer.from(PLAN.replaceAll('\n', '\r\n')),
    fileName: 'bin-plan.csv',
    declaredType: 'text/csv',
    fields: {},
  });
  const file = await files.store(checked);
  await app.get(TransactionsService).run(async (manager) => {
    const { id } = await editing.create(GUIDE, manager);
    await attachments.add(id, file, 'To fill in on the first Sunday.', manager);
    await attachments.addLink(id, COUNCILS, manager);
  });
}
