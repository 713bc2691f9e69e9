import { useListSavedSearchesQuery } from '../../api/saved-searches';
import { paths, savedSearchPath } from '../../config/paths';
import { useSession } from '../../lib/session';
import { RegionLink } from '../../lib/region';
import { Badge } from '../../ui/Badge';
import { ArrowLink } from '../../ui/Button';
import { savedSearchTexts as texts } from './texts';
import styles from './SavedSearches.module.css';

/** Saved searches on the dashboard: those with someone new first. Nothing where none is kept. */
export function SearchesUnderWay() {
  const { user } = useSession();
  const { data } = useListSavedSearchesQuery(undefined, { refetchOnMountOrArgChange: true, skip: !user });
  if (!data || data.items.length === 0) return null;
  const first = [...data.items].sort((a, b) => b.newCount - a.newCount).slice(0, 3);
  return (
    <section className={styles.underWay} aria-labelledby="searches-under-way">
      <h2 id="searches-under-way">{first[0]?.newCount ? texts.underWay : texts.heading}</h2>
      <ul>
        {first.map(({ id, name, newCount }) => (
          <li key={id}>
            <RegionLink to={savedSearchPath(id)}>{name}</RegionLink>
            {newCount > 0 ? <Badge>{texts.fresh(newCount)}</Badge> : null}
          </li>
        ))}
      </ul>
      <ArrowLink to={paths.savedSearches}>{texts.underWayAll}</ArrowLink>
    </section>
  );
}
