import { useListResourcesQuery } from '../../api/resources';
import { paths, resourcePath } from '../../config/paths';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { RegionLink } from '../../lib/region';
import { ArrowLink } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { supportTexts as texts } from './texts';
import styles from './Support.module.css';
import { useHelpRegion } from './use-help-region';

const MOST = 6;

/** Guides and templates for this side and this country; what is on show in the library first. */
export function Guides({ role }: { role: 'family' | 'aupair' }) {
  const region = useHelpRegion();
  const query = useListResourcesQuery({ audience: role, region });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  const chosen = [...(data?.items ?? [])].sort((a, b) => Number(b.featured) - Number(a.featured)).slice(0, MOST);
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="guides">
      <div className={styles.partHead}>
        <h2 id="guides">{texts.guides.heading[role]}</h2>
        <ArrowLink to={`${paths.resources}?audience=${role}`}>{texts.guides.all}</ArrowLink>
      </div>
      {error && !data ? (
        <PartFailed
          className={styles.again}
          text={texts.guides.failed}
          again={texts.again}
          onAgain={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton shape="card" height="220px" />
      ) : chosen.length === 0 ? (
        <p className={styles.quiet}>{texts.guides.none}</p>
      ) : (
        <ul className={styles.guides}>
          {chosen.map(({ id, slug, title, summary }) => (
            <li key={id}>
              <RegionLink to={resourcePath(slug)}>
                <h3>{title}</h3>
                {summary ? <p>{summary}</p> : null}
              </RegionLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
