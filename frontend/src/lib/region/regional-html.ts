import type { Region } from '../../config/regions';
import { regionalPath } from './region-paths';

const LINK = /(<a\b[^>]*\shref=")(\/[^"]*)/g;

/** A clean HTML text whose links inside the site stay in the reader's region. */
export function regionalHtml(html: string, region: Region): string {
  return html.replace(LINK, (_whole, before: string, to: string) => before + regionalPath(to, region));
}
