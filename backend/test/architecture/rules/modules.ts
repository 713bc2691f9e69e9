import { importsOf, type SourceTree } from './source-tree.js';

/** The direct dependencies of each module. It may import those, their dependencies, and the platform. */
const DEPENDS_ON: Record<string, readonly string[]> = {
  country: [],
  media: [],
  auth: ['country', 'media'],
  profiles: ['auth'],
  visas: ['profiles'],
  verification: ['profiles'],
  matching: ['visas'],
  search: ['verification', 'matching'],
  billing: ['profiles'],
  'fair-pay': ['billing'],
  support: ['billing'],
  safety: ['profiles'],
  messaging: ['safety', 'billing', 'matching'],
  interviews: ['messaging'],
  agreements: ['interviews', 'support'],
  arrivals: ['agreements'],
  hours: ['agreements'],
  'employer-clock': ['agreements'],
  reviews: ['agreements'],
  'job-board': ['agreements', 'fair-pay', 'search'],
  shortlists: ['job-board'],
  content: ['profiles'],
  resources: ['profiles'],
  notifications: ['messaging'],
  'personal-data': ['verification'],
  marketing: ['notifications'],
  admin: ['job-board', 'reviews', 'content', 'resources', 'personal-data', 'marketing'],
};

const foundations = (name: string): string[] =>
  (DEPENDS_ON[name] ?? []).flatMap((lower) => [lower, ...foundations(lower)]);

/** `auth`, `platform`, or null for what puts the modules together: main, app.module, bin, migrations. */
export function moduleOf(file: string): string | null {
  if (file.startsWith('backend/src/platform/')) return 'platform';
  return /^backend\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Imports against the direction of the modules, each as a sentence. */
export function wrongDirections(tree: SourceTree): string[] {
  return importsOf(tree).flatMap(({ from, to }) => {
    const [own, other] = [moduleOf(from), moduleOf(to)];
    if (own === null || own === other) return [];
    if (other === null) return [`${from} reaches up to ${to}`];
    if (own === 'platform') return [`${from}: the platform knows nothing of ${other}`];
    return other === 'platform' || foundations(own).includes(other) ? [] : [`${from}: ${own} may not import ${other}`];
  });
}

/** Modules without a place in the order. */
export function unknownModules(tree: SourceTree): string[] {
  const names = new Set([...tree.keys()].map(moduleOf));
  return [...names].filter((name) => name !== null && name !== 'platform' && !(name in DEPENDS_ON)) as string[];
}

/** Entities and repositories that a module exports, which are its own alone: `path: Name`. */
export function exportedStorage(tree: SourceTree): string[] {
  return [...tree]
    .filter(([file]) => /^backend\/src\/modules\/[^/]+\/index\.ts$/.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/export (type )?\{([^}]*)\} from '[^']*\.(?:entity|repository)\.js'/g)].flatMap(
        ([, allTypes, names = '']) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => !allTypes && !name.startsWith('type ') && name !== '')
            // Constants and pieces of SQL are no storage.
            .filter((name) => /^[A-Z][a-z]/.test(name))
            .map((name) => `${file}: ${name}`),
      ),
    );
}

/** Files that use Nest's way around a cycle. */
export const forwardReferences = (tree: SourceTree): string[] =>
  [...tree].filter(([, text]) => /\bforwardRef\s*\(/.test(text)).map(([file]) => file);
