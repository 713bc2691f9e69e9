/**
 * The word by which the content policy lets style sheets be added to a page of Admin; undefined in every other page,
 * which takes none. The browser shows it to scripts alone.
 */
export const styleNonce = (): string | undefined => document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
