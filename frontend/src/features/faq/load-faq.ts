import { faqApi } from '../../api/faq';
import { failOnServer, type LoadArgs } from '../../lib/load-args';
import { regionOfUrl } from '../../lib/region';

/** Fetches the answers of the page's region before it is drawn. */
export async function loadFaq({ store, url }: LoadArgs): Promise<void> {
  const request = store.dispatch(faqApi.endpoints.listFaqEntries.initiate({ region: regionOfUrl(url) }));
  const { error } = await request;
  request.unsubscribe();
  failOnServer(error);
}
