/** What we ask of fontkit, which comes without types. */
declare module 'fontkit' {
  /** Throws where there is no font. */
  export function create(bytes: Uint8Array): {
    /** Code points that it has glyphs for. */
    characterSet: number[];
  };
}
