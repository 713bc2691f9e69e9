import { createHash, type Hash } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/index.js';
import { noteBody } from '../../platform/idempotency/index.js';
import { messages } from './texts.js';
import { fileTooLarge, type UploadLimit } from './upload-limits.js';

export interface UploadFormRules {
  /** Of the one file. */
  limit: UploadLimit;
  /** A connection on which nothing came for so long is cut. */
  stallMs?: number;
  /** Takes one part of the form, or throws. */
  read: (part: Multipart) => Promise<void>;
}

/** What the other fields and the boundaries may take. */
const ENVELOPE_BYTES = 64 * 1024;
const STALL_MS = 20_000;
/** What separates the parts: at most 70 characters (RFC 2046). */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;

/**
 * Reads the form of an upload, part by part. Throws 413 as soon as it is clear that the file is too large, 415 for a
 * body that is no form, 400 for one that stops half-way. Throws as well where the same upload was answered before.
 */
export async function readUploadForm(request: FastifyRequest, rules: UploadFormRules): Promise<void> {
  const { limit, stallMs = STALL_MS, read } = rules;
  if (!request.isMultipart()) throw new DomainError('unsupported_media_type', { message: messages.file.notMultipart });
  if (!BOUNDARY.test(request.headers['content-type'] ?? ''))
    throw new DomainError('bad_request', { message: messages.file.broken });
  if (Number(request.headers['content-length']) > limit.bytes + ENVELOPE_BYTES) throw fileTooLarge(limit);

  const digest = createHash('sha256');
  const stopWatching = watchForStall(request, stallMs);
  try {
    for await (const part of request.parts({ limits: { fileSize: limit.bytes, files: 1, fields: 4 } })) {
      await read(part);
      await addTo(digest, part);
    }
  } catch (error) {
    if (isTooLarge(error)) throw fileTooLarge(limit);
    throw isBrokenForm(error) ? new DomainError('bad_request', { message: messages.file.broken, cause: error }) : error;
  } finally {
    stopWatching();
  }
  await noteBody(digest.digest());
}

/** What two uploads of the same have in common; the boundary between their parts is another each time. */
async function addTo(digest: Hash, part: Multipart): Promise<void> {
  const bytes = part.type === 'file' ? await part.toBuffer() : Buffer.from(String(part.value));
  const said = part.type === 'file' ? [part.filename, part.mimetype] : [];
  digest.update(JSON.stringify([part.fieldname, ...said, bytes.length])).update(bytes);
}

export const invalidField = (field: string, message: string) =>
  new DomainError('validation_failed', { fields: { [field]: [message] } });

const isTooLarge = (error: unknown) => (error as { code?: unknown })?.code === 'FST_REQ_FILE_TOO_LARGE';

/** The parser throws plain errors, which nothing but their words tells from ours. */
const isBrokenForm = (error: unknown) =>
  error instanceof Error && !(error instanceof DomainError) && /multipart|part terminated early/i.test(error.message);

/** Cuts an upload of which nothing has come for a while; returns how to stop looking. */
function watchForStall({ raw }: FastifyRequest, stallMs: number): () => void {
  let read = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.socket.bytesRead === read) raw.destroy(new DomainError('bad_request', { message: messages.file.stalled }));
    read = raw.socket.bytesRead;
  }, stallMs);
  return () => clearInterval(timer);
}
