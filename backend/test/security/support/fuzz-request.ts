import { resolved, type Operation, type Schema } from './contract.js';
import { brokenJson, damaged, junk, junkText, PLANTED_CARD, PLANTED_PASSWORD, PLANTED_TOKEN, toJson } from './junk.js';
import { multipart } from './multipart.js';
import { Chance } from './random.js';

/** A request that would be accepted: what the fuzzer starts from. */
export interface Base {
  operation: Operation;
  path: string;
  body: unknown;
}

export interface FuzzRequest {
  index: number;
  method: string;
  /** As it is in the first line. */
  target: string;
  role: string;
  bytes: Buffer;
  /** The body ends before it should, so a closed connection is an answer too. */
  cutOff: boolean;
  operation: Operation;
}

const PATH_JUNK = [
  ...['me', '0', '-1', '%00', '%ff', '%2e%2e%2f', '..%2f..', '%0d%0aX-A:b', 'a'.repeat(300), '%F0%9F%98%80', '%20'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '1e9', '__proto__', "'", '%'],
];
const CONTENT_TYPES = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json; charset=utf-16', ''],
  ...['application/json, application/json', 'APPLICATION/JSON', 'application/json; charset="', 'x'.repeat(300)],
  ...['application/octet-stream', 'application/json;', 'text/html', 'application/vnd.api+json', '*/*'],
];
const HEADERS = [
  ...[
    'Content-Encoding: gzip',
    'Content-Encoding: br',
    'Content-Encoding: x',
    'Expect: 100-continue',
    'Range: bytes=0-',
  ],
  ...[
    'Accept: text/xml',
    'Accept-Language: ' + 'x,'.repeat(2_000),
    'X-Forwarded-For: 1.2.3.4, x, ::1',
    'Forwarded: for=x',
  ],
  ...[
    'X-HTTP-Method-Override: DELETE',
    'Cookie: rt=x; __Host-rt=%ff; =;;',
    'Origin: null',
    'Sec-Fetch-Site: cross-site',
  ],
  ...[
    'X-Request-Id: ' + 'x'.repeat(2_000),
    'X-Request-Id: a"b',
    'If-None-Match: *',
    'Upgrade: websocket',
    'Accept-Encoding: x',
  ],
  ...[`X-Api-Key: ${PLANTED_TOKEN}`, 'User-Agent: a"b', `Referer: http://x/?token=${PLANTED_TOKEN}`],
  ...[
    'Stripe-Signature: t=1,v1=x',
    'X-Session-Transport: body',
    'Host: evil.example',
    'Content-Type: application/json',
  ],
];
const TOKENS = ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.', '\u00ff\u00fe', PLANTED_TOKEN, 'x'.repeat(5_000), ''];
const METHODS = ['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'PATCH', 'get', 'QUERY'];

/** The request with this index in the run with this seed: always the same bytes for the same bases and tokens. */
export function fuzzRequest(
  seed: number,
  index: number,
  bases: readonly Base[],
  tokens: Readonly<Record<string, string | undefined>>,
): FuzzRequest {
  const chance = new Chance(seed, index);
  const base = chance.pick(bases);
  const { operation } = base;
  const role = roleFor(operation, Object.keys(tokens), chance);
  const method = chance.percent(2) ? chance.pick(METHODS) : operation.method;
  const target = targetOf(base, chance);
  const { type, body } = bodyOf(base, chance);
  const token = chance.percent(4) ? chance.pick(TOKENS) : tokens[role];
  const headers = [
    `Host: ${chance.percent(1) ? 'evil.example' : 'localhost'}`,
    'Connection: close',
    ...(chance.percent(90) ? ['X-Requested-With: fetch'] : []),
    ...(token === undefined ? [] : [`Authorization: ${chance.percent(2) ? 'Basic' : 'Bearer'} ${token}`]),
    ...(body || type ? [`Content-Type: ${chance.percent(4) ? chance.pick(CONTENT_TYPES) : type}`] : []),
    ...(chance.percent(12) ? [chance.pick(HEADERS)] : []),
    ...(chance.percent(0.3) ? [`X-Long: ${'x'.repeat(20_000)}`] : []),
  ];
  const { head, sent, cutOff } = framed(body, chance);
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, ...head, '', ''];
  const bytes = Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), sent]);
  return { index, method, target, role, bytes, cutOff, operation };
}

