import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { OpenedFile } from './evidence.service.js';

/** A document of someone: kept by no cache, run by no browser, and never shown as a page of ours. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The picture was drawn again as JPEG, whatever its name said before. */
const nameOf = ({ fileName, contentType }: OpenedFile['file']) =>
  contentType === 'image/jpeg' ? fileName.replace(/\.png$/i, '.jpg') : fileName;

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

/** Says in the contract which types of files `sendEvidence` answers with. */
export const ApiEvidence = (): MethodDecorator =>
  ApiOkResponse({ content: { 'application/pdf': FILE, 'image/jpeg': FILE } });

/** Answers with a file to keep. */
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
