import { HomeScreen } from '../../features/landing/home/HomeScreen';
import { loadFeatured } from '../../features/landing/people/featured';
import type { LoadArgs } from '../../lib/load-args';

export const load = (args: LoadArgs) => loadFeatured(args, 'auPairs', 'families');

export function Component() {
  return <HomeScreen />;
}
