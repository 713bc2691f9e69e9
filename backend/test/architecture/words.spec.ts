import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { namesIn, readCode, retiredIn, retiredInStoredName, storedNamesIn } from './rules/identifiers.js';
import { readContent, readSources } from './rules/written-texts.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where texts are written that people read. */
const TEXTS =
  /(?:\/|-)texts\.ts$|\/texts\/[\w-]+\.ts$|\/landing\/content\/|^frontend\/src\/content\/|\/notifications\/(?:kinds|notification-types)\/|error-catalogue\.ts$|account-errors\.ts$|\/terms\/(?:clause-words|prefill|region-norms)\.ts$/;
/** A short list of texts in the file that uses them. */
const OWN_TEXTS = /^const messages = /m;

/** Words that are never written, and those to write instead. */
const RETIRED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:some|no|any|every)body\b/i, 'someone, no one, anyone, everyone'],
  [/\be-mail/i, 'email'],
  [/\bmails?\b/i, 'email'],
  [/\barrangements?\b/i, 'agreement or placement'],
  [/\bpayslips?\b/i, 'pay slip'],
  [/\bWi-?Fi\b/, 'wifi'],
  [/\bback office\b/i, 'Admin'],
  [/\bcall(?:ed|s|ing)? (?:it |this |that |the interview )?off\b/i, 'cancel'],
  [/\bdeeds?\b/i, 'action'],
  [/\bwhoever\b/i, 'someone, people who'],
  [/\bafterwards\b/i, 'later'],
  [/\bby (?:itself|themselves)\b/i, 'automatically'],
  [/\bbeside\b/i, 'next to'],
  [/\bwhom\b/i, 'who'],
  [/\bnor\b(?!’)/i, 'or'],
  [/\b(?:upon|hence|shall)\b/i, 'on, so, will'],
  [/\bsecond (?:step|factor)\b/i, 'two-step login'],
  [/\b(?:stands?|holds?) until\b/i, 'is valid until'],
  [/(?:^|\d) %/, '15%'],
  [/\b(?:AUD|NZD) ?\d|\d dollars\b/, 'A$40, NZ$40'],
  [/(?:A|NZ)\$\d{4}/, 'A$4,000'],
  [/\b\d{1,2}[:.]\d{2} ?(?:AM|PM)\b/, '7:30 pm'],
  [/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{1,2} [A-Z]/, 'Monday 1 February'],
  [/\p{L}'\p{L}/u, 'a typographic apostrophe: ’'],
];

/** Exact words that the specification fixes, or that name something else. */
const ALLOWED = new Set(["I'm a Family", "I'm an Au Pair", 'To whom it may concern,']);

/** Screens of members, errors, emails, Admin and legal pages say “do not”; public pages may say “don’t”. */
const FULL_FORMS =
  /^backend\/src\/|^frontend\/src\/(?:app|admin-ui|entities)\/|^frontend\/src\/features\/(?!blog|city|contact|country-landing|faq|landing|resources|tools)/;
const CONTRACTION = /n’t\b|’(?:ll|re|ve)\b|\b(?:it|that|there)’s\b/i;

/** The literal texts of a TypeScript file, each with its line. */
function literalsOf(path: string, code: string): [line: number, text: string][] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: [number, string][] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    const isCode =
      ts.isImportDeclaration(node.parent ?? node) ||
      ts.isExportDeclaration(node.parent ?? node) ||
      ts.isLiteralTypeNode(node.parent ?? node) ||
      (ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name === node);
    // Words without a blank and a capital are identifiers: keys, paths, kinds.
    if (isText && !isCode && /^\s|\s|^[A-Z]/.test(node.text))
      found.push([source.getLineAndCharacterOfPosition(node.getStart()).line + 1, node.text]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The lines of a page; addresses in it are not texts. */
const linesOf = (page: string): [line: number, text: string][] =>
  page.split('\n').map((text, index) => [index + 1, text.replace(/https?:\/\/\S+|\]\([^)]*\)/g, '')]);

const isPage = (path: string) => path.startsWith('backend/content/');
/** The word is common English, too: pages of advice use it for how a week is arranged. */
const ONLY_TEXTS = new Set(['agreement or placement']);

const complaintsAbout = (path: string, lines: [number, string][]) =>
  lines
    .filter(([, text]) => !ALLOWED.has(text))
    .flatMap(([line, text]) =>
      RETIRED.filter(([pattern, instead]) => pattern.test(text) && !(isPage(path) && ONLY_TEXTS.has(instead))).map(
        ([, instead]) => `${path}:${line} “${text.trim().slice(0, 80)}” → ${instead}`,
      ),
    );

describe('The texts that people read', () => {
  const texts = [...readSources(root)].filter(([path, code]) => TEXTS.test(path) || OWN_TEXTS.test(code));
  const pages = [...readContent(root)];

  it('are found where they are written', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(pages.length).toBeGreaterThan(25);
  });

  it('use one word for one thing, and one format for money, percentages, days and times', () => {
    const complaints = [
      ...texts.flatMap(([path, code]) => complaintsAbout(path, literalsOf(path, code))),
      ...pages.flatMap(([path, page]) => complaintsAbout(path, linesOf(page))),
    ];
    expect(complaints.sort()).toEqual([]);
  });

  it('use full forms on screens of members, in errors, emails, Admin and legal pages', () => {
    const contracted = texts
      .filter(([path]) => FULL_FORMS.test(path))
      .flatMap(([path, code]) =>
        literalsOf(path, code)
          .filter(([, text]) => CONTRACTION.test(text))
          .map(([line]) => `${path}:${line}`),
      );
    expect(contracted.sort()).toEqual([]);
  });

  it.each([
    ['Somebody wrote to you', 'someone, no one, anyone, everyone'],
    ['15 % of the wage', '15%'],
    ['AUD 40.00', 'A$40, NZ$40'],
    ['Your second step', 'two-step login'],
    ["It's yours", 'a typographic apostrophe: ’'],
    ['Your arrangement', 'agreement or placement'],
  ])('are not “%s”', (text, instead) => {
    expect(complaintsAbout('a', [[1, text]])).toEqual([expect.stringContaining(`→ ${instead}`)]);
  });
});

