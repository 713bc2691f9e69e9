import type { VoiceType } from './voice-job.js';

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Pictures that are kept in the same container. */
const PICTURE_BRAND = /^(?:hei|hev|mif|msf|avi)/;

/**
 * The container of a recording by its first bytes; null for anything else. What a browser says about it is not asked:
 * each names it differently. Whether sound alone is in it, only the worker can tell.
 */
export function voiceType(bytes: Buffer): VoiceType | null {
  if (bytes.subarray(0, EBML.length).equals(EBML)) return 'audio/webm';
  const text = bytes.toString('latin1', 0, 12);
  if (text.startsWith('OggS')) return 'audio/ogg';
  return text.slice(4, 8) === 'ftyp' && !PICTURE_BRAND.test(text.slice(8)) ? 'audio/mp4' : null;
}
