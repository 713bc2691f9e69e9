/** Read at once: in development, Vite replaces the style sheets that bear it. */
const nonce =
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;

/**
 * The nonce with which the content policy allows style sheets to be added to an Admin page; undefined in every other
 * page. The browser shows it to scripts only.
 */
export const styleNonce = (): string | undefined => nonce;
