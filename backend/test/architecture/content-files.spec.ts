import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../content/', import.meta.url));
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:md|yaml)$/.test(path));

describe('The content of the release', () => {
  it.each(files)('can be read: %s', (path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const yaml = path.endsWith('.md') ? FRONT_MATTER.exec(text)?.[1] : text;
    expect(parse(yaml ?? '')).toBeTruthy();
  });
});
