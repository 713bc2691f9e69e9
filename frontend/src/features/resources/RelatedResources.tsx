import { useListResourcesQuery, type ResourceDetail, type ResourceSummary } from '../../api/resources';
import { resourcePath } from '../../config/paths';
import { RegionLink, useRegion } from '../../lib/region';
import { relatedResources } from './related-resources';
import { resourceTexts } from './texts';
import { TemplateSheet } from './TemplateSheet';
import styles from './RelatedResources.module.css';

/** Three related templates. */
export function RelatedResources({ resource }: { resource: ResourceDetail }) {
  const region = useRegion();
  const { data } = useListResourcesQuery({ region });
  const related = relatedResources(data?.items ?? NONE, resource);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">{resourceTexts.page.related}</h2>
      <ul className={styles.list}>
        {related.map(({ slug, title, region: country }) => (
          <li key={slug}>
            <TemplateSheet title={title} slug={slug} region={country ?? region} />
            <h3>
              <RegionLink to={resourcePath(slug)}>{title}</RegionLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NONE: readonly ResourceSummary[] = [];
