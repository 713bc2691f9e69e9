import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { parse } from 'yaml';
import type { z } from 'zod';
import { Settings } from '../config/index.js';

/** `backend/content`, relative to both `src` and `dist`. */
const FOLDER = new URL('../../../content/', import.meta.url);
/** A hash of the code that `bundle.mjs` puts in. Nothing defines it in the compiled modules and in the sources. */
declare const BUILD_ID: string | undefined;
const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

export interface ContentDocument<Head> {
  /** The file name without extension. */
  slug: string;
  head: Head;
  /** Markdown. */
  body: string;
}

/**
 * The product's texts in `backend/content`. Replaces `{product}` and `{supportEmail}` by this installation's settings.
 * `{{fact:…}}` stays and is filled in when the text is read. Every error names its file.
 */
@Injectable()
export class ContentFilesService {
  constructor(private readonly settings: Settings) {}

  /** All `*.md` of a folder, by name, with validated YAML front matter. */
  async documents<Head>(folder: string, schema: z.ZodType<Head>): Promise<ContentDocument<Head>[]> {
    const names = (await readdir(new URL(`${folder}/`, FOLDER))).filter((name) => name.endsWith('.md')).sort();
    return Promise.all(
      names.map(async (name) => {
        const path = `${folder}/${name}`;
        const [, head, body] = FRONT_MATTER.exec(await this.text(path)) ?? [];
        if (head === undefined || body === undefined) throw new Error(`${path} does not begin with front matter`);
        return { slug: basename(name, '.md'), head: checked(path, schema, parse(head)), body: body.trim() };
      }),
    );
  }

  /** One validated YAML file. */
  async data<Data>(path: string, schema: z.ZodType<Data>): Promise<Data> {
    return checked(path, schema, parse(await this.text(path)));
  }

  /**
   * Changes whenever the texts in the database could: with the code, the files and the settings. Null if the code has no
   * build, as in development.
   */
  async fingerprint(buildId = typeof BUILD_ID === 'undefined' ? '' : BUILD_ID): Promise<string | null> {
    if (!buildId) return null;
    const { productName, supportEmail, publicUrl } = this.settings;
    const hash = createHash('sha256').update(JSON.stringify([buildId, productName, supportEmail, publicUrl]));
    const files = (await readdir(FOLDER, { recursive: true })).filter((path) => extname(path));
    for (const path of files.sort()) hash.update(`\0${path}\0`).update(await readFile(new URL(path, FOLDER)));
    return hash.digest('base64url');
  }

  private async text(path: string): Promise<string> {
    const text = await readFile(new URL(path, FOLDER), 'utf8');
    const { productName, supportEmail } = this.settings;
    return text.replaceAll('{product}', productName).replaceAll('{supportEmail}', supportEmail);
  }
}

function checked<Data>(path: string, schema: z.ZodType<Data>, value: unknown): Data {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`backend/content/${path}\n  ${problems.join('\n  ')}`);
}
