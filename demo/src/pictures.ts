import { readFile } from 'node:fs/promises';

/** `demo/pictures`, relative to both `src` and `dist`. */
export const PICTURES = new URL('../pictures/', import.meta.url);

/** A picture of the demo by the name of its file. */
export const pictureOf = (name: string): Promise<Buffer> => readFile(new URL(name, PICTURES));
