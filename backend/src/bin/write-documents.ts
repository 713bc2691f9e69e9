import 'reflect-metadata';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_FORMATS, makeFile, readResourceContent } from '../modules/resources/index.js';
import { loadSettings } from '../platform/config/index.js';
import { factTableOn } from '../platform/facts/index.js';
import { ContentFilesService } from '../platform/seeding/index.js';

/**
 * Writes the templates of the resource library as PDF and Word files into a folder, to check them before a release:
 * `npm run documents --workspace backend -- /tmp/documents weekly-schedule`. Without names it writes all of them.
 */
const [folder, ...names] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Usage: write-documents <folder> [name of a document]...\n');
  process.exit(2);
}
const settings = loadSettings(process.env);
// Without stored facts, the values of the release apply.
const facts = factTableOn([], { australia: '', newzealand: '' });
await mkdir(folder, { recursive: true });
for (const { documents } of await readResourceContent(new ContentFilesService(settings), facts))
  for (const { document, path } of documents) {
    if (names.length > 0 && !names.includes(document.name)) continue;
    const letterhead = {
      productName: settings.productName,
      url: new URL(path, settings.publicUrl).href,
    };
    for (const format of DOCUMENT_FORMATS) {
      const bytes = await makeFile(format, document, letterhead);
      await writeFile(join(folder, `${document.name}.${format}`), bytes);
      process.stdout.write(`${document.name}.${format} ${Math.round(bytes.length / 1024)} kB\n`);
    }
  }
