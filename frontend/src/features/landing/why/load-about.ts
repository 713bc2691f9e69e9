import { aboutApi } from '../../../api/about';
import type { LoadArgs } from '../../../lib/load-args';

/** Loads the founder's story and figures. If this fails, marked samples are shown. */
export async function loadAbout({ store }: Pick<LoadArgs, 'store'>): Promise<void> {
  await store.dispatch(aboutApi.endpoints.getAbout.initiate(undefined, { subscribe: false }));
}
