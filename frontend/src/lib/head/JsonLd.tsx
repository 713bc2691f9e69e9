import { writeJsonLd, type JsonLdThing } from './json-ld';

/**
 * Data for search engines. They read the server's HTML, so only the server renders it, and moves it from the body to the
 * head.
 */
export function JsonLd({ data }: { data: JsonLdThing }) {
  if (!import.meta.env.SSR) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }} />;
}
