/**
 * Returns the canonical spelling of a path: no trailing slash, lower case, query unchanged. Null when it is already
 * canonical. The result always begins with exactly one slash, so that it never leads to another site.
 */
export function canonicalPath(url: string): string | null {
  const [path = '', query] = split(url);
  const tidy = path
    .replace(/\\/g, '%5C')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/(%[\dA-F]{2})|[A-Z]+/gi, (letters, escaped?: string) => escaped ?? letters.toLowerCase());
  return tidy === path ? null : tidy + query;
}

function split(url: string): [path: string, query: string] {
  const at = url.search(/[?#]/);
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
