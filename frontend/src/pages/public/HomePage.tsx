import { HomeScreen } from '../../features/landing/home/HomeScreen';
import { loadFeatured } from '../../features/landing/people/featured';
import { loadAbout } from '../../features/landing/why/load-about';
import { preloadDeferred, lazyHydrate } from '../../lib/lazy-hydrate';
import type { LoadArgs } from '../../lib/load-args';

const LatestPosts = lazyHydrate(() => import('../../features/blog/LatestPosts').then((module) => module.LatestPosts));

export async function load(args: LoadArgs): Promise<void> {
  await Promise.all([
    loadFeatured(args, 'auPairs', 'families'),
    loadPosts(args),
    loadPrices(args),
    loadAbout(args),
    preloadDeferred(),
  ]);
}

/** The loader of the posts belongs to the blog and is not part of this page's code. */
async function loadPosts({ store }: LoadArgs): Promise<void> {
  const { loadLatestPosts } = await import('../../features/blog/load-blog');
  await loadLatestPosts(store.dispatch);
}

/** The same with the prices. */
async function loadPrices(args: LoadArgs): Promise<void> {
  const { loadPlans } = await import('../../entities/plans');
  await loadPlans(args);
}

export function Component() {
  return <HomeScreen posts={<LatestPosts />} />;
}
