import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** `demo/content`, seen from `src` as from `dist`. */
const FOLDER = new URL('../content/', import.meta.url);

/** One YAML file of the demo's content, checked; a fault names the file it stands in. */
export function contentOf<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parse(readFileSync(new URL(`${name}.yaml`, FOLDER), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`demo/content/${name}.yaml\n${z.prettifyError(result.error)}`);
}

/** What is written, not left empty. */
export const text = z.string().trim().min(1);
/** How people of the demo are named in its files. */
export const username = z.string().regex(/^[a-z0-9.-]{3,30}$/);
/** "19:05" where the family lives. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const days = z.int();
export const hours = z.int();
