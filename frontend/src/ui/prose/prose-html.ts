export interface Section {
  id: string;
  title: string;
}

interface ProseParts {
  /** The text with a name on each of its headings. */
  html: string;
  /** Its main headings, in order. */
  sections: Section[];
}

/** Names that the page itself bears. */
const OF_THE_PAGE = ['main', 'root', 'state'];
/** A corner without words heads nothing. */
const EMPTY_HEADER = /<th\b[^>]*>\s*<\/th>/g;
const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

/** Names the headings of a clean HTML text, so that links can lead to them, and lets wide tables be moved by keyboard. */
export function proseParts(html: string, tableLabel: string): ProseParts {
  const sections: Section[] = [];
  const taken = new Set(OF_THE_PAGE);
  const named = html.replace(HEADING, (_whole, inner: string) => {
    const title = plainText(inner);
    const id = freeName(wordsOf(title) || 'part', taken);
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: frameTables(named, tableLabel), sections };
}

function frameTables(html: string, label: string): string {
  return html
    .replace(/<table>/g, `<div data-table tabindex="0" role="group" aria-label="${label}"><table>`)
    .replace(/<\/table>/g, '</table></div>')
    .replace(EMPTY_HEADER, '<td></td>');
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .trim();
}

/** "Hōhepa’s first day" as "hohepas-first-day". */
function wordsOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
  taken.add(free);
  return free;
}
