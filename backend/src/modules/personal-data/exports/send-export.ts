import type { FastifyReply } from 'fastify';
import type { DataExport } from './data-export.entity.js';

/** Hands an export out as a download that nobody keeps on the way. */
export async function sendExport(
  reply: FastifyReply,
  { export: { askedAt }, bytes }: { export: DataExport; bytes: Buffer },
): Promise<void> {
  await reply
    .headers({
      'content-type': 'application/zip',
      'content-length': bytes.length,
      'content-disposition': `attachment; filename="personal-data-${askedAt.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
