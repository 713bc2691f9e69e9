import type { FastifyReply } from 'fastify';

/** A file for the person who asks, such as an invoice or an agreement. */
export interface PrivateFile {
  bytes: Buffer;
  fileName: string;
}

/** Sends the file as a download that is neither cached nor rendered as a page of this site. */
export function sendPrivateFile(reply: FastifyReply, type: string, { bytes, fileName }: PrivateFile): void {
  void reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
