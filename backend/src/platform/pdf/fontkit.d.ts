/** What we ask of fontkit, which comes without types. */
declare module 'fontkit' {
  /** Throws where there is no font. */
  export function openSync(path: string): {
    /** Code points that it has glyphs for. */
    characterSet: number[];
  };
}
