import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
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

const CONTENT = Object.fromEntries(
  ['application/pdf', 'image/webp', 'audio/webm', 'audio/ogg', 'audio/mp4'].map((type) => [type, FILE]),
);

/** Documents the file types of `sendAttachment` in the contract. */
export const ApiAttachmentFile = (): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({ content: CONTENT }),
    ApiResponse({ status: 206, description: 'The part that a Range asked for.', content: CONTENT }),
  );

/** Sends a file as a download, or the part that a Range header asks for, because some browsers play sound only in parts. */
export async function sendAttachment(
  reply: FastifyReply,
  { fileName, contentType, bytes }: OpenedAttachment,
  rangeHeader?: string,
): Promise<void> {
  const range = byteRange(rangeHeader, bytes.length);
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  if (range) reply.status(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  await reply
    .headers({
      ...HEADERS,
      'accept-ranges': 'bytes',
      'content-type': contentType,
      'content-length': part.length,
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    })
    .send(part);
}

/** Bytes of a file, both ends included. */
interface ByteRange {
  first: number;
  last: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part that a Range header asks for. Null means the whole file: without the header, for several ranges, and for one
 * outside the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : null;
}
