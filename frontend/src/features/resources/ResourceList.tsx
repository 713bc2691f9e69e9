import type { ResourceSummary } from '../../api/resources';
import { resourcePath } from '../../config/paths';
import { RegionLink, useRegion } from '../../lib/region';
import { resourceTexts as words } from './texts';
import styles from './ResourceList.module.css';
import { TemplateSheet } from './TemplateSheet';

interface ResourceListProps {
  items: readonly ResourceSummary[];
  /** `spread`: large sheets side by side. `rows`: small ones with their text next to them. */
  variant: 'spread' | 'rows';
}

/** Templates to choose from. */
export function ResourceList({ items, variant }: ResourceListProps) {
  const region = useRegion();
  return (
    <ul className={styles[variant]}>
      {items.map(({ id, slug, title, summary, region: country, audience, attachmentCount }) => (
        <li key={id}>
          <TemplateSheet title={title} slug={slug} region={country ?? region} className={styles.sheet} />
          <div className={styles.words}>
            <h3>
              <RegionLink to={resourcePath(slug)}>{title}</RegionLink>
            </h3>
            {summary ? <p>{summary}</p> : null}
            <p className={styles.facts}>
              <span>{words.page.for[audience]}</span>
              <span>{words.files(attachmentCount)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
