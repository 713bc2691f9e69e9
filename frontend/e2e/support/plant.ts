import type { APIRequestContext } from '@playwright/test';

/** The payload is harmless when it is shown as text; a request to this host, or `window.planted`, means that it ran. */
export const MARK = 'kvastrel';
const PAYLOAD = `${MARK} <img src="http://${MARK}.invalid/x" onerror="window.planted=1"><script>window.planted=1</script>"'></textarea><svg onload="window.planted=1">`;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && /\s/.test(value) && !/^\d{4}-\d\d/.test(value);

/** Copies a body and appends the payload to every text, except in the kept fields. */
function planted(value: unknown, keep: readonly string[] = []): { value: unknown; fields: number } {
  if (isText(value)) return { value: `${value} ${PAYLOAD}`, fields: 1 };
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
