import { expect, type Page } from '@playwright/test';
import { MARK } from './plant';
import { fieldOf } from './poison';

/** Prepares a page, before its own scripts: notes planted scripts that run, and what the content policy did not allow. */
function prepare(mark: string): void {
  const seen: string[] = [];
  Object.assign(window, { plantedSeen: seen, [mark]: (number: number) => seen.push(`script ${number} ran`) });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    seen.push(`${violatedDirective} did not allow ${blockedURI} ${sample}`),
  );
}

interface Inspection {
  wrong: string[];
  /** Numbers of the payloads that are shown as text, in fields and attributes too. */
  shown: number[];
  /** How many payloads are in JSON for programs: structured data, and the state of the page. */
  inJson: number;
}

/** Finds what became of planted texts in the open document, or in HTML as it was served. Runs in the browser. */
function inspect({ mark, html }: { mark: string; html?: string | undefined }): Inspection {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const wrong = html === undefined ? ((window as unknown as { plantedSeen?: string[] }).plantedSeen ?? []) : [];
  const shown = new Set<number>();
  let inJson = 0;
  const numbersIn = (text: string) =>
    [...text.matchAll(new RegExp(`${mark}(\\d+)`, 'g'))].map(([, number]) => Number(number));
  const show = (text: string) => {
    for (const number of numbersIn(text)) shown.add(number);
  };
  /** React itself replaces an address that would run by one that throws this. */
  const runs = (address: string) =>
    /^(?:javascript|vbscript):$/.test(URL.parse(address, 'https://site.invalid')?.protocol ?? '') &&
    !address.includes('React has blocked a javascript: URL');
  const loads = ['src', 'srcset', 'poster', 'data', 'background', 'style'];
  const leads = ['href', 'action', 'formaction', 'xlink:href', 'src', 'data'];
  const changesPage = (element: string) => ['base', 'link', 'object', 'embed', 'form'].includes(element);
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const isPlanted = value.includes(mark);
      const isBad =
        name.includes(mark) ||
        (isPlanted && (name.startsWith('on') || loads.includes(name) || changesPage(element.localName))) ||
        (leads.includes(name) && runs(value));
      if (isBad) wrong.push(`<${element.localName} ${name}="${value.slice(0, 100)}">`);
      else if (isPlanted && ['alt', 'title', 'placeholder', 'aria-label', 'content'].includes(name)) show(value);
    }
  for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea, select')) show(field.value);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (!text.includes(mark)) continue;
    const parent = node.parentElement;
    const isJson = parent?.localName === 'script' && /json$/.test(parent.getAttribute('type') ?? '');
    if (node.nodeType === Node.COMMENT_NODE) wrong.push(`<!--${text.slice(0, 100)}`);
    else if (isJson) inJson += numbersIn(text).length;
    else if (parent && ['script', 'style'].includes(parent.localName))
      wrong.push(`<${parent.localName}>${text.slice(0, 100)}`);
    else show(text);
  }
  if (html !== undefined)
    for (const script of root.querySelectorAll('script[type$=json]')) {
      const { textContent } = script;
      try {
        JSON.parse(textContent);
      } catch {
        wrong.push(`No JSON in <script type="${script.getAttribute('type')}">`);
      }
      if (/[<\u2028\u2029]/.test(textContent))
        wrong.push(`JSON that is not safe in HTML: ${textContent.slice(0, 100)}`);
    }
  return { wrong, shown: [...shown], inJson };
}

/** Judges pages with planted texts: none may run, load, lead or be an element; all are to be shown as text. */
export class PlantedWatch {
  readonly wrong: string[] = [];
  /** Which payloads each page shows as text. */
  readonly shown = new Map<string, number[]>();
  inJson = 0;

  /** Watches a page that has not been opened yet. */
  async follow(page: Page): Promise<void> {
    await page.addInitScript(prepare, MARK);
    const note = (what: string) => this.wrong.push(`${page.url()}: ${what}`);
    page.on('dialog', (dialog) => {
      note(`a dialog, ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', ({ message }) => note(message));
    page.on('request', (request) => {
      if (new URL(request.url()).hostname === `${MARK}.invalid`) note(`asked for ${request.url()}`);
    });
  }

  /** Judges the open page with its frames. */
  async judge(page: Page, path: string): Promise<void> {
    for (const frame of page.frames()) this.note(path, await frame.evaluate(inspect, { mark: MARK }));
    if (await page.getByRole('heading', { name: 'Something went wrong' }).count())
      this.wrong.push(`${path}: it failed`);
  }

  /** Judges a page's HTML as it was served, in any page. */
  async judgeServed(page: Page, path: string, html: string): Promise<void> {
    this.note(`${path} as served`, await page.evaluate(inspect, { mark: MARK, html }));
  }

  private note(path: string, { wrong, shown, inJson }: Inspection): void {
    this.wrong.push(...wrong.map((what) => `${path}: ${what}`));
    this.shown.set(path, [...(this.shown.get(path) ?? []), ...shown]);
    this.inJson += inJson;
  }

  /** The pages that show something planted as text. */
  get showing(): string[] {
    return [...this.shown].flatMap(([path, numbers]) => (numbers.length > 0 ? [path] : []));
  }

  /** Asserts that nothing ran, and that at least this share of the planted fields was shown as text somewhere. */
  expectShown(planted: Set<number>, share: number): void {
    expect(this.wrong).toEqual([]);
    const shown = new Set([...this.shown.values()].flat());
    const hidden = [...planted].filter((number) => !shown.has(number)).map(fieldOf);
    expect(planted.size, 'planted fields').toBeGreaterThan(20);
    expect(hidden.length / planted.size, `fields that were not shown: ${hidden.join(', ')}`).toBeLessThan(1 - share);
  }
}
