import { createHash, type Hash } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/index.js';
import { noteBody } from '../../platform/idempotency/index.js';
import { messages } from './texts.js';
import { fileTooLarge, type UploadLimit } from './upload-limits.js';

interface UploadFormRules {
  /** Of the single file. */
  limit: UploadLimit;
  /** A connection without data for this long is aborted. */
  stallMs?: number;
  /** Handles one part of the form, or throws. */
  read: (part: Multipart) => Promise<void>;
}

/** The size limit of other fields and boundaries. */
const ENVELOPE_BYTES = 64 * 1024;
const STALL_MS = 20_000;
/** The boundary between the parts: at most 70 characters (RFC 2046). */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;

/**
 * Reads an upload form part by part. Throws 413 as soon as the file is too large, 415 for a body that is not a form,
 * 400 for an incomplete one. Also throws if the same upload was answered before.
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

/** Identifies repeated uploads; the multipart boundary differs each time. */
async function addTo(digest: Hash, part: Multipart): Promise<void> {
  const bytes = part.type === 'file' ? await part.toBuffer() : Buffer.from(String(part.value));
  const sentNames = part.type === 'file' ? [part.filename, part.mimetype] : [];
  digest.update(JSON.stringify([part.fieldname, ...sentNames, bytes.length])).update(bytes);
}

const isTooLarge = (error: unknown) => (error as { code?: unknown })?.code === 'FST_REQ_FILE_TOO_LARGE';

/** The parser throws plain errors, which only their message distinguishes from ours. */
const isBrokenForm = (error: unknown) =>
  error instanceof Error && !(error instanceof DomainError) && /multipart|part terminated early/i.test(error.message);

/** Aborts a stalled upload; returns a function that stops watching. */
function watchForStall({ raw }: FastifyRequest, stallMs: number): () => void {
  let read = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.socket.bytesRead === read) raw.destroy(new DomainError('bad_request', { message: messages.file.stalled }));
    read = raw.socket.bytesRead;
  }, stallMs);
  return () => clearInterval(timer);
}
