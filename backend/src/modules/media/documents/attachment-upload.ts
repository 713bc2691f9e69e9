import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { honestType } from '../byte-type.js';
import { readSentFile } from '../sent-file.js';
import { messages } from '../texts.js';
import { readUploadForm } from '../upload-form.js';
import { assertSize, fileMissing, type UploadLimit } from '../upload-limits.js';
import { readWaveform } from '../voice/waveform.js';
import { voiceType } from '../voice/voice-type.js';
import type { VoiceJob } from '../voice/voice-job.js';
import type { AttachedType } from './document-job.js';

export interface FileUpload {
  bytes: Buffer;
  type: AttachedType;
  /** The sender's file name, shortened to a line. */
  fileName: string;
}

/** A recording. */
export interface VoiceUpload extends VoiceJob {
  /** As its sender's browser measured it. */
  waveform: number[] | null;
}

export type AttachmentUpload = FileUpload | VoiceUpload;

const { missing, tooLarge, wrongType } = messages.attachment;
const LIMIT: UploadLimit = { bytes: 15 * 1024 * 1024, tooLarge, missing };
const VOICE_LIMIT: UploadLimit = { bytes: 8 * 1024 * 1024, ...messages.voice };
const TYPE_BY_ENDING: Readonly<Record<string, AttachedType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * Reads an upload form with a `file` for a message, and the `waveform` of a recording. Throws 413 as soon as the file is
 * too large, 415 for anything except a consistent PDF, JPEG, PNG or WebP or the container of a recording, 400 for an
 * invalid form.
 */
export async function readAttachmentUpload(request: FastifyRequest): Promise<AttachmentUpload> {
  let upload: AttachmentUpload | undefined;
  let waveform: number[] | null = null;
  const read = async (part: Multipart) => {
    if (part.type === 'field' && part.fieldname === 'waveform') {
      waveform = readWaveform(part.value);
      return;
    }
    if (part.type !== 'file' || part.fieldname !== 'file')
      throw invalidField(part.fieldname, messages.unknownField(part.fieldname));
    const file = await readSentFile(part);
    const voice = voiceType(file.bytes);
    assertSize(file.bytes, voice ? VOICE_LIMIT : LIMIT);
    if (voice) {
      upload = { bytes: file.bytes, type: voice, waveform: null };
      return;
    }
    const type = honestType(file, TYPE_BY_ENDING);
    if (!type) throw new DomainError('unsupported_media_type', { message: wrongType });
    upload = { bytes: file.bytes, type, fileName: file.fileName };
  };
  await readUploadForm(request, { limit: LIMIT, read });
  if (!upload) throw fileMissing(LIMIT);
  if ('waveform' in upload) return { ...upload, waveform };
  if (waveform) throw invalidField('waveform', messages.voice.waveformAlone);
  return upload;
}
