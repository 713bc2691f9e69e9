import { writeJsonLd, type JsonLdThing } from './json-ld';

/**
 * Data for search engines. They read what the server sends, so it is drawn there only, and the server moves it out of
 * the page's body into its head; the browser's code carries none of it.
 */
export function JsonLd({ data }: { data: JsonLdThing }) {
  if (!import.meta.env.SSR) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }} />;
}
