import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** Words that have no place in a name, and what is said instead. */
const RETIRED_IN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:upkeep|sweeps?)$/, 'scheduled task, clean-up'],
  [/^(?:desks?|offices?|keepers?|doorkeepers?)$/, 'admin, Admin'],
  [/^deeds?$/, 'action'],
  [/^dealings?$/, 'relationship'],
  [/^(?:some|no|any|every)body$|^whoever$/, 'someone, no one, unknown'],
  [/^tellings?$/, 'delivery'],
  [/^farewells?$/, 'account deletion'],
  [/^(?:anew|heed|mend(?:ed)?)$/, 'again, observe, correct'],
  [/^governed$/, 'configurable, configured'],
  [/^impossible$/, 'what is not possible'],
];

/** Words that new events, listeners, tasks and jobs do not have in their names, and what is said instead. */
const RETIRED_IN_STORED_NAMES: readonly (readonly [RegExp, string])[] = [
  ...RETIRED_IN_NAMES,
  [/^arrangements?$/, 'agreement, placement'],
  [/^(?:mails?|letters?)$/, 'email'],
  [/^places?$/, 'job listing, location'],
  [/^papers?$/, 'document'],
  [/^(?:prune|appear)$/, 'delete, publish'],
];

/** Names that something outside fixes: file formats, values that are stored or part of the API. */
const ALLOWED_NAMES: ReadonlySet<string> = new Set([
  // Office documents (OOXML)
  'OFFICE',
  'OFFICE_PARTS',
  'inspectOffice',
  'office-inspection.mjs',
  'office-files.ts',
  // a reason that families choose, as it is stored
  'somebody_else',
  // “Dead letters” is the usual name for deliveries that failed at every try
  'events.delete-dead-letters',
  // the role that owns sealed tables in every installation
  'wattle_and_fern_keeper',
]);

/** `orderedList`, `ORDERED_LIST` and `ordered-list.ts` are the words ordered, list (and ts). */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const complaintOf = (name: string, retired: typeof RETIRED_IN_NAMES): string | null => {
  if (ALLOWED_NAMES.has(name)) return null;
  for (const word of wordsOf(name))
    for (const [pattern, instead] of retired) if (pattern.test(word)) return `${name}: ${word} → ${instead}`;
  return null;
};

/** The problem of a name; null if there is none. */
export const retiredIn = (name: string): string | null => complaintOf(name, RETIRED_IN_NAMES);

/** The same for the name of an event, a listener, a task or a job. */
export const retiredInStoredName = (name: string): string | null => complaintOf(name, RETIRED_IN_STORED_NAMES);

/** The names of events, listeners, tasks and jobs, which are stored: `@OnDomainEvent`, `@Scheduled`, `jobs.handle`. */
export const storedNamesIn = (code: string): string[] =>
  [...code.matchAll(/(?:@OnDomainEvent|@Scheduled|\bjobs\.handle)\(\s*('[^']+'(?:,\s*'[^']+')?)/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );

/** SQL names are in strings: several words in lower case, joined by underscores. */
const SQL_NAME = /\b[a-z]+(?:_[a-z0-9]+)+\b/g;

/** The names that a source declares, and the SQL names in its texts. */
export function namesIn(path: string, code: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    // `thing.name` uses a name that is declared elsewhere, perhaps by a package.
    if (name && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node)) names.add(name.text);
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText) for (const [sqlName] of node.text.matchAll(SQL_NAME)) names.add(sqlName);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return names;
}

/** The sources of some folders with their tests, without migrations: those are never changed. */
export function readCode(root: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const code = files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')] as const);
  return new Map(code.filter(([path]) => !/\/(?:migrations|node_modules|dist|generated)\//.test(path)));
}
