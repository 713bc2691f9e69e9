import { Marked, type Token, type Tokens } from 'marked';
import { z } from 'zod';
import type { Inline } from '../../../platform/pdf/index.js';
import type { ContentDocument, SourceLink } from '../../../platform/seeding/index.js';
import { REGIONS } from '../../country/index.js';
import type { Block, Field, ListItem, TemplateDocument } from './document.js';

const markdown = new Marked({ gfm: true });
/** Replaces the underscores of a gap, which Markdown would read as emphasis. */
const GAP = '\uE000';

/** The front matter of a template. */
export const documentHead = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  region: z.enum(REGIONS).nullable().default(null),
  landscape: z.boolean().default(false),
  compact: z.boolean().default(false),
  caution: z.string().nullable().default(null),
  checkedOn: z.iso.date(),
});
type DocumentHead = z.infer<typeof documentHead>;

/**
 * Reads a template from its Markdown. It adds fenced blocks (`fields`, `table`, `lines`, `sign`, `calls`), `___` for a
 * gap in a sentence, and `---` for a new page.
 */
export function readDocument(
  { slug, head, body }: ContentDocument<DocumentHead>,
  sources: SourceLink[],
): TemplateDocument {
  return {
    name: slug,
    ...head,
    sources,
    blocks: markdown
      .lexer(body.replace(/_{3,}/g, ({ length }) => GAP.repeat(length)))
      .flatMap((token) => blocksOf(token, slug)),
  };
}

function blocksOf(token: Token, name: string): Block[] {
  const { type } = token;
  if (type === 'space') return [];
  if (type === 'hr') return [{ kind: 'page' }];
  if (type === 'heading')
    return [{ kind: 'heading', level: (token as Tokens.Heading).depth === 2 ? 2 : 3, text: inlineOf(token) }];
  if (type === 'paragraph') return [{ kind: 'paragraph', text: inlineOf(token) }];
  if (type === 'list') return [listOf(token as Tokens.List)];
  if (type === 'blockquote')
    return [
      {
        kind: 'note',
        paragraphs: (token as Tokens.Blockquote).tokens.filter((inner) => inner.type === 'paragraph').map(inlineOf),
      },
    ];
  if (type === 'code') return [fenceOf(token as Tokens.Code, name)];
  throw new Error(`${name}: documents have no ${type}`);
}

function listOf({ ordered, items }: Tokens.List): Block {
  const itemOf = (item: Tokens.ListItem): ListItem => ({
    box: item.task ? item.checked === true : null,
    text: item.tokens.filter((inner) => inner.type !== 'space').flatMap(inlineOf),
  });
  return { kind: 'list', ordered, items: items.map(itemOf) };
}

function fenceOf({ lang, text }: Tokens.Code, name: string): Block {
  const [kind = '', ...options] = (lang ?? '').split(' ');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const option = (key: string) => options.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);
  switch (kind) {
    case 'fields':
      return { kind, rows: rows.map((row) => row.map(fieldOf)) };
    case 'lines':
      return { kind, count: Number(options[0] ?? 3) };
    case 'sign':
      return { kind: 'signatures', parties: lines };
    case 'calls':
      return { kind, calls: rows.map(([number = '', label = '']) => ({ number, label })) };
    case 'table': {
      const [header = [], ...body] = rows.map((row) => row.map(inlineText));
      const shares = option('widths')?.split(',').map(Number) ?? header.map(() => 1);
      return { kind, shares, rowHeight: Number(option('height') ?? 22), header, rows: body };
    }
    default:
      throw new Error(`${name}: there is no block "${kind}"`);
  }
}

/** `Family name` or, twice as wide, `Family name *2`. */
function fieldOf(cell: string): Field {
  const [, label = '', share] = /^(.*?)(?: \*(\d+(?:\.\d+)?))?$/.exec(cell) ?? [];
  return { label, share: Number(share ?? 1) };
}

const inlineText = (text: string): Inline[] => markdown.Lexer.lexInline(text).flatMap((token) => runsOf(token, {}));
const inlineOf = (token: Token): Inline[] =>
  'tokens' in token && token.tokens ? token.tokens.flatMap((inner) => runsOf(inner, {})) : runsOf(token, {});

interface Style {
  bold?: boolean;
  italic?: boolean;
  href?: string;
}

function runsOf(token: Token, style: Style): Inline[] {
  const within = (more: Style) =>
    ('tokens' in token ? (token.tokens ?? []) : []).flatMap((inner) => runsOf(inner, { ...style, ...more }));
  switch (token.type) {
    case 'strong':
      return within({ bold: true });
    case 'em':
      return within({ italic: true });
    case 'link':
      return within({ href: (token as Tokens.Link).href });
    case 'paragraph':
      return within({});
    case 'text':
      return 'tokens' in token && token.tokens ? within({}) : textRuns((token as Tokens.Text).text, style);
    case 'checkbox':
      return [];
    case 'br':
      return textRuns(' ', style);
    case 'escape':
      return textRuns((token as Tokens.Escape).text, style);
    default:
      throw new Error(`Documents have no ${token.type} in a sentence: ${token.raw}`);
  }
}

function textRuns(text: string, { bold = false, italic = false, href }: Style): Inline[] {
  return text.split(new RegExp(`(${GAP}+)`)).flatMap((part): Inline[] => {
    if (part === '') return [];
    if (part.startsWith(GAP)) return [{ kind: 'gap', letters: part.length }];
    return [{ kind: 'text', text: part.replace(/\s+/g, ' '), bold, italic, href: href ?? null }];
  });
}
