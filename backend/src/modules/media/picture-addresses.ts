import { PHOTO_WIDTHS } from './photo-files.service.js';

const ADDRESS = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.webp/g;
const PICTURE = /<img\b[^>]*\ssrc="(\/media\/[0-9a-f-]{36})\/\d+\.webp"/g;
/** A text is never set wider. */
const SHOWN_AT = '(max-width: 760px) 92vw, 720px';

const OWN = /^\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d+\.webp$/;

/** Whether a picture can be there: one of ours, or a web address. */
export function isPictureAddress(address: unknown): boolean {
  if (typeof address !== 'string' || address.length > 500) return false;
  return OWN.test(address) || (/^https?:\/\/[^\s"'<>]+$/.test(address) && URL.canParse(address));
}

/** The uploads that a text shows, each once. */
export function pictureIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].flatMap(([, id]) => (id ? [id] : [])))];
}

/** A clean HTML text whose own pictures come in the size in which they are shown. */
export function withRenditions(html: string): string {
  return html.replace(PICTURE, (tag, folder: string) => {
    const sizes = PHOTO_WIDTHS.map((width) => `${folder}/${width}.webp ${width}w`).join(', ');
    return `${tag} srcset="${sizes}" sizes="${SHOWN_AT}"`;
  });
}