function roleFor({ path, access }: Operation, roles: string[], chance: Chance): string {
  if (path.startsWith('/api/admin/')) return chance.percent(92) ? 'admin' : chance.pick(roles);
  if (access === 'public') return chance.percent(70) ? 'visitor' : chance.pick(roles);
  const members = roles.filter((role) => role !== 'visitor');
  return chance.percent(95) ? chance.pick(members) : 'visitor';
}

function targetOf({ operation, path }: Base, chance: Chance): string {
  const parts = operation.path.split('/');
  const filled = path.split('?')[0]?.split('/') ?? [];
  const odd = chance.percent(20);
  const way = filled
    .map((part, index) => (odd && parts[index]?.startsWith('{') ? chance.pick([...PATH_JUNK, chance.uuid()]) : part))
    .join('/');
  const given = path.split('?')[1];
  const pairs = given ? given.split('&') : [];
  const fields = operation.parameters.filter((one) => one.in === 'query');
  for (const { name, schema } of fields)
    if (chance.percent(25)) pairs.push(`${name}=${encodeURIComponent(queryValue(schema, chance))}`);
  if (chance.percent(8))
    pairs.push(
      chance.pick(['isAdmin=true', '__proto__[a]=1', '%', '=', '%00=%00', 'a[]=1', 'limit=5&limit=6', '%ff=%ff']),
    );
  if (chance.percent(1)) pairs.push(`x=${'x'.repeat(9_000)}`);
  return pairs.length ? `${way}?${pairs.join('&')}` : way;
}

function queryValue(schema: Schema, chance: Chance): string {
  const { enum: values, example, type } = resolved(schema);
  if (chance.percent(50)) return String(values ? chance.pick(values) : (example ?? (type === 'integer' ? 1 : 'a')));
  const text = chance.percent(60) ? junkText(chance) : toJson(junk(chance));
  return text.slice(0, 3_000);
}

function bodyOf({ operation, body }: Base, chance: Chance): { type: string; body: Buffer | null } {
  const wanted = operation.body;
  if (!wanted)
    return chance.percent(5) ? { type: 'application/json', body: Buffer.from('{"a":1}') } : { type: '', body: null };
  if (wanted.type === 'multipart/form-data') return multipart(chance);
  let value = body;
  if (chance.percent(15)) value = withSecret(value, chance);
  const times = chance.percent(12) ? 0 : 1 + chance.below(3);
  for (let time = 0; time < times; time += 1) value = damaged(value, chance);
  const text = toJson(value);
  return { type: wanted.type, body: chance.percent(12) ? brokenJson(text, chance) : Buffer.from(text) };
}

/** A secret where a client might put one by mistake. */
const withSecret = (value: unknown, chance: Chance): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? {
        ...value,
        [chance.pick(['password', 'code', 'token', 'words', 'card'])]: chance.pick([PLANTED_PASSWORD, PLANTED_CARD]),
      }
    : value;

/** How the body is announced and sent: mostly as it should be. */
function framed(body: Buffer | null, chance: Chance): { head: string[]; sent: Buffer; cutOff: boolean } {
  const sent = body ?? Buffer.alloc(0);
  if (body && chance.percent(4)) {
    const size = sent.length.toString(16);
    const kind = chance.below(4);
    const chunks = [`${size}\r\n`, sent, kind === 0 ? '\r\n' : kind === 1 ? '\r\nzz\r\n\r\n' : '\r\n0\r\n\r\n'];
    const both = kind === 2 ? [`Content-Length: ${sent.length}`] : [];
    return {
      head: ['Transfer-Encoding: chunked', ...both],
      sent: Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))),
      cutOff: kind < 3,
    };
  }
  if (body && chance.percent(3)) return { head: [`Content-Length: ${sent.length + 10}`], sent, cutOff: true };
  if (body && chance.percent(1)) return { head: ['Content-Length: -5'], sent, cutOff: true };
  return { head: body ? [`Content-Length: ${sent.length}`] : [], sent, cutOff: sent.length > 200_000 };
}
