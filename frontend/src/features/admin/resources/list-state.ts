import { pageIn } from '../../../admin-ui/lists/use-address';
import type { ListAdminResourcesApiArg, AdminResource } from '../../../api/admin-resources';
import { adminResourceTexts } from './texts';

export const AUDIENCES: readonly AdminResource['audience'][] = ['both', 'family', 'aupair'];
type Order = keyof typeof adminResourceTexts.list.orders;
const ORDERS = Object.keys(adminResourceTexts.list.orders) as Order[];
export const PAGE_LENGTH = 20;

const flagOf = (value: string | null): boolean | undefined =>
  value === 'yes' ? true : value === 'no' ? false : undefined;

/** The list's filters from the address. Other parameters are ignored. */
export function readList(params: URLSearchParams) {
  const order = ORDERS.find((one) => one === params.get('sort')) ?? '-updated';
  const page = pageIn(params);
  const audience = AUDIENCES.find((one) => one === params.get('audience'));
  const [published, featured] = [flagOf(params.get('published')), flagOf(params.get('featured'))];
  const q = params.get('q')?.slice(0, 100);
  return { order, page, audience, published, featured, q };
}

/** The same as parameters of the API. */
export function queryOf(list: ReturnType<typeof readList>): ListAdminResourcesApiArg {
  const { order, page, audience, published, featured, q } = list;
  return {
    page,
    pageSize: PAGE_LENGTH,
    sort: order.replace('-', '') as 'updated' | 'title' | 'downloads',
    direction: order.startsWith('-') ? 'desc' : 'asc',
    ...(audience && { audience }),
    ...(published !== undefined && { published }),
    ...(featured !== undefined && { featured }),
    ...(q && { q }),
  };
}
