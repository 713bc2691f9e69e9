import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj([\s\S]*?)endobj/g;
const FONT_OR_TEXT = /\/(F\d+) [\d.]+ Tf|\[((?:<[\da-fA-F]*>|[-\d.\s])*)\] TJ/g;

/** The words of a PDF that embeds subsets of its fonts: each glyph is read through its font's ToUnicode map. */
export function textOfPdf(pdf: Buffer): string {
  const objects = new Map([...pdf.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const bodies = [...objects.values()];
  const fonts = new Map(
    bodies
      .flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', id = '']) => {
        const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
        return [name, glyphsOf(streamOf(objects.get(map) ?? ''))] as const;
      }),
  );
  return bodies
    .map(streamOf)
    .filter((stream) => stream.includes(' TJ'))
    .map((stream) => wordsOf(stream, fonts))
    .join(' ')
    .replace(/\s+/g, ' ');
}

function streamOf(body: string): string {
  const start = /stream\r?\n/.exec(body);
  if (!start) return '';
  const bytes = Buffer.from(body.slice(start.index + start[0].length, body.lastIndexOf('endstream')), 'latin1');
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return bytes.toString('latin1');
  }
}

/** The text of each glyph of a font, by its number in hexadecimal. */
function glyphsOf(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-fA-F]{4})> <[\da-fA-F]{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\da-fA-F]+)>/g)].forEach(([, units = ''], index) => {
      const text = Buffer.from(units, 'hex').swap16().toString('utf16le');
      glyphs.set((parseInt(first, 16) + index).toString(16).padStart(4, '0'), text);
    });
  return glyphs;
}

function wordsOf(stream: string, fonts: ReadonlyMap<string, Map<string, string>>): string {
  let glyphs = new Map<string, string>();
  const words: string[] = [];
  for (const [, font, text] of stream.matchAll(FONT_OR_TEXT)) {
    if (font) glyphs = fonts.get(font) ?? new Map<string, string>();
    const hex = [...(text ?? '').matchAll(/<([\da-fA-F]*)>/g)].map(([, part]) => part).join('');
    words.push((hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(glyph.toLowerCase()) ?? '').join(''));
  }
  return words.filter((word) => word !== '').join(' ');
}
