/** Types for the parts of fontkit that we use; the package has none. */
declare module 'fontkit' {
  /** Throws where there is no font. */
  export function create(bytes: Uint8Array): {
    /** Code points that it has glyphs for. */
    characterSet: number[];
  };
}
