import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const markdown = new Marked({ gfm: true, async: false });

/** Permitted HTML. Headings begin below the page's own, pictures are uploads, and external links send no referrer. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'hr', 'br', 'pre', 'code'],
    ...['a', 'strong', 'em', 'del', 'sub', 'sup', 'abbr', 'q', 'cite', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'lang', 'hreflang'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan', 'align'],
    th: ['colspan', 'rowspan', 'align', 'scope'],
    em: ['lang'],
    q: ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedSchemesByTag: { img: [] },
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (tagName, { rel: _said, ...attribs }) => ({
      tagName,
      attribs: /^https?:/i.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
  },
  // An external picture has lost its address by now.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** Sanitised HTML: without scripts, external content or styles that imitate the page. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}

/** Markdown as sanitised HTML. */
export function htmlOfMarkdown(text: string): string {
  return cleanHtml(markdown.parse(text) as string);
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** The text of HTML, in one line. */
export function textOfHtml(html: string): string {
  // Adjacent blocks would otherwise become one word.
  const spaced = html.replace(/<\/(?:h\d|p|li|dt|dd|td|th|tr|blockquote|figcaption)>|<br\s*\/?>/g, ' ');
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
