import type { APIRequestContext } from '@playwright/test';

/** In everything that is planted: a function of the page by this name notes that a script ran, and no host has it. */
export const MARK = 'kvastrel';

/** Markup that runs in several ways, after a word by which it is found where it is shown as text: the mark and a number. */
const payload = (number: number): string =>
  `${MARK}${number} "'><b data-${MARK}></b><img src="//${MARK}.invalid/x" onerror="${MARK}(${number})">` +
  `</textarea></title></style></script><script>${MARK}(${number})</script><svg onload="${MARK}(${number})">`;

/** The same, with what breaks out of less usual places: templates, addresses, attributes without quotes, and JSON. */
export const longPayload = (number: number): string =>
  `${payload(number)}{{${MARK}(${number})}}\${${MARK}(${number})} javascript:${MARK}(${number}) ` +
  `https://${MARK}.invalid/"onfocus=${MARK}(${number})\tautofocus=1 \u2028 ]]><!--<script>`;

/** The number of what is planted over the API, whatever field it is in. */
export const STORED = 0;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && /\s/.test(value) && !/^\d{4}-\d\d/.test(value);

/** Copies a body and appends the payload to every text, except in the kept fields. */
function planted(value: unknown, keep: readonly string[] = []): { value: unknown; fields: number } {
  if (isText(value)) return { value: `${value} ${payload(STORED)}`, fields: 1 };
  if (typeof value !== 'object' || value === null) return { value, fields: 0 };
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, keep.includes(name) ? { value: inner as unknown, fields: 0 } : planted(inner)] as const,
  );
  const fields = entries.reduce((sum, [, made]) => sum + made.fields, 0);
  if (Array.isArray(value)) return { value: entries.map(([, made]) => made.value), fields };
  return { value: Object.fromEntries(entries.map(([name, made]) => [name, made.value])), fields };
}

/** Sends bodies with the payload in every text field that accepts it. */
export class Planter {
  /** How many fields accepted it and how many rejected it. */
  fields = 0;
  refused = 0;

  constructor(private readonly request: APIRequestContext) {}

  async plant<T>(token: string | null, method: string, path: string, body: object): Promise<T> {
    let keep: string[] = [];
    for (;;) {
      const made = planted(body, keep);
      const answer = await this.request.fetch(path, {
        method,
        headers: { ...(token && { authorization: `Bearer ${token}` }), 'x-requested-with': 'fetch' },
        data: made.value as object,
      });
      const text = await answer.text();
      const { fields = {} } = (answer.status() === 400 ? JSON.parse(text) : {}) as { fields?: object };
      const names = Object.keys(fields).map((name) => name.split('.')[0] ?? '');
      if (names.some((name) => !keep.includes(name))) {
        this.refused += names.length;
        keep = [...keep, ...names];
        continue;
      }
      if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text.slice(0, 300)}`);
      this.fields += made.fields;
      return (text ? JSON.parse(text) : null) as T;
    }
  }
}
