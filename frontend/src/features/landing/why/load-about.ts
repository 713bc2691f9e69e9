import { aboutApi } from '../../../api/about';
import type { LoadArgs } from '../../../lib/load-args';

/** Brings what is said of the people behind the site. Without it, the samples of the release are shown, and marked. */
export async function loadAbout({ store }: Pick<LoadArgs, 'store'>): Promise<void> {
  await store.dispatch(aboutApi.endpoints.getAbout.initiate(undefined, { subscribe: false }));
}
