import type { FastifyReply } from 'fastify';

/** A file about one placement, for its two people only. */
export interface PlacementFile {
  bytes: Buffer;
  fileName: string;
}

/** Sends the file as a download that is neither cached nor rendered as a page of this site. */
export function sendPlacementFile(reply: FastifyReply, type: string, { bytes, fileName }: PlacementFile): void {
  void reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
