import { resourcesApi } from '../../api/resources';
import { isApiError } from '../../lib/api-error';
import { failOnServer, type LoadArgs } from '../../lib/load-args';
import { regionOfUrl } from '../../lib/region';
import { listArgs, readResources } from './resources-state';

/** Fetches the list before it is drawn. */
export async function loadResources({ store, url }: LoadArgs): Promise<void> {
  const args = listArgs(readResources(url.searchParams), regionOfUrl(url));
  const request = store.dispatch(resourcesApi.endpoints.listResources.initiate(args));
  const { error } = await request;
  request.unsubscribe();
  failOnServer(error);
}

/** Fetches one guide, and the others that may go well with it, before it is drawn. An unknown one is a 404. */
export async function loadResource({ store, params: { slug = '' }, url }: LoadArgs): Promise<void> {
  const others = store.dispatch(resourcesApi.endpoints.listResources.initiate({ region: regionOfUrl(url) }));
  const request = store.dispatch(resourcesApi.endpoints.readResource.initiate({ slug }));
  const [{ error }] = await Promise.all([request, others]);
  request.unsubscribe();
  others.unsubscribe();
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  failOnServer(error);
}
