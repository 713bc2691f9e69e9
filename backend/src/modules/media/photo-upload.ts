import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/index.js';
import { parseCrop } from './crop.js';
import { messages } from './messages.js';
import { isHonestPhoto } from './photo-type.js';
import type { Crop } from './processing/photo-job.js';

export interface PhotoUpload {
  bytes: Buffer;
  crop: Crop | null;
}

const LIMIT_BYTES = 10 * 1024 * 1024;
/** What the other fields and the boundaries may take. */
const ENVELOPE_BYTES = 64 * 1024;
const STALL_MS = 20_000;

const invalid = (field: string, message: string) =>
  new DomainError('validation_failed', { fields: { [field]: [message] } });
const tooLarge = () => new DomainError('payload_too_large', { message: messages.file.tooLarge });

/**
 * Reads the form of an upload: `file` and, if there is one, `crop`. Throws 413 as soon as it is clear that the file is
 * too large, 415 for anything but an honest JPEG, PNG or WebP, 400 for a bad form.
 */
export async function readPhotoUpload(request: FastifyRequest, stallMs = STALL_MS): Promise<PhotoUpload> {
  if (!request.isMultipart()) throw new DomainError('unsupported_media_type', { message: messages.file.notMultipart });
  if (Number(request.headers['content-length']) > LIMIT_BYTES + ENVELOPE_BYTES) throw tooLarge();

  const stopWatching = watchForStall(request, stallMs);
  try {
    const form: { bytes?: Buffer; crop: Crop | null } = { crop: null };
    for await (const part of request.parts({ limits: { fileSize: LIMIT_BYTES, files: 1, fields: 4 } }))
      await read(part, form);
    if (!form.bytes) throw invalid('file', messages.file.missing);
    return { bytes: form.bytes, crop: form.crop };
  } catch (error) {
    throw isTooLarge(error) ? tooLarge() : error;
  } finally {
    stopWatching();
  }
}

async function read(part: Multipart, form: { bytes?: Buffer; crop: Crop | null }): Promise<void> {
  if (part.type === 'file' && part.fieldname === 'file') form.bytes = await readFile(part);
  else if (part.type === 'field' && part.fieldname === 'crop') form.crop = readCrop(part);
  else throw invalid(part.fieldname, messages.unknownField(part.fieldname));
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (bytes.length === 0) throw invalid('file', messages.file.missing);
  if (!isHonestPhoto(bytes, part.mimetype, part.filename))
    throw new DomainError('unsupported_media_type', { message: messages.file.wrongType });
  return bytes;
}

function readCrop({ value }: MultipartValue): Crop {
  const crop = parseCrop(value);
  if (!crop) throw invalid('crop', messages.crop.malformed);
  return crop;
}

const isTooLarge = (error: unknown) => (error as { code?: unknown })?.code === 'FST_REQ_FILE_TOO_LARGE';

/** Cuts an upload of which nothing has come for a while; returns how to stop looking. */
function watchForStall({ raw }: FastifyRequest, stallMs: number): () => void {
  let read = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.socket.bytesRead === read) raw.destroy(new DomainError('bad_request', { message: messages.file.stalled }));
    read = raw.socket.bytesRead;
  }, stallMs);
  return () => clearInterval(timer);
}
