import { paths } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import styles from './AudienceNav.module.css';
import { resourceTexts as words } from './texts';
import { queryOf, type Audience, type ResourcesState } from './resources-state';

const AUDIENCES: readonly (Audience | null)[] = [null, 'family', 'aupair', 'both'];

/** The audiences as links, so that each has an address. The search term and the other filters stay. */
export function AudienceNav({ state }: { state: ResourcesState }) {
  return (
    <nav className={styles.nav} aria-label={words.audiences}>
      <ul>
        {AUDIENCES.map((audience) => (
          <li key={audience ?? 'all'}>
            <RegionLink
              to={paths.resources + queryOf({ ...state, audience })}
              aria-current={audience === state.audience ? 'page' : undefined}
              preventScrollReset
            >
              {words.audience[audience ?? 'all']}
            </RegionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
