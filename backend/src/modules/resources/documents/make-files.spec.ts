import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { TemplateDocument } from './document.js';
import { makeFile } from './make-files.js';
import { documentHead, readDocument } from './read-document.js';

const head = documentHead.parse({
  title: 'Whānau agreement',
  subtitle: 'For two',
  region: 'newzealand',
  caution: 'Not legal advice.',
  checkedOn: '2026-11-20',
});
const body = [
  '## First\n\nA sentence in **Aotearoa** with a gap: ____.',
  '- [ ] A box',
  '> A note',
  '```fields\nName | Date\n```',
  '```table\nDay | Hours\nMonday |\n```',
  '---',
  '```calls\n111 | Help\n```',
  '```lines 3\n```',
  '```sign\nEmployer\n```',
].join('\n\n');
const source = { title: 'A source', url: 'https://example.org/', checkedOn: '2026-11-20' };
const document: TemplateDocument = readDocument({ slug: 'test', head, body }, [source]);
const letterhead = { productName: 'Wattle & Fern', url: 'https://example.org/resources/test' };

/** The named part of a zip archive. */
function partOf(zip: Buffer, name: string): string {
  const at = zip.indexOf(Buffer.concat([Buffer.from([80, 75, 1, 2])]));
  for (let entry = at; zip.readUInt32LE(entry) === 0x02014b50;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(entry + offset));
    const offset = zip.readUInt32LE(entry + 42);
    if (zip.toString('utf8', entry + 46, entry + 46 + (nameLength ?? 0)) === name) {
      const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
      return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(entry + 20))).toString();
    }
    entry += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error(`There is no ${name}`);
}

describe('makeFile', () => {
  it('makes a PDF in the house’s type that can be listened to and filled in', async () => {
    const text = (await makeFile('pdf', document, letterhead)).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    for (const font of ['Fraunces', 'Figtree']) expect(text).toMatch(new RegExp(`/FontName /\\w+\\+${font}`));
    expect(text).toContain('/Lang (en-NZ)');
    expect(text).toMatch(/\/Marked true/);
    expect(text.match(/\/FT \/Tx/g)).toHaveLength(6);
    expect(text.match(/\/FT \/Btn/g)).toHaveLength(1);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it('makes a Word file that says the same', async () => {
    const zip = await makeFile('docx', document, letterhead);
    const xml = partOf(zip, 'word/document.xml');
    for (const words of [
      'Whānau agreement',
      'Not legal advice.',
      'A sentence in ',
      'A box',
      'Monday',
      '111',
      'Employer',
    ])
      expect(xml).toContain(words);
    expect(xml).toContain('w14:checkbox');
    expect(partOf(zip, 'word/footer1.xml')).toContain('Checked 20 November 2026');
  });
});
