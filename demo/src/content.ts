import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** `demo/content`, relative to both `src` and `dist`. */
const FOLDER = new URL('../content/', import.meta.url);

/** One validated YAML file of the demo's content; errors name the file. */
export function contentOf<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parse(readFileSync(new URL(`${name}.yaml`, FOLDER), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`demo/content/${name}.yaml\n${z.prettifyError(result.error)}`);
}

/** A non-empty text. */
export const text = z.string().trim().min(1);
/** The usernames of the demo. */
export const username = z.string().regex(/^[a-z0-9.-]{3,30}$/);
/** "19:05" in the family's time zone. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const days = z.int();
export const hours = z.int();
