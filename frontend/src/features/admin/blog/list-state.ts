import { pageIn } from '../../../admin-ui/lists/use-address';
import type { ListAdminPostsApiArg, PostOrder } from '../../../api/admin-posts';
import { adminBlogMessages } from './texts';

const STATES = Object.keys(adminBlogMessages.states) as (keyof typeof adminBlogMessages.states)[];
const ORDERS = Object.keys(adminBlogMessages.list.orders) as PostOrder[];
export const PAGE_LENGTH = 20;

/** The list's filters from the address. Other parameters are ignored. */
export function readList(params: URLSearchParams): ListAdminPostsApiArg & { order: PostOrder; page: number } {
  const state = STATES.find((one) => one === params.get('state'));
  const order = ORDERS.find((one) => one === params.get('sort')) ?? '-edited';
  const [q, category, author] = [params.get('q'), params.get('category'), params.get('author')];
  return {
    order,
    page: pageIn(params),
    pageSize: PAGE_LENGTH,
    ...(state && { state }),
    ...(q && { q: q.slice(0, 100) }),
    ...(category && { category }),
    ...(author && { author }),
  };
}
