import { HomeScreen } from '../../features/landing/home/HomeScreen';
import { loadFeatured } from '../../features/landing/people/featured';
import { bringParts } from '../../lib/later';
import type { LoadArgs } from '../../lib/load-args';

export async function load(args: LoadArgs): Promise<void> {
  await Promise.all([loadFeatured(args, 'auPairs', 'families'), bringParts()]);
}

export function Component() {
  return <HomeScreen />;
}
