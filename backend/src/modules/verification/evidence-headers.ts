import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { OpenedFile } from './evidence.service.js';

/** Evidence is never cached, executed, or rendered as a page of this site. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The picture was redrawn as JPEG, regardless of its name. */
const nameOf = ({ fileName, contentType }: OpenedFile['file']) =>
  contentType === 'image/jpeg' ? fileName.replace(/\.png$/i, '.jpg') : fileName;

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

/** Documents the file types of `sendEvidence` in the contract. */
export const ApiEvidence = (): MethodDecorator =>
  ApiOkResponse({ content: { 'application/pdf': FILE, 'image/jpeg': FILE } });

/** Sends a file as a download. */
export async function sendEvidence(reply: FastifyReply, { file, bytes }: OpenedFile): Promise<void> {
  await reply
    .headers({
      ...HEADERS,
      'content-type': file.contentType,
      'content-length': bytes.length,
      'content-disposition': `attachment; filename="document"; filename*=UTF-8''${encodeURIComponent(nameOf(file))}`,
    })
    .send(bytes);
}
