import { paths } from '../../config/paths';
import { product } from '../../config/product';
import { useSite } from '../../lib/head';

/** Links to the feeds of the blog. */
export function FeedLinks() {
  const address = useSite() + paths.blog;
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${product.name} (RSS)`} href={`${address}/rss.xml`} />
      <link rel="alternate" type="application/atom+xml" title={`${product.name} (Atom)`} href={`${address}/atom.xml`} />
    </>
  );
}
