import { UUID_PATTERN } from '../../platform/http/index.js';
import { PHOTO_WIDTHS } from './photo-files.service.js';

const ADDRESS = new RegExp(`/media/(${UUID_PATTERN})/\\d+\\.webp`, 'g');
const PICTURE = /<img\b[^>]*\ssrc="(\/media\/[0-9a-f-]{36})\/\d+\.webp"/g;
/** The maximum width of text on a page. */
const SHOWN_AT = '(max-width: 760px) 92vw, 720px';

const OWN = new RegExp(`^/media/${UUID_PATTERN}/\\d+\\.webp$`);

/** Whether an address is allowed for a picture: an upload or a web address. */
export function isPictureAddress(address: unknown): boolean {
  if (typeof address !== 'string' || address.length > 500) return false;
  return OWN.test(address) || (/^https?:\/\/[^\s"'<>]+$/.test(address) && URL.canParse(address));
}

/** The uploads in a text, without duplicates. */
export function pictureIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].flatMap(([, id]) => (id ? [id] : [])))];
}

/** Adds responsive renditions to the uploads in a sanitised HTML text. */
export function withRenditions(html: string): string {
  return html.replace(PICTURE, (tag, folder: string) => {
    const sizes = PHOTO_WIDTHS.map((width) => `${folder}/${width}.webp ${width}w`).join(', ');
    return `${tag} srcset="${sizes}" sizes="${SHOWN_AT}"`;
  });
}