describe('The names in code, of files and in SQL', () => {
  const code = readCode(root, ['backend/src', 'backend/test', 'backend/bench', 'backend/launcher', 'demo/src']);
  /** This rule and its test name the words. */
  const isRule = (path: string) => /rules\/identifiers\.ts$|architecture\/words\.spec\.ts$/.test(path);

  it('use no retired word', () => {
    expect(code.size).toBeGreaterThan(1_000);
    const complaints = [...code].flatMap(([path, source]) => {
      const fileName = path.slice(path.lastIndexOf('/') + 1);
      const names = [fileName, ...(isRule(path) ? [] : namesIn(path, source))];
      return names.map(retiredIn).flatMap((complaint) => (complaint ? [`${path}: ${complaint}`] : []));
    });
    expect(complaints.sort()).toEqual([]);
  });

  it.each(['openDesk', 'NOBODY', 'verification-desk.ts', 'keeper_id', 'runUpkeep', 'SessionExpirySweepService'])(
    'are not %s',
    (name) => {
      expect(retiredIn(name)).toContain('→');
    },
  );

  it.each(['deskripte', 'officer', 'office-files.ts', 'somebody_else', 'accountId'])('may be %s', (name) => {
    expect(retiredIn(name)).toBeNull();
  });

  it('are found where they are declared', () => {
    const source =
      'class Desk { letter = 1 } const { a: b } = x; type C = string; sql`SELECT x_y FROM $' + '{Desk} z_w`; q.used';
    expect([...namesIn('a.ts', source)].sort()).toEqual(['C', 'Desk', 'b', 'letter', 'x_y', 'z_w']);
  });
});

describe('The names of events, listeners, tasks and jobs', () => {
  const names = [...readCode(root, ['backend/src'])].flatMap(([, code]) => storedNamesIn(code));
  /** They are stored, in the outbox, with deliveries that failed, and in the queue of the previous release. */
  const STORED = [
    'account-mails.send-recovery',
    'account-mails.send-verification',
    'account-mails.tell-mfa-changed',
    'account-mails.tell-passkey-added',
    'account-mails.tell-passkey-copied',
    'account-mails.tell-passkey-removed',
    'account-mails.tell-password-changed',
    'account-mails.tell-recovery-code-used',
    'account-mails.tell-recovery-codes-renewed',
    'account-mails.tell-reopened',
    'account-mails.tell-session-reused',
    'arrangement.cancelled',
    'arrangement.confirmed',
    'arrangement.withdrawn',
    'arrangements.tell-others',
    'board-texts.read-place',
    'desk-mail.pass-on',
    'filled-places.fill',
    'interview-letters.pass',
    'interview.letter',
    'invoice-mails.send-invoice',
    'invoice-mails.send-receipt',
    'invoice-mails.send-reminder',
    'mail.send',
    'place.published',
    'posts.appear',
  ];

  it('use no retired word, unless they are stored', () => {
    expect(names.length).toBeGreaterThan(150);
    const retired = names.filter((name) => retiredInStoredName(name) !== null);
    expect([...new Set(retired)].sort()).toEqual(STORED);
  });

  it('are found where they are declared', () => {
    const source = "@OnDomainEvent('a.b', 'c.d')\n@Scheduled('e.f', { cron })\nthis.jobs.handle(\n  'g.h',";
    expect(storedNamesIn(source)).toEqual(['a.b', 'c.d', 'e.f', 'g.h']);
    expect([retiredInStoredName('mail.send'), retiredInStoredName('email.send')]).toEqual([
      'mail.send: mail → email',
      null,
    ]);
  });
});

describe('Comments and docs', () => {
  const words = /\b(?:(?:some|no)body|administrators?|e-mails?)\b/i;
  /** Names that machines use are in backticks. */
  const prose = (line: string) => line.replace(/`[^`]*`/g, '');
  const comments = [...readCode(root, ['backend', 'demo/src', 'frontend'])]
    .filter(([path]) => !/generated|words\.spec\.ts$|rules\/identifiers\.ts$/.test(path))
    .flatMap(([path, code]) =>
      code.split('\n').flatMap((line) => (/^\s*(?:\/\/|\/?\*)/.test(line) ? [[path, line] as const] : [])),
    );
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      readFileSync(join(root, 'docs', path), 'utf8')
        .split('\n')
        .map((line) => [`docs/${path}`, line] as const),
    );

  it('use the words that readers of today use', () => {
    expect([comments.length > 5_000, pages.length > 2_000]).toEqual([true, true]);
    const complaints = [...comments, ...pages].filter(([, line]) => words.test(prose(line)));
    expect(complaints.map(([path, line]) => `${path}: ${line.trim()}`)).toEqual([]);
  });
});
