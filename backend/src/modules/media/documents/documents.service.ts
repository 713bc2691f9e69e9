import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { ObjectStorage } from '../../../platform/storage/index.js';
import { DocumentInspectorService } from './document-inspector.service.js';
import type { DocumentJob, DocumentRefusal, DocumentResult, DocumentType } from './document-job.js';
import { VoiceInspectorService } from '../voice/voice-inspector.service.js';
import type { VoiceResult } from '../voice/voice-job.js';
import type { FileUpload, VoiceUpload } from './attachment-upload.js';
import type { DocumentUpload } from './document-upload.js';

export const DOCUMENT_FOLDER = 'documents';
/** Files that people attach to messages. */
export const ATTACHMENT_FOLDER = 'attachments';
type Folder = typeof DOCUMENT_FOLDER | typeof ATTACHMENT_FOLDER;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A checked document that may be stored. */
type CheckedDocument = DocumentResult & { type: DocumentType; fileName: string };
/** The same for a photo or a document of a message. */
type CheckedFile = DocumentResult & { fileName: string };
/** The same for a recording. */
type CheckedVoice = VoiceResult & Pick<VoiceUpload, 'waveform'>;
export type CheckedAttachment = CheckedFile | CheckedVoice;

/** The error for a rejected document. */
export const documentRefused = (refusal: DocumentRefusal): DomainError => new DomainError(`document_${refusal}`);

/**
 * Confidential documents: encrypted, under random keys, in a folder without a public address. The owning module keeps
 * the keys and decides who may see them.
 */
@Injectable()
export class DocumentsService {
  private readonly key: Buffer;

  constructor(
    private readonly inspector: DocumentInspectorService,
    private readonly voices: VoiceInspectorService,
    private readonly storage: ObjectStorage,
    private readonly log: LogService,
    settings: Settings,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', settings.secrets.mfaEncryptionKey, '', 'kept documents', 32));
  }

  /** Checks an upload and redraws pictures. Throws `document_unreadable`, `_infected`, `_encrypted` or `_active`. */
  async check(ownerId: string, { bytes, type, fileName }: DocumentUpload): Promise<CheckedDocument> {
    // Without renditions a picture becomes a JPEG.
    const { type: kept, ...result } = await this.inspect(ownerId, { bytes, type });
    return { ...result, type: kept as DocumentType, fileName };
  }

  /** The same checks for a file of a message. Pictures become WebP in two sizes. */
  async checkAttachment(ownerId: string, { bytes, type, fileName }: FileUpload): Promise<CheckedFile> {
    return { ...(await this.inspect(ownerId, { bytes, type, renditions: true })), fileName };
  }

  /** Checks a recording and re-encodes it. Throws `voice_unreadable`, `_not_sound` or `_too_long`. */
  async checkVoice(ownerId: string, { waveform, ...job }: VoiceUpload): Promise<CheckedVoice> {
    const answer = await this.voices.process(job);
    if ('refusal' in answer) {
      this.log.security('document_rejected', { userId: ownerId, reason: answer.refusal });
      throw new DomainError(`voice_${answer.refusal}`);
    }
    // Over IPC a Buffer may arrive as a plain Uint8Array.
    return { ...answer.result, bytes: Buffer.from(answer.result.bytes), waveform };
  }

  private async inspect(ownerId: string, job: DocumentJob): Promise<DocumentResult> {
    const answer = await this.inspector.process(job);
    if ('refusal' in answer) {
      this.log.security('document_rejected', { userId: ownerId, reason: answer.refusal });
      throw documentRefused(answer.refusal);
    }
    const { bytes, picture, type } = answer.result;
    // Over IPC a Buffer may arrive as a plain Uint8Array.
    const drawn = picture && { picture: { ...picture, small: Buffer.from(picture.small) } };
    return { bytes: Buffer.from(bytes), type, ...drawn };
  }

  /** Stores it and returns its key. */
  async store({ bytes }: Pick<CheckedDocument, 'bytes'>, folder: Folder = DOCUMENT_FOLDER): Promise<string> {
    const name = randomUUID();
    const key = `${folder}/${name.slice(0, 2)}/${name}`;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce);
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    await this.storage.put(key, Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
    return key;
  }

  /** Null if there is none. */
  async read(key: string): Promise<Buffer | null> {
    const stored = await this.storage.get(key);
    if (!stored) return null;
    const bytes = await buffer(stored.stream);
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }

  async delete(key: string): Promise<void> {
    await this.storage.delete(key);
  }
}
