import { PageHead, useSite } from '../../lib/head';
import { ownQuery, type BlogState } from './blog-state';
import { FeedLinks } from './FeedLinks';
import { blogTexts as words } from './texts';
import { listThings } from './structured-data';

/** The head of a list page. Missing categories and later pages are not indexed. */
export function BlogHead({ state }: { state: BlogState }) {
  const site = useSite();
  const { category, unknown } = state;
  return (
    <PageHead
      title={category ? words.categoryTitle(category.name) : words.headTitle}
      description={category ? words.category[category.slug].text : words.description}
      query={ownQuery(state)}
      hidden={unknown !== null}
      jsonLd={import.meta.env.SSR ? listThings(site) : []}
    >
      <FeedLinks />
    </PageHead>
  );
}
