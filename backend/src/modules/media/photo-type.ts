import { DomainError } from '../../platform/errors/index.js';
import { honestType } from './byte-type.js';
import { messages } from './texts.js';
import type { SentFile } from './sent-file.js';

const TYPE_BY_ENDING = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type PhotoType = (typeof TYPE_BY_ENDING)[keyof typeof TYPE_BY_ENDING];

/** The type if bytes, declared type and file name agree. Throws a 415 otherwise, and for any other type. */
export function honestPhotoType(file: SentFile): PhotoType {
  const type = honestType<PhotoType>(file, TYPE_BY_ENDING);
  if (!type) throw new DomainError('unsupported_media_type', { message: messages.file.wrongType });
  return type;
}
