import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { parse } from 'yaml';
import type { z } from 'zod';
import { Settings } from '../config/index.js';

/** `backend/content`, seen from `src` as from `dist`. */
const FOLDER = new URL('../../../content/', import.meta.url);
const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

export interface ContentDocument<Head> {
  /** Name of the file without its ending. */
  slug: string;
  head: Head;
  /** Markdown. */
  body: string;
}

/**
 * The texts that come with the product, in `backend/content`. `{product}` and `{supportEmail}` in them stand for what
 * this installation calls itself and where it is written to. `{{fact:…}}` stays: the figure is filled in when the text
 * is read. Every fault names the file it is in.
 */
@Injectable()
export class ContentFilesService {
  constructor(private readonly settings: Settings) {}

  /** All `*.md` of a folder, by name, each with its YAML front matter checked. */
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

  /** One YAML file, checked. */
  async data<Data>(path: string, schema: z.ZodType<Data>): Promise<Data> {
    return checked(path, schema, parse(await this.text(path)));
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
