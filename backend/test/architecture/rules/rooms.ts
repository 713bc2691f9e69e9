import { importsOf, type SourceTree } from './source-tree.js';

/** What each room stands on directly; it may import those, what they stand on, and the platform. */
const STANDS_ON: Record<string, readonly string[]> = {
  country: [],
  media: [],
  auth: ['country', 'media'],
  profiles: ['auth'],
  safety: ['profiles'],
  messaging: ['safety', 'billing'],
  placements: ['messaging'],
  content: ['profiles'],
  resources: ['profiles'],
  billing: ['profiles'],
  notifications: ['placements', 'content', 'resources', 'billing'],
  'personal-data': ['notifications'],
  admin: ['personal-data'],
};

const foundations = (room: string): string[] =>
  (STANDS_ON[room] ?? []).flatMap((lower) => [lower, ...foundations(lower)]);

/** `auth`, `platform`, or null for what puts the rooms together: main, app.module, bin, migrations. */
function roomOf(file: string): string | null {
  if (file.startsWith('backend/src/platform/')) return 'platform';
  return /^backend\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Imports against the direction of the rooms, each as a sentence. */
export function wrongDirections(tree: SourceTree): string[] {
  return importsOf(tree).flatMap(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === null || room === other) return [];
    if (other === null) return [`${from} reaches up to ${to}`];
    if (room === 'platform') return [`${from}: the platform knows nothing of ${other}`];
    return other === 'platform' || foundations(room).includes(other)
      ? []
      : [`${from}: ${room} may not import ${other}`];
  });
}

/** Rooms that nobody has given a place in the order. */
export function unknownRooms(tree: SourceTree): string[] {
  const rooms = new Set([...tree.keys()].map(roomOf));
  return [...rooms].filter((room) => room !== null && room !== 'platform' && !(room in STANDS_ON)) as string[];
}

/** Files that use Nest's way around a cycle. */
export const forwardReferences = (tree: SourceTree): string[] =>
  [...tree].filter(([, text]) => /\bforwardRef\s*\(/.test(text)).map(([file]) => file);
