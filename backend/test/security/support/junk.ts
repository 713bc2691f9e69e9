import type { Chance } from './random.js';

/** Planted in texts and headers; the log must never show them. */
export const PLANTED_CARD = '4242 4242 4242 4242';
export const PLANTED_PASSWORD = 'planted copper kettle';
export const PLANTED_TOKEN = 'planted-token-7f3a9c1e5b2d';

/** Raw JSON text that `JSON.stringify` would never write. */
const RAW = (text: string) => `@@raw:${Buffer.from(text).toString('hex')}@@`;
const deep = (levels: number) => RAW(`${'['.repeat(levels)}${']'.repeat(levels)}`);
const deepObject = (levels: number) => RAW(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\u202eabc',
    '\u200b',
    '\ufeff',
    'é'.normalize('NFD'),
    '😀'.repeat(50),
    '\r\nBcc: a@b.example',
  ],
  ...["' OR 1=1 --", '%', '_', '\\', '{{7*7}}', '<script>alert(1)</script>', 'javascript:alert(1)'],
  ...['../../etc/passwd', 'http://169.254.169.254/', 'file:///etc/passwd', '__proto__', 'constructor', 'toString'],
  ...['0000-00-00', '2026-02-30', '2026-13-01T25:61:61Z', '+275760-09-13T00:00:00.001Z', 'infinity', 'NaN', 'null'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'me', '-1', '1e400'],
  ...[PLANTED_CARD, PLANTED_PASSWORD, PLANTED_TOKEN],
];
const NUMBERS = [
  0,
  -1,
  1.5,
  -0,
  1e308,
  2 ** 31,
  2 ** 53 + 2,
  -(2 ** 63),
  RAW('1e999'),
  RAW('-1e-400'),
  RAW('9'.repeat(400)),
];
const SHAPES: unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: null }],
  ...[RAW('{"__proto__":{"userType":"admin"}}'), RAW('{"constructor":{"prototype":{"admin":true}}}')],
  ...[RAW('"\\ud800"'), RAW('"\\udc00x"'), RAW('{"\\ud800":1}'), deep(200), deep(5_000), deepObject(300)],
  ...[RAW('"\\u0000"'), RAW('{"a":1,"a":2}'), ['x', ['x']], Array.from({ length: 2_000 }, () => 1)],
];

/** Any value that a client might send by mistake or on purpose. */
export function junk(chance: Chance): unknown {
  const kind = chance.below(10);
  if (kind < 4) return chance.pick(TEXTS);
  if (kind < 6) return chance.pick(NUMBERS);
  if (kind < 9) return chance.pick(SHAPES);
  return chance.pick(['x', 'ж', '字', '\0', '<']).repeat(chance.pick([129, 2_001, 20_001, 70_000]));
}

export const junkText = (chance: Chance): string => chance.pick(TEXTS);

/** JSON with the raw texts in it. */
export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"@@raw:([0-9a-f]*)@@"/g, (_, hex: string) =>
    Buffer.from(hex, 'hex').toString(),
  );

const FIELDS = [
  'userType',
  'isAdmin',
  'hasPaid',
  'subscriptionTier',
  'id',
  '__proto__',
  'constructor',
  'x',
  '',
  '$where',
];

/** A copy of a body with something wrong in it, at any depth. */
export function damaged(value: unknown, chance: Chance): unknown {
  if (chance.percent(6)) return junk(chance);
  if (Array.isArray(value)) {
    const kind = chance.below(4);
    if (kind === 0 || value.length === 0) return [...(value as unknown[]), junk(chance)];
    if (kind === 1) return [];
    if (kind === 2) return Array.from({ length: 300 }, () => value[0] as unknown);
    const at = chance.below(value.length);
    return value.map((item: unknown, index) => (index === at ? damaged(item, chance) : item));
  }
  if (typeof value !== 'object' || value === null) return junk(chance);
  const names = Object.keys(value);
  const kind = chance.below(10);
  const fields = value as Record<string, unknown>;
  if (kind === 0 || names.length === 0)
    return JSON.parse(
      `{${[...names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(fields[name])}`), `${JSON.stringify(chance.pick(FIELDS))}:${JSON.stringify(junkText(chance))}`].join()}}`,
    );
  const name = chance.pick(names);
  if (kind === 1) return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
  if (kind === 2) return [value];
  return { ...fields, [name]: kind < 6 ? damaged(fields[name], chance) : junk(chance) };
}

/** Values that are not text. */
const BYTES = [[0xff, 0xfe], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0x00], [0xf4, 0x90, 0x80, 0x80], [0xef, 0xbb, 0xbf]];

/** A body that is no longer JSON, or only just. */
export function brokenJson(text: string, chance: Chance): Buffer {
  const at = chance.below(text.length + 1);
  const bytes = Buffer.from(chance.pick(BYTES));
  const first = /"(\w+)":/.exec(text)?.[1] ?? 'a';
  const made: (string | Buffer)[] = [
    Buffer.concat([Buffer.from(text.slice(0, at)), bytes, Buffer.from(text.slice(at))]),
    Buffer.concat([bytes, Buffer.from(text)]),
    text.slice(0, at),
    text.replace('{', `{${JSON.stringify(first)}:${toJson(junk(chance))},`),
    text.replace('{', '{"__proto__":{"userType":"admin"},'),
    ...[
      '',
      '{',
      ']',
      'null',
      '"x"',
      '[]',
      '{}',
      'NaN',
      "{'a':1}",
      '{"a":1,}',
      '/**/{}',
      `${text}${text}`,
      `\n\n${text}  `,
    ],
    `${' '.repeat(3_000)}${text}`,
    Buffer.from(text, 'utf16le'),
  ];
  const chosen = chance.pick(made);
  return typeof chosen === 'string' ? Buffer.from(chosen) : chosen;
}
