import { DEMO_SIGN_INS } from '../../../demo/src/seeding/demo-sign-ins';
import { MEMBER_PAGES } from '../../src/app/member-pages';
import * as addresses from '../../src/config/paths';

/** Whose pages are photographed; the new ones have just signed up. */
export const PEOPLE = [
  ...(['family', 'auPair', 'placedFamily', 'placedAuPair', 'admin'] as const),
  ...(['newFamily', 'newAuPair'] as const),
];
export type PersonName = (typeof PEOPLE)[number];

export const isFamily = (person: PersonName): boolean => /family$/i.test(person);
export const isNew = (person: PersonName): person is 'newFamily' | 'newAuPair' => !(person in DEMO_SIGN_INS);

/** A page as it is opened; `name` is part of the file name. */
interface Shot {
  name: string;
  path: string;
}

/** Calls the API as the person. */
type Ask = (path: string) => Promise<unknown>;

/** The pages about a placement, which the people in one show. */
const OF_PLACEMENTS = /^(agreements|app\/(arrival|employer-clock|hours)|need-out|reviews\/write)/;
const OF_FAMILIES = /^(profile\/family|family-support|search-au-pairs|au-pair\/:id)/;
const OF_AU_PAIRS = /^(profile\/au-pair|au-pair-support|au-pair-job-board|search-families|family\/:id)/;
const PUBLIC = ['search-au-pairs', 'search-families', 'au-pair/:id', 'family/:id', 'pricing', 'payment', 'offline'];

/** The pages for members, the public ones that they use most, and an open conversation, as the routes write them. */
const PAGES = [
  ...MEMBER_PAGES.map(([path]) => path),
  ...PUBLIC,
  'app/messages?conversation',
  'resources/first-aid-and-emergency-card',
];
/** The pages of Admin that need no id. */
const ADMIN_PAGES = Object.values(addresses.paths)
  .map((path) => path.slice(1))
  .filter((path) => /^(admin|test-upload)/.test(path) && path !== 'admin/blog-preview');

/** The id of the first item in a list of the API. */
async function firstOf(items: Promise<unknown>): Promise<string | undefined> {
  return ((await items) as { items: { id: string }[] }).items[0]?.id;
}

/** Addresses that need the id of something; undefined if the person has none. */
const WITH_ID: Record<string, (ask: Ask, others: string[]) => Promise<string | undefined> | string | undefined> = {
  'agreements/:id': async (ask) => at(addresses.agreementPath, await firstOf(ask('/api/agreements?limit=1'))),
  'interviews/:id/room': async (ask) =>
    at(addresses.callRoomPath, await firstOf(ask('/api/interviews?view=upcoming&limit=1'))),
  'support-requests/:id': async (ask) =>
    at(addresses.supportRequestPath, await firstOf(ask('/api/support-requests?limit=1'))),
  'reviews/write/:agreementId': async (ask) =>
    at(addresses.writeReviewPath, await firstOf(ask('/api/agreements?limit=1'))),
  'app/messages?conversation': async (ask) =>
    at(addresses.conversationPath, await firstOf(ask('/api/conversations?limit=1'))),
  'app/compare': (_, others) => addresses.comparePath(others.slice(0, 3)),
  report: (_, [id]) => at((of) => addresses.reportPath('profile', of), id),
  'au-pair/:id': (_, [id]) => at(addresses.auPairPath, id),
  'family/:id': (_, [id]) => at(addresses.familyPath, id),
};

const at = (address: (id: string) => string, id: string | undefined) => id && address(id);

/** Pages whose address is not known without an id. */
export const lacksAddress = (page: string): boolean => /:\w+(\/|$)/.test(page) && !WITH_ID[page];

/** The pages that this person can open and that begin with one of the wanted names, or all. */
export function pagesOf(person: PersonName, wanted: readonly string[]): string[] {
  const isWanted = (page: string) => wanted.length === 0 || wanted.some((start) => page.startsWith(start));
  if (person === 'admin') return ADMIN_PAGES.filter(isWanted);
  const ofOthers = isFamily(person) ? OF_AU_PAIRS : OF_FAMILIES;
  const isShown = (page: string) => isNew(person) || person.startsWith('placed') === OF_PLACEMENTS.test(page);
  return PAGES.filter((page) => isWanted(page) && isShown(page) && !ofOthers.test(page));
}

/** The addresses of those pages, with ids from the API. */
export async function shotsOf(person: PersonName, wanted: readonly string[], ask: Ask): Promise<Shot[]> {
  const { items } = (await ask(`/api/${isFamily(person) ? 'au-pair' : 'family'}-profiles?limit=5`)) as {
    items: { id: string }[];
  };
  const others = items.map(({ id }) => id);
  const shots = pagesOf(person, wanted).map(async (page) => {
    const withId = WITH_ID[page];
    const path = withId ? await withId(ask, others) : `/${page.replace(/\/:\w+\?$/, '')}`;
    return path ? [{ name: page.replace(/\/:\w+\?$/, '').replace(/\W+/g, '-'), path }] : [];
  });
  return (await Promise.all(shots)).flat();
}
