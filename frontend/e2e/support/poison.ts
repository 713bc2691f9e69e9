import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { longPayload, MARK } from './plant';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  example?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../../backend/openapi.json', import.meta.url), 'utf8'),
) as Contract;
const { schemas } = contract.components;

/** Names of strings that programs read: ids, keys of our own lists, secrets, times. No one can write a text into them. */
const NOT_TEXT = new RegExp(
  `^(?:${[
    ...['ids?', '\\w+Ids?', 'sdpMid', 'nextCursor', '\\w*[kK]ey', '\\w*[sS]lug', 'currency', 'subdomain', 'language'],
    ...['region', 'kind', 'part', 'points', 'filters', 'field', 'rule', 'state', 'actions?', '\\w*Types?', 'type'],
    ...['asked', 'urls', 'subscriptionTier', 'version', 'revision', 'fingerprint', 'sha256', '\\w*_?token', 'secret'],
    ...['uri', 'challenge', 'credential', 'sdp', 'candidate', 'usernameFragment', 'release', 'image_url', 'pathPrefix'],
  ].join('|')})$`,
);
/** Examples of strings that cannot be texts: ids, numbers, dates, time zones, codes of countries, previews and sizes of photos. */
const EXAMPLES_OF_NO_TEXT = [
  /^[0-9a-f]{8}-/,
  /^\d{4}-\d\d(?:-\d\dT?|$)/,
  /^\d\d:\d\d$/,
  /^\d+$/,
  /^[A-Z][a-z]+\/[A-Z]\w+$/,
  /^[A-Z]{2}$/,
  /^data:/,
  /^<svg/,
  /^\/(?:api|media)\//,
];

/** Strings that pages compare with their own address, among others of that name that are texts. */
const KEYS = new Set(['FeaturedFamilies.place']);
for (const key of KEYS) {
  const [schema = '', field = ''] = key.split('.');
  if (!schemas[schema]?.properties?.[field]) throw new Error(`The contract has no ${key}`);
}

/** How a payload is written into a string: as it is, as text within HTML, or as an address that runs. */
type Kind = 'text' | 'html' | 'link';

function kindOf(name: string, { format, pattern, enum: choices, example }: Schema): Kind | undefined {
  if (choices || (pattern && pattern !== '\\S') || NOT_TEXT.test(name)) return undefined;
  if (format) return format === 'uri' ? 'link' : undefined;
  const one = String(Array.isArray(example) ? example[0] : (example ?? ''));
  if (EXAMPLES_OF_NO_TEXT.some((pattern) => pattern.test(one))) return undefined;
  if (one.startsWith('<')) return 'html';
  return /^(?:https?:\/)?\//.test(one) ? 'link' : 'text';
}

/** Fields as "Schema.field"; that of the payload with number 1 is first. */
const fields: string[] = [];

const numberOf = (field: string): number => fields.indexOf(field) + 1 || fields.push(field);

/** The field, as "Schema.field", whose payload has this number. */
export const fieldOf = (number: number): string => fields[number - 1] ?? '';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Writes a text at the end of the first element of each kind. */
function intoHtml(html: string, text: string): string {
  const tags = new Set<string>();
  return html.replace(/<\/(h[1-4]|p|li|td|th|figcaption)>/g, (end, tag: string) => {
    if (tags.has(tag)) return end;
    tags.add(tag);
    return escaped(text) + end;
  });
}

function planted(value: string, kind: Kind, number: number): string {
  if (kind === 'link') return `javascript:${MARK}(${number})//${MARK}${number}`;
  return kind === 'html' ? intoHtml(value, longPayload(number)) : `${value} ${longPayload(number)}`;
}

/** A schema without references, and the name of the one in which its fields are. */
function resolved(schema: Schema, owner: string, value: unknown): { schema: Schema; owner: string } {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return resolved(schemas[name] ?? {}, name, value);
  }
  const { allOf = [], oneOf, discriminator, ...own } = schema;
  const chosen = discriminator && (value as Record<string, string>)[discriminator.propertyName];
  const parts = [...allOf, ...(oneOf && chosen ? [{ $ref: discriminator.mapping[chosen] ?? '' }] : [])];
  return parts.reduce<{ schema: Schema; owner: string }>(
    (sum, part) => {
      const { schema: of, owner: whose } = resolved(part, sum.owner, value);
      const properties = { ...sum.schema.properties, ...of.properties };
      return { schema: { ...of, ...sum.schema, properties }, owner: whose };
    },
    { schema: own, owner },
  );
}

function poisoned(value: unknown, given: Schema, whose: string, name: string, seen: Set<number>): unknown {
  if (value === null || value === undefined) return value;
  const { schema, owner } = resolved(given, whose, value);
  if (typeof value === 'string') {
    const field = `${whose}.${name}`;
    const kind = KEYS.has(field) ? undefined : kindOf(name, schema);
    if (!kind) return value;
    const number = numberOf(field);
    seen.add(number);
    return planted(value, kind, number);
  }
  if (Array.isArray(value)) {
    const items = { example: schema.example, ...schema.items };
    return value.map((one: unknown) => poisoned(one, items, whose, name, seen));
  }
  if (typeof value !== 'object') return value;
  const { properties = {}, additionalProperties } = schema;
  const further = typeof additionalProperties === 'object' ? additionalProperties : {};
  const fields = Object.entries(value).map(([key, inner]) => {
    const known = properties[key];
    if (known) return [key, poisoned(inner, known, owner, key, seen)];
    return [key, additionalProperties ? poisoned(inner, further, owner, name, seen) : (inner as unknown)];
  });
  return Object.fromEntries(fields) as object;
}

const OPERATIONS = Object.entries(contract.paths)
  .map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: path.split('{').length,
    methods,
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

/**
 * A JSON answer of the API in which every text that someone could have written is followed by markup, as the contract
 * describes it. Texts of fields that the contract gets in the future are among them. `seen` gets the numbers of the
 * fields.
 */
export function poisonAnswer(
  { method, path, status }: { method: string; path: string; status: number },
  body: unknown,
  seen: Set<number>,
): unknown {
  const operation = OPERATIONS.find(({ pattern }) => pattern.test(path))?.methods[method.toLowerCase()];
  const schema = operation?.responses[status]?.content?.['application/json']?.schema;
  return schema ? poisoned(body, schema, path, '', seen) : body;
}

/** How a Socket.IO packet of the server with an event begins. */
const EVENT = /^42(?=\[)/;

function poisonPacket(packet: string, seen: Set<number>): string {
  if (!EVENT.test(packet)) return packet;
  const [event, data] = JSON.parse(packet.slice(2)) as [string, unknown];
  const schema = schemas['LiveEvents']?.properties?.[event];
  return schema ? `42${JSON.stringify([event, poisoned(data, schema, 'LiveEvents', event, seen)])}` : packet;
}

/** Poisons everything that a page gets from the API, over HTTP and its socket. `seen` gets the numbers of the fields. */
export async function poisonAnswers(page: Page, seen: Set<number>): Promise<void> {
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((packet) => socket.send(typeof packet === 'string' ? poisonPacket(packet, seen) : packet));
  });
  await page.route(/^[^?#]*\/api\//, async (route) => {
    const request = route.request();
    // The page may be left before its answer.
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    const [type, path] = [response.headers()['content-type'] ?? '', new URL(request.url()).pathname];
    const answer = { method: request.method(), path, status: response.status() };
    const json: unknown = type.startsWith('application/json') ? await response.json().catch(() => null) : null;
    await route
      .fulfill(json === null ? { response } : { response, json: poisonAnswer(answer, json, seen) })
      .catch(() => undefined);
  });
}
