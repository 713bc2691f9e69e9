import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { OpenedAttachment } from './attachments.service.js';

/** Files of messages are never cached, executed, or rendered as a page of this site. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

/** Documents the file types of `sendAttachment` in the contract. */
export const ApiAttachmentFile = (): MethodDecorator =>
  ApiOkResponse({ content: { 'application/pdf': FILE, 'image/webp': FILE } });

/** Sends a file as a download. */
export async function sendAttachment(
  reply: FastifyReply,
  { fileName, contentType, bytes }: OpenedAttachment,
): Promise<void> {
  await reply
    .headers({
      ...HEADERS,
      'content-type': contentType,
      'content-length': bytes.length,
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    })
    .send(bytes);
}
