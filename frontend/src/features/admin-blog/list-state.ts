import type { ListOfficePostsApiArg, PostOrder, PostState } from '../../api/back-office-posts';

export const STATES: readonly PostState[] = ['draft', 'scheduled', 'published'];
export const ORDERS: readonly PostOrder[] = ['-edited', 'edited', 'title', '-title', '-published', 'published'];
export const PAGE_LENGTH = 20;

/** What the address of the list asks for. Anything else in it is as if it were not there. */
export function readList(params: URLSearchParams): ListOfficePostsApiArg & { order: PostOrder; page: number } {
  const state = STATES.find((one) => one === params.get('state'));
  const order = ORDERS.find((one) => one === params.get('sort')) ?? '-edited';
  const page = Math.min(500, Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  const [q, category, author] = [params.get('q'), params.get('category'), params.get('author')];
  return {
    order,
    page,
    limit: PAGE_LENGTH,
    ...(state && { state }),
    ...(q && { q: q.slice(0, 100) }),
    ...(category && { category }),
    ...(author && { author }),
  };
}
