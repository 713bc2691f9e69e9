import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { DataExport } from './data-export.entity.js';

/** Sends an export as an uncached download. */
export async function sendExport(
  reply: FastifyReply,
  { export: { askedAt, byteSize }, content }: { export: DataExport; content: Readable },
): Promise<void> {
  await reply
    .headers({
      'content-type': 'application/zip',
      'content-length': byteSize ?? undefined,
      'content-disposition': `attachment; filename="personal-data-${askedAt.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    })
    .send(content);
}
